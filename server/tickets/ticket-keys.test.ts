import { generateKeyPairSync } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { readEnv } from '../platform/env.ts'
import { testDatabase } from '../testing/database.ts'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'
import { encodeTicket, verifyTicket } from './ticket-code.ts'
import { publicKeyOf } from './ticket-key.ts'
import { openTicketKeys, prepareSuccessor, promoteSuccessor } from './ticket-keys.ts'
import type { TicketKeys } from './ticket-keys.ts'

const folders: string[] = []
let test: Awaited<ReturnType<typeof testDatabase>>
beforeAll(async () => {
  test = await testDatabase()
})
afterAll(async () => {
  await test.close()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})
afterEach(() => test.db('ticket_keys').delete())

const secret = 'what all machines of this installation share'
const pem = () => generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' })
/** A machine of its own, with its own data folder, on the database that they share. */
function machine(variables: Record<string, string> = {}) {
  const folder = makeTemporaryFolder('key')
  folders.push(folder)
  const env = readEnv({ NODE_ENV: 'test', DATA_FOLDER: folder, SESSION_SECRET: secret, ...variables })
  return { db: test.db, env, folder }
}
const facts = {
  booking: 'DH-7K3M9Q-1',
  experience: 'dunes',
  startsAt: Temporal.Instant.from('2026-12-01T05:00:00Z'),
  timeZone: 'Asia/Dubai',
  guests: 2,
  units: { ADULT: 2 },
}
const ticketOf = ({ signing }: TicketKeys) => encodeTicket(facts, signing)
const admits = ({ published }: TicketKeys, code: string) =>
  published.some(({ x }) => verifyTicket(code, publicKeyOf(x)).verdict === 'genuine')

describe('the keys of tickets', () => {
  it('are the same on every machine, though all begin at once', async () => {
    const keys = await Promise.all([1, 2, 3, 4, 5].map(() => openTicketKeys(machine())))
    for (const each of keys) {
      expect(each.signing.id).toBe(keys[0]?.signing.id)
      expect(keys.every((other) => admits(other, ticketOf(each)))).toBe(true)
    }
  })

  it('go on with what a single machine kept in its folder before', async () => {
    const old = machine()
    mkdirSync(path.join(old.folder, 'secrets'))
    writeFileSync(path.join(old.folder, 'secrets', 'ticket-key.pem'), pem())
    const ticket = ticketOf(await openTicketKeys(old))
    expect(admits(await openTicketKeys(machine()), ticket)).toBe(true)
  })

  it('have a successor that scanners know before it signs, and old tickets stay genuine', async () => {
    const before = await openTicketKeys(machine())
    const next = await prepareSuccessor(machine())
    expect(await prepareSuccessor(machine())).toBeUndefined()
    const waiting = await openTicketKeys(machine())
    expect(waiting.signing.id).toBe(before.signing.id)
    expect(waiting.published.map(({ id }) => id)).toEqual([before.signing.id, next?.id])
    await promoteSuccessor(machine())
    const after = await openTicketKeys(machine())
    expect(after.signing.id).toBe(next?.id)
    expect(admits(after, ticketOf(before))).toBe(true)
    expect(admits(after, ticketOf(after))).toBe(true)
    expect(await promoteSuccessor(machine())).toBeUndefined()
  })

  it('may be the operator’s own: the newest signs, and those before it stay genuine', async () => {
    const [first, second] = [pem(), pem()]
    const ticket = ticketOf(await openTicketKeys(machine({ TICKET_KEY: first })))
    const renewed = await openTicketKeys(machine({ TICKET_KEY: `${second},${first}` }))
    expect(admits(renewed, ticket)).toBe(true)
    expect(renewed.signing.id).not.toBe((await openTicketKeys(machine({ TICKET_KEY: first }))).signing.id)
  })

  it('are sealed: without the secret they open to nobody, and the start says what is missing', async () => {
    await openTicketKeys(machine())
    const [row] = await test.db<{ sealed: Buffer }>('ticket_keys')
    expect(row?.sealed.toString('latin1')).not.toContain('PRIVATE')
    const stranger = machine({ SESSION_SECRET: 'another secret: that of another installation' })
    await expect(openTicketKeys(stranger)).rejects.toThrow(/sealed with another SESSION_SECRET/)
    await test.db('ticket_keys').update({ sealed: null })
    await expect(openTicketKeys(machine())).rejects.toThrow(/TICKET_KEY is not set/)
  })

  it('are sealed anew by the newest secret, so that the former one can be taken away', async () => {
    const { signing } = await openTicketKeys(machine())
    const newer = 'the secret that takes the place of the other'
    await openTicketKeys(machine({ SESSION_SECRET: `${newer},${secret}` }))
    expect((await openTicketKeys(machine({ SESSION_SECRET: newer }))).signing.id).toBe(signing.id)
  })

  it.each([
    [
      'an RSA key',
      generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' }),
    ],
    ['no key at all', 'x'.repeat(60)],
  ])('are refused at the start when they are %s', (_, key) => {
    expect(() => machine({ TICKET_KEY: key })).toThrow(/TICKET_KEY: write Ed25519 keys/)
  })
})
