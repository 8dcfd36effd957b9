import { generateKeyPairSync } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { toBuffer } from 'qrcode'
import { describe, expect, it } from 'vitest'
import { encodeTicket, verifyTicket } from './ticket-code.ts'
import { publicKeyOf, rawKey, readTicketKey } from './ticket-key.ts'
import { readCode, tellVerdict } from './verify-ticket.ts'

const facts = {
  booking: 'BK7Q2M9XKD',
  experience: 'dunes-at-dawn',
  startsAt: Temporal.Instant.from('2026-12-01T05:00:00Z'),
  timeZone: 'Asia/Dubai',
  guests: 3,
  units: { ADULT: 2, CHILD: 1, INFANT: 0 },
}
async function makeKey() {
  const dataFolder = await mkdtemp(path.join(os.tmpdir(), 'dhow-key-'))
  return { dataFolder, key: readTicketKey({ dataFolder, TICKET_KEY: undefined }) }
}

describe('the code of a ticket', () => {
  it('is read back from a picture and found genuine with nothing but the public key', async () => {
    const { key } = await makeKey()
    const picture = await toBuffer(encodeTicket(facts, key), { errorCorrectionLevel: 'M', width: 500 })
    const code = (await readCode(picture)) ?? ''
    const verdict = verifyTicket(code, publicKeyOf(rawKey(key.publicKey).toString('base64url')))
    expect(verdict).toMatchObject({
      verdict: 'genuine',
      keyId: key.id,
      facts: { booking: 'BK7Q2M9XKD', guests: 3, units: { ADULT: 2, CHILD: 1 } },
    })
    expect(tellVerdict(verdict)).toMatchObject({ admit: true })
    expect(tellVerdict(verdict).lines.join('\n')).toContain('2026-12-01T09:00 Asia/Dubai')
  })

  it('stays small enough for a telephone held at arm’s length', async () => {
    const { key } = await makeKey()
    expect(encodeTicket(facts, key).length).toBeLessThan(260)
  })

  it('is forged by any change and by any other key', async () => {
    const { key } = await makeKey()
    const code = encodeTicket(facts, key)
    const [version, body = '', signature] = code.split('.')
    const changed = Buffer.from(Buffer.from(body, 'base64url').toString().replace('"ADULT":2', '"ADULT":9'))
    const other = generateKeyPairSync('ed25519').publicKey
    expect(verifyTicket(`${version}.${changed.toString('base64url')}.${signature}`, key.publicKey)).toEqual({
      verdict: 'forged',
    })
    expect(verifyTicket(code, other)).toEqual({ verdict: 'forged' })
    expect(tellVerdict(verifyTicket(code, other)).admit).toBe(false)
  })

  it.each(['', 'https://example.com', 'DHOW2.a.b', 'DHOW1.a', 'DHOW1.a.b.c'])('refuses %j', async (code) => {
    const { key } = await makeKey()
    expect(verifyTicket(code, key.publicKey)).toEqual({ verdict: 'not-a-ticket' })
  })
})

describe('the key', () => {
  it('is made once and kept, or given by the environment', async () => {
    const { dataFolder, key } = await makeKey()
    expect(readTicketKey({ dataFolder, TICKET_KEY: undefined }).id).toBe(key.id)
    const der = key.privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64')
    expect(readTicketKey({ dataFolder: '/nowhere', TICKET_KEY: der }).id).toBe(key.id)
  })

  it('must be an Ed25519 key', () => {
    const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
    const pem = rsa.export({ type: 'pkcs8', format: 'pem' })
    expect(() => readTicketKey({ dataFolder: '/nowhere', TICKET_KEY: pem })).toThrow('TICKET_KEY')
  })
})
