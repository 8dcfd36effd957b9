import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { renderScreen } from '../../server/testing/render-screen.tsx'
import { ApiProblem } from '../environment/api.ts'
import { answeringApi } from '../environment/testing/answering-api.ts'
import { ChangePassword } from './change-password.tsx'

const account = { email: 'ada@example.com' }

async function open(
  answer: () => Promise<unknown>,
  who: object = { account },
  onChanged?: () => Promise<void>,
) {
  const write = vi.fn<(method: string, path: string, options: object) => Promise<unknown>>(answer)
  const read = () => Promise.resolve(who)
  await renderScreen(<ChangePassword onChanged={onChanged} />, { api: answeringApi({ read, write }) })
  return write
}
async function fillAndSend(current: string, password: string, confirm = password): Promise<void> {
  await userEvent.type(await screen.findByLabelText('Current password'), current)
  await userEvent.type(screen.getByLabelText('New password'), password)
  await userEvent.type(screen.getByLabelText('Confirm password'), confirm)
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }))
}
const replies = (reply: unknown) => () => Promise.resolve(reply)

describe('changing the password', () => {
  it('takes the one until now and a new one, and says what has changed', async () => {
    const write = await open(replies({ outcome: 'changed', account }))
    await fillAndSend('until now', 'a better one')
    expect(await screen.findByText('Your password has been changed')).toBeTruthy()
    expect(write).toHaveBeenCalledWith('post', 'account/password', {
      body: { current: 'until now', password: 'a better one' },
    })
  })

  it('calls it changed once what goes with it is done', async () => {
    const cart = Promise.withResolvers<void>()
    const onChanged = vi.fn(() => cart.promise)
    await open(replies({ outcome: 'changed', account }), { account }, onChanged)
    await fillAndSend('until now', 'a better one')
    await vi.waitFor(() => expect(onChanged).toHaveBeenCalledOnce())
    expect(screen.queryByText('Your password has been changed')).toBeNull()
    cart.resolve()
    expect(await screen.findByText('Your password has been changed')).toBeTruthy()
  })

  it('lets a password manager tell the two apart', async () => {
    await open(replies({}))
    await screen.findByLabelText('Current password')
    const hints = ['Current password', 'New password', 'Confirm password'].map((label) =>
      screen.getByLabelText(label).getAttribute('autocomplete'),
    )
    expect(hints).toEqual(['current-password', 'new-password', 'new-password'])
  })

  it('says what is wrong in the specification’s words', async () => {
    const write = await open(replies({ outcome: 'wrong-password' }))
    await fillAndSend('x', '1234567', '12345678')
    expect(screen.getByText('The password must be at least 8 characters.')).toBeTruthy()
    expect(screen.getByText('Password and confirm password must match.')).toBeTruthy()
    expect(write).not.toHaveBeenCalled()
    await userEvent.type(screen.getByLabelText('New password'), '8')
    await userEvent.click(screen.getByRole('button', { name: 'Change password' }))
    expect((await screen.findByRole('alert')).textContent).toContain(
      'The password is incorrect. Try again, or use forgot password.',
    )
    expect(screen.getByRole('link', { name: 'Forgot password' })).toBeTruthy()
  })

  it('asks who is not logged in, or not any more, to log in', async () => {
    await open(replies({}), {})
    expect(await screen.findByText('Please log in to change your password.')).toBeTruthy()
  })

  it('asks to log in when the session has ended meanwhile', async () => {
    await open(() => Promise.reject(new ApiProblem(401, { code: 'log_in_required' })))
    await fillAndSend('until now', 'a better one')
    expect(await screen.findByText('Please log in to change your password.')).toBeTruthy()
  })
})
