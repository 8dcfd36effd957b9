import { expect, it, vi } from 'vitest'
import { answeringApi } from '../environment/testing/answering-api.ts'
import { createMemory } from '../environment/memory.ts'
import { createAccountClient } from './account-client.ts'

const account = { email: 'ada@example.com' }
const login = { ...account, password: 'a long good password' }

it('in a widget keeps the token of the device beside that of the session, beyond logging out', async () => {
  const bodies: unknown[] = []
  const replies = [
    { outcome: 'code-sent', request: 'first' },
    { outcome: 'logged-in', account, token: 'of the session', device: 'of the device' },
    { outcome: 'logged-out' },
    { outcome: 'logged-in', account, token: 'of another session' },
  ]
  const write = vi.fn<(method: string, path: string, options?: { body?: unknown }) => Promise<unknown>>(
    (_method, _path, options) => {
      bodies.push(options?.body)
      return Promise.resolve(replies.shift())
    },
  )
  const memory = createMemory('shop', () => window.localStorage)
  const its = createMemory('shop', () => window.sessionStorage)
  const client = createAccountClient({ api: { ...answeringApi({ write }), account: its }, memory })
  await client.logIn(login)
  expect(its.get('account-token')).toBeUndefined()
  await client.confirmLogIn({ request: 'first', code: '123456' })
  expect([its.get('account-token'), its.get('account-device')]).toEqual(['of the session', 'of the device'])
  await client.logOut()
  expect([its.get('account-token'), its.get('account-device')]).toEqual([undefined, 'of the device'])
  await client.logIn(login)
  expect(bodies.at(-1)).toEqual({ ...login, device: 'of the device' })
  expect(its.get('account-device')).toBe('of the device')
})
