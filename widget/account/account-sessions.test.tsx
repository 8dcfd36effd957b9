import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { AccountSession } from '../../server/contract/accounts.ts'
import { renderScreen } from '../../server/testing/render-screen.tsx'
import { ApiProblem } from '../environment/api.ts'
import { answeringApi } from '../environment/testing/answering-api.ts'
import { AccountSessions } from './account-sessions.tsx'

const here: AccountSession = { id: 'a', isThis: true, browser: 'Firefox', system: 'Linux' }
const phone: AccountSession = {
  id: 'b',
  isThis: false,
  browser: 'Safari',
  system: 'iOS',
  begunAt: '2026-11-20T10:00:00Z',
  usedAt: '2026-11-21T10:00:00Z',
}
const widget: AccountSession = { id: 'c', isThis: false, site: 'Deira Walks' }

async function open(
  sessions: AccountSession[] | Error,
  answer: () => Promise<unknown> = () => Promise.resolve({ outcome: 'ended', sessions: [here] }),
) {
  const write = vi.fn<(method: string, path: string, options: object) => Promise<unknown>>(answer)
  const read = () => (Array.isArray(sessions) ? Promise.resolve({ sessions }) : Promise.reject(sessions))
  await renderScreen(<AccountSessions />, { api: answeringApi({ read, write }) })
  return write
}

describe('where an account is logged in', () => {
  it('names each device as its owner knows it, and which one this is', async () => {
    await open([here, phone, widget])
    const lines = (await screen.findAllByRole('listitem')).map((line) => line.textContent)
    expect(lines[0]).toContain('Firefox on Linux')
    expect(lines[0]).toContain('This device')
    expect(lines[1]).toContain('Safari on iOS')
    expect(lines[1]).toContain('Last used')
    expect(lines[2]).toContain('Unknown browser')
    expect(lines[2]).toContain('On Deira Walks')
    expect(screen.queryByRole('button', { name: 'Log out Firefox on Linux' })).toBeNull()
  })

  it('logs one of them out by the password, and shows what is left', async () => {
    const write = await open([here, phone, widget])
    await userEvent.click(await screen.findByRole('button', { name: 'Log out Safari on iOS' }))
    await userEvent.type(screen.getByLabelText('Current password'), 'my password')
    await userEvent.keyboard('{Enter}')
    expect(await screen.findByText('You are logged in on this device only.')).toBeTruthy()
    expect(write).toHaveBeenCalledExactlyOnceWith('post', 'account/sessions/end', {
      body: { password: 'my password', sessions: ['b'] },
    })
  })

  it('logs all the others out at once', async () => {
    const write = await open([here, phone, widget])
    await userEvent.click(await screen.findByRole('button', { name: 'Log out all other devices' }))
    await userEvent.type(screen.getByLabelText('Current password'), 'my password{Enter}')
    expect(await screen.findByText('You are logged in on this device only.')).toBeTruthy()
    expect(write.mock.calls[0]?.[2]).toEqual({ body: { password: 'my password', sessions: 'others' } })
  })

  it.each([
    [() => Promise.resolve({ outcome: 'wrong-password' }), 'The password is incorrect.'],
    [() => Promise.reject(new ApiProblem(429, { code: 'too_many_attempts' })), 'Too many attempts.'],
    [() => Promise.reject(new TypeError('away')), 'Something went wrong.'],
  ])('says why a device is still logged in (%#)', async (answer, sentence) => {
    await open([here, phone], answer)
    await userEvent.click(await screen.findByRole('button', { name: 'Log out Safari on iOS' }))
    await userEvent.type(screen.getByLabelText('Current password'), 'my password{Enter}')
    expect((await screen.findByRole('alert')).textContent).toContain(sentence)
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
  })

  it('says when the list cannot be loaded, and is nothing for who is not logged in', async () => {
    await open(new TypeError('away'))
    expect(await screen.findByText('Your devices could not be loaded.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  })
})
