import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { buildEnvironment, renderScreen } from '../../server/testing/render-screen.tsx'
import { ApiProblem } from '../environment/api.ts'
import type { Api } from '../environment/api.ts'
import { answeringApi } from '../environment/testing/answering-api.ts'
import { wasLoggedIn } from './logged-in-hint.ts'
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

it('says who signs up in one shop that the account opens in the others, each with its own bookings', async () => {
  const { unmount } = await open('signUp', replies({ outcome: 'mail-follows' }))
  expect(screen.getByText(/works in every shop on this booking system/)).toBeTruthy()
  unmount()
  await open('logIn', replies({ outcome: 'mail-follows' }))
  expect(screen.queryByText(/works in every shop/)).toBeNull()
})

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

  describe('on a device that is new to the account', () => {
    const sent = { outcome: 'code-sent', request: 'first' }
    /** Logs in with the right password; then each reply answers one call. */
    async function openCode(...answers: (() => Promise<unknown>)[]) {
      const left = [replies(sent), ...answers]
      const view = await open(
        'logIn',
        () => left.shift()?.() ?? Promise.reject(new Error('one call too many')),
      )
      await fill('Email', 'ada@example.com')
      await fill('Password', 'secret')
      await press('Log in')
      await screen.findByText(
        /^This device is new to your account. We have emailed a code to .ada@example.com/,
      )
      return view
    }
    const bodies = (write: { mock: { calls: Parameters<Write>[] } }) =>
      write.mock.calls.map(([, path, options]) => [path, options?.body])

    it('asks for the code of the mail, whichever digits the keyboard has, and lets in by it', async () => {
      const { write, onLoggedIn, environment } = await openCode(replies({ outcome: 'logged-in', account }))
      const field = screen.getByLabelText('Code')
      expect(document.activeElement).toBe(field)
      expect([field.getAttribute('autocomplete'), field.getAttribute('inputmode')]).toEqual([
        'one-time-code',
        'numeric',
      ])
      await fill('Code', '١٢٣ ۴۵6')
      await press('Log in')
      expect(onLoggedIn).toHaveBeenCalledWith('ada@example.com')
      expect(bodies(write)[1]).toEqual(['account/log-in/code', { request: 'first', code: '123 456' }])
      expect(wasLoggedIn(environment.memory)).toBe(true)
    })

    it('says at the field that the code is wrong, and asks for none with nothing typed', async () => {
      const { write, onLoggedIn } = await openCode(replies({ outcome: 'wrong-code' }))
      await press('Log in')
      expect(errorOf('Code')).toBe('This field is required')
      await fill('Code', '000000')
      await press('Log in')
      await screen.findByText('This code is not correct. Check it and try again.')
      expect(document.activeElement).toBe(screen.getByLabelText('Code'))
      expect(write).toHaveBeenCalledTimes(2)
      expect(onLoggedIn).not.toHaveBeenCalled()
    })

    it.each([
      [replies({ outcome: 'code-expired' }), /^This code has expired or has already been used/],
      [replies({ outcome: 'too-many-tries' }), /^Too many wrong codes. Ask for a new one/],
      [
        () => Promise.reject(new ApiProblem(429, { code: 'too_many_attempts' })),
        /^Too many attempts. Please try again in 15 minutes/,
      ],
      [() => Promise.reject(new TypeError('offline')), /^Something went wrong. Please try again/],
    ])('says why no code lets in any more, and mails another one: %#', async (answer, words) => {
      const { write } = await openCode(
        replies({ outcome: 'wrong-code' }),
        answer,
        replies({ outcome: 'code-sent', request: 'second' }),
        replies({ outcome: 'logged-in', account }),
      )
      await fill('Code', '123456')
      await press('Log in')
      await screen.findByText(/^This code is not correct/)
      await press('Log in')
      expect((await screen.findByRole('alert')).textContent).toMatch(words)
      expect(screen.queryByText(/^This code is not correct/)).toBeNull()
      await press('Email a new code')
      await screen.findByText(/^We have emailed a new code to .ada@example.com/)
      expect(screen.queryByRole('alert')).toBeNull()
      expect(screen.getByLabelText<HTMLInputElement>('Code').value).toBe('')
      await fill('Code', '654321')
      await press('Log in')
      expect(bodies(write).slice(3)).toEqual([
        ['account/log-in', { email: 'ada@example.com', password: 'secret' }],
        ['account/log-in/code', { request: 'second', code: '654321' }],
      ])
    })

    it('leads back to the password', async () => {
      await openCode()
      await press('Back')
      expect(screen.getByLabelText('Password')).toBeTruthy()
    })
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
    for (const field of ['Email', 'Password', 'Confirm password']) {
      expect(errorOf(field)).toBe('This field is required')
    }
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
    const { write } = await open('signUp', replies({ outcome: 'mail-follows' }))
    await fill('Email', 'ada@example.com')
    await fill('Password', 'long enough')
    await fill('Confirm password', 'long enough')
    await press('Sign up')
    expect(await screen.findByText(/We have sent an email to ada@example.com/)).toBeTruthy()
    const [, path, options] = write.mock.calls[0] ?? []
    expect([path, options?.body]).toEqual([
      'account/sign-up',
      { email: 'ada@example.com', password: 'long enough' },
    ])
  })
})

describe('a forgotten password', () => {
  it('never tells whether an account exists', async () => {
    const { write } = await open('forgot', replies({ outcome: 'mail-follows' }))
    await fill('Email', 'nobody@example.com')
    await press('Send link')
    expect(write.mock.calls[0]?.[1]).toBe('account/password-reset')
    expect(
      await screen.findByText(/^If an account exists for nobody@example.com, you will receive an email/),
    ).toBeTruthy()
  })

  it('is replaced, and on a new device a mailed code is asked for as at any log-in', async () => {
    const { write, onLoggedIn } = await open(
      'newPassword',
      replies({ outcome: 'code-sent', request: 'first', account }),
      'from-the-mail',
    )
    await fill('New password', 'long enough')
    await fill('Confirm password', 'long enough')
    await press('Save new password')
    expect(await screen.findByText(/^Your password has been changed/)).toBeTruthy()
    expect(screen.getByText(/We have emailed a code to .ada@example.com/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
    // the link is used up: another code is asked for by the new password
    write.mockResolvedValueOnce({ outcome: 'code-sent', request: 'second' })
    await press('Email a new code')
    await screen.findByText(/^We have emailed a new code/)
    expect(write.mock.calls.at(-1)?.[1]).toBe('account/log-in')
    expect(write.mock.calls.at(-1)?.[2]?.body).toEqual({ email: account.email, password: 'long enough' })
    write.mockResolvedValueOnce({ outcome: 'logged-in', account })
    await fill('Code', '654321')
    await press('Log in')
    expect(write.mock.calls.at(-1)?.[2]?.body).toEqual({ request: 'second', code: '654321' })
    expect(onLoggedIn).toHaveBeenCalledWith(account.email)
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
