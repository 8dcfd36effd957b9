import { generateKeyPairSync } from 'node:crypto'
import { toBuffer } from 'qrcode'
import { describe, expect, it } from 'vitest'
import { encodeTicket, verifyTicket } from './ticket-code.ts'
import { publicKeyOf, rawKey, ticketKeyOf } from './ticket-key.ts'
import { readCode, tellVerdict } from './verify-ticket-tool.ts'

const facts = {
  booking: 'BK7Q2M9XKD',
  experience: 'dunes-at-dawn',
  startsAt: Temporal.Instant.from('2026-12-01T05:00:00Z'),
  timeZone: 'Asia/Dubai',
  guests: 3,
  units: { ADULT: 2, CHILD: 1, INFANT: 0 },
}
const makeKey = () => ({ key: ticketKeyOf(generateKeyPairSync('ed25519').privateKey) })

describe('the code of a ticket', () => {
  it('is read back from a picture and found genuine with nothing but the public key', async () => {
    const { key } = makeKey()
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
    const { key } = makeKey()
    expect(encodeTicket(facts, key).length).toBeLessThan(260)
  })

  it('is forged by any change and by any other key', async () => {
    const { key } = makeKey()
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
    const { key } = makeKey()
    expect(verifyTicket(code, key.publicKey)).toEqual({ verdict: 'not-a-ticket' })
  })
})
