import { expect, it, vi } from 'vitest'
import { createAccountClient } from '../../widget/account/account-client.ts'
import { ApiProblem } from '../../widget/environment/api.ts'
import type { Api } from '../../widget/environment/api.ts'
import { createMemory } from '../../widget/environment/memory.ts'
import { noticingLogIn } from './follow-account.ts'
import { openSavedList } from './saved-list.ts'

/** An account on a server: the later choice of each experience stays. */
function openServer() {
  let now = 1_000_000
  const choices = new Map<string, { saved: boolean; at: number }>()
  const listOf = () =>
    [...choices]
      .filter(([, { saved }]) => saved)
      .toSorted(([, a], [, b]) => b.at - a.at)
      .map(([slug]) => slug)
  const sent: object[][] = []
  return {
    sent,
    listOf,
    now: () => now,
    pass: (ms: number) => (now += ms),
    state: 'answers' as 'answers' | 'offline' | 'ended',
    sync(changes: { slug: string; saved: boolean; agoMs: number }[]) {
      sent.push(changes)
      for (const { slug, saved, agoMs } of changes) {
        const at = now - agoMs
        if ((choices.get(slug)?.at ?? 0) <= at) choices.set(slug, { saved, at })
      }
      return { slugs: listOf() }
    },
  }
}
type Server = ReturnType<typeof openServer>

/** A device with a clock that is wrong by `off` milliseconds, and its way to the server. */
function openDevice(server: Server, off = 0) {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  } as Storage
  const { memory, onLogIn } = noticingLogIn(createMemory('dhow', () => storage))
  const call = vi.fn((_id: string, input: { body: { changes: Parameters<Server['sync']>[0] } }) => {
    if (server.state === 'offline') return Promise.reject(new TypeError('Failed to fetch'))
    if (server.state === 'ended') return Promise.reject(new ApiProblem(401, { code: 'log_in_required' }))
    return Promise.resolve(server.sync(input.body.changes))
  }) as unknown as Api['call']
  const open = () => openSavedList(memory, { api: () => ({ call }), now: () => server.now() + off })
  const list = open()
  const account = createAccountClient({
    memory,
    api: {
      // the build names an operation by its address
      call: (id: string) =>
        Promise.resolve(
          /logIn|log-in/.test(id) ? { outcome: 'logged-in', account: { email: 'a@b.example' } } : {},
        ),
    } as unknown as Api,
  })
  onLogIn((isLoggedIn) => (isLoggedIn ? undefined : list.leaveAccount()))
  const logIn = async () => {
    await account.logIn({ email: 'a@b.example', password: 'a long good password' })
    await list.sync()
  }
  return { list, open, kept, call, logIn, logOut: () => account.logOut() }
}

it('asks no server before somebody has logged in', async () => {
  const { list, call } = openDevice(openServer())
  list.add('a')
  list.remove('a')
  await list.sync()
  expect(call).not.toHaveBeenCalled()
  expect(list.isOfAccount()).toBe(false)
})

it('joins the lists of two devices at log-in, and shows on one what was chosen on the other', async () => {
  const server = openServer()
  const [phone, laptop] = [openDevice(server, 7_200_000), openDevice(server)]
  phone.list.add('a')
  server.pass(1000)
  laptop.list.add('b')
  await phone.logIn()
  await laptop.logIn()
  await phone.list.sync()
  expect(phone.list.list()).toEqual(['b', 'a'])
  expect(laptop.list.list()).toEqual(['b', 'a'])
  expect(phone.list.isOfAccount()).toBe(true)

  server.pass(1000)
  phone.list.add('c')
  phone.list.remove('b')
  await phone.list.sync()
  await laptop.list.sync()
  expect(laptop.list.list()).toEqual(['c', 'a'])
})

it('merges at log-in once: what another device has removed since stays removed', async () => {
  const server = openServer()
  const [phone, laptop] = [openDevice(server), openDevice(server)]
  phone.list.add('a')
  await phone.logIn()
  await laptop.logIn()
  server.pass(1000)
  laptop.list.remove('a')
  await laptop.list.sync()
  await phone.open().sync()
  expect(phone.open().list()).toEqual([])
  expect(server.sent.flat().filter((change) => 'saved' in change && change.saved)).toHaveLength(1)
})

it('takes up a list that was kept before accounts had one', async () => {
  const server = openServer()
  const device = openDevice(server)
  device.kept.set('dhow.dhow.saved', '["b","a"]')
  device.list.reread()
  await device.logIn()
  expect(server.listOf()).toEqual(['b', 'a'])
})

it('sends later what was chosen without a connection, and forgets what was put back before the log-in', async () => {
  const server = openServer()
  const device = openDevice(server)
  device.list.add('never')
  device.list.remove('never')
  await device.logIn()
  server.state = 'offline'
  device.list.add('a')
  await device.list.sync()
  expect(device.open().list()).toEqual(['a'])
  server.state = 'answers'
  server.pass(60_000)
  await device.open().sync()
  expect(server.listOf()).toEqual(['a'])
  expect(server.sent.at(-1)).toEqual([{ slug: 'a', saved: true, agoMs: 60_000 }])
})

it('leaves nothing on the device after the log-out', async () => {
  const device = openDevice(openServer())
  device.list.add('a')
  await device.logIn()
  await device.logOut()
  expect(device.list.list()).toEqual([])
  expect([...device.kept.keys()]).toEqual([])
})

it('takes the list off the device when the session has ended elsewhere, but for what was not sent', async () => {
  const server = openServer()
  const device = openDevice(server)
  device.list.add('a')
  await device.logIn()
  server.state = 'ended'
  device.list.add('b')
  await device.list.sync()
  expect(device.list.list()).toEqual(['b'])
  expect(device.list.isOfAccount()).toBe(false)
})

it('keeps a list that never was in an account when the session turns out to have ended', async () => {
  const server = openServer()
  const device = openDevice(server)
  device.list.add('a')
  server.state = 'ended'
  await device.logIn()
  expect(device.list.list()).toEqual(['a'])
})
