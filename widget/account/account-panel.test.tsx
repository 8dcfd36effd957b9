import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { buildEnvironment, renderScreen } from '../../server/testing/render-screen.tsx'
import { ApiProblem } from '../environment/api.ts'
import type { Api } from '../environment/api.ts'
import { answeringApi } from '../environment/testing/answering-api.ts'
import { wasLoggedIn } from './account-client.ts'
import { AccountOffer } from './account-offer.tsx'
import { AccountPanel } from './account-panel.tsx'
import type { PanelTask } from './account-panel.tsx'

const account = { email: 'ada@example.com' }
type Write = (method: string, path: string, options?: { body?: unknown }) => Promise<unknown>

function apiThat(write: Write): Api {
  return answeringApi({ write })
}

async function open(task: PanelTask, answer: () => Promise<unknown>, token?: string) {
  const write = vi.fn<Write>(answer)
  const onLoggedIn = vi.fn<(email: string) => void>()
  const view = await renderScreen(<AccountPanel task={task} token={token} onLoggedIn={onLoggedIn} />, {
    api: apiThat(write),
  })
  return { ...view, write, onLoggedIn }
}
const replies = (reply: unknown) => () => Promise.resolve(reply)
const fill = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const errorOf = (label: string) => {
  const ids = screen.getByLabelText(label).getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent).at(-1)
}

describe('logging in', () => {
  it('tells who is logged in, and remembers on this device that somebody is', async () => {
    const { write, onLoggedIn, environment } = await open(
      'logIn',
      replies({ outcome: 'logged-in', account }),
      'from-the-mail',
    )
    expect(screen.getByText('Log in to confirm that this is your email address.')).toBeTruthy()
    await fill('Email', ' ada@example.com ')
    await fill('Password', 'secret')
    await press('Log in')
    expect(onLoggedIn).toHaveBeenCalledWith('ada@example.com')
    expect(write.mock.calls[0]?.slice(0, 2)).toEqual(['post', 'account/log-in'])
    expect(write.mock.calls[0]?.[2]?.body).toEqual({
      email: 'ada@example.com',
      password: 'secret',
      token: 'from-the-mail',
    })
    expect(wasLoggedIn(environment.memory)).toBe(true)
  })

  it('says that the password is wrong and what can be done about it', async () => {
    const { onLoggedIn } = await open('logIn', replies({ outcome: 'wrong-password' }))
    await fill('Email', 'ada@example.com')
    await fill('Password', 'guess')
    await press('Log in')
    expect((await screen.findByRole('alert')).textContent).toContain(
      'The password is incorrect. Try again, or use forgot password.',
    )
    expect(screen.getByRole('link', { name: 'Forgot password' }).getAttribute('href')).toBe('#reset-password')
    expect(onLoggedIn).not.toHaveBeenCalled()
  })

  it('says when there were too many attempts', async () => {
    await open('logIn', () => Promise.reject(new ApiProblem(429, { code: 'too_many_attempts' })))
    await fill('Email', 'ada@example.com')
    await fill('Password', 'guess')
    await press('Log in')
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Too many attempts/)
  })

  it('lets a password manager fill the form in', async () => {
    await open('logIn', replies({}))
    const hints = ['Email', 'Password'].map((label) =>
      screen.getByLabelText(label).getAttribute('autocomplete'),
    )
    expect(hints).toEqual(['username', 'current-password'])
  })
})

describe('signing up', () => {
  it('says what is wrong beside each field, and leads to the first', async () => {
    const { write } = await open('signUp', replies({ outcome: 'mail-follows' }))
    await press('Sign up')
    expect((await screen.findByRole('alert')).textContent).toBe('All fields must be filled.')
    expect(document.activeElement).toBe(screen.getByLabelText('Email'))
    await fill('Email', 'ada')
    await fill('Password', '1234567')
    await fill('Confirm password', '12345678')
    await press('Sign up')
    expect(errorOf('Email')).toBe('This format is not correct.')
    expect(errorOf('Password')).toBe('The password must be at least 8 characters.')
    expect(errorOf('Confirm password')).toBe('Password and confirm password must match.')
    expect(write).not.toHaveBeenCalled()
  })

  it('says that a mail was written, and where to', async () => {
    await open('signUp', replies({ outcome: 'mail-follows' }))
    await fill('Email', 'ada@example.com')
    await fill('Password', 'long enough')
    await fill('Confirm password', 'long enough')
    await press('Sign up')
    expect(await screen.findByText(/We have sent an email to ada@example.com/)).toBeTruthy()
  })
})

describe('a forgotten password', () => {
  it('never tells whether an account exists', async () => {
    await open('forgot', replies({ outcome: 'mail-follows' }))
    await fill('Email', 'nobody@example.com')
    await press('Send link')
    expect(
      await screen.findByText(/^If an account exists for nobody@example.com, you will receive an email/),
    ).toBeTruthy()
  })

  it('says when a link has been used, and offers a new one', async () => {
    await open('newPassword', replies({ outcome: 'link-expired' }), 'used')
    await fill('New password', 'long enough')
    await fill('Confirm password', 'long enough')
    await press('Save new password')
    expect((await screen.findByRole('alert')).textContent).toMatch(/^This link has expired/)
    expect(screen.getByRole('link', { name: 'Forgot password' })).toBeTruthy()
  })
})

describe('the offer in checkout', () => {
  it('is made to who is not logged in, without asking the server', async () => {
    const read = vi.fn<() => Promise<unknown>>(replies({}))
    await renderScreen(<AccountOffer />, { api: answeringApi({ read }) })
    expect(screen.getByRole('button', { name: 'Log in' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Sign up' })).toBeTruthy()
    expect(read).not.toHaveBeenCalled()
  })

  it('gives way to who is logged in', async () => {
    const { memory } = buildEnvironment()
    memory.set('logged-in', 'yes')
    const api = answeringApi({ read: replies({ account }) })
    await renderScreen(<AccountOffer />, { api, memory })
    expect(await screen.findByText('You are logged in as ada@example.com.')).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })
})
