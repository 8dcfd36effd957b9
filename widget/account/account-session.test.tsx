import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { buildEnvironment, renderScreen } from '../../server/testing/render-screen.tsx'
import { answeringApi } from '../environment/testing/answering-api.ts'
import { AccountSession } from './account-session.tsx'
import { wasLoggedIn } from './logged-in-hint.ts'

async function show(answer: () => Promise<unknown>) {
  const write = vi.fn((_method: string, _path: string) => answer())
  const onLoggedOut = vi.fn<() => void>()
  const { memory } = buildEnvironment()
  memory.set('logged-in', 'yes')
  await renderScreen(<AccountSession email="ada@example.com" onLoggedOut={onLoggedOut} />, {
    api: answeringApi({ write }),
    memory,
  })
  expect(screen.getByText('You are logged in as ada@example.com.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }))
  expect(write).toHaveBeenCalledExactlyOnceWith('post', 'account/log-out', expect.anything())
  return { onLoggedOut, isHinted: () => wasLoggedIn(memory) }
}

it('logs out, after which this device no longer knows that somebody was logged in', async () => {
  const { onLoggedOut, isHinted } = await show(() => Promise.resolve({ outcome: 'logged-out' }))
  expect(onLoggedOut).toHaveBeenCalledOnce()
  expect(isHinted()).toBe(false)
})

it('stays logged in where nobody answers', async () => {
  const { onLoggedOut, isHinted } = await show(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(onLoggedOut).not.toHaveBeenCalled()
  expect(isHinted()).toBe(true)
})
