import { sign, verify } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { z } from 'zod'
import type { TicketKey } from './ticket-key.ts'

const version = 'DHOW1'

/** What the code on a ticket says; see FORMAT.md. */
export interface TicketFacts {
  booking: string
  experience: string
  startsAt: Temporal.Instant
  timeZone: string
  guests: number
  units: Readonly<Record<string, number>>
}

const Body = z.tuple([
  z.string(),
  z.string(),
  z.string(),
  z.int(),
  z.string(),
  z.int(),
  z.record(z.string(), z.int()),
])

/** The text of a ticket's QR code: facts and an Ed25519 signature over them. */
export function encodeTicket(facts: TicketFacts, key: TicketKey): string {
  const units = Object.fromEntries(Object.entries(facts.units).filter(([, quantity]) => quantity > 0))
  const body: z.infer<typeof Body> = [
    key.id,
    facts.booking,
    facts.experience,
    Math.floor(facts.startsAt.epochMilliseconds / 60_000),
    facts.timeZone,
    facts.guests,
    units,
  ]
  const signed = `${version}.${Buffer.from(JSON.stringify(body)).toString('base64url')}`
  return `${signed}.${sign(null, Buffer.from(signed), key.privateKey).toString('base64url')}`
}

/** What a scanner finds out without a network. */
export type TicketVerdict =
  | { verdict: 'genuine'; keyId: string; facts: TicketFacts }
  | { verdict: 'not-a-ticket' }
  | { verdict: 'forged' }

/** Checks the text of a QR code against a public key. */
export function verifyTicket(code: string, publicKey: KeyObject): TicketVerdict {
  const [found, body = '', signature = '', ...rest] = code.trim().split('.')
  if (found !== version || !body || !signature || rest.length > 0) return { verdict: 'not-a-ticket' }
  const signed = Buffer.from(`${found}.${body}`)
  if (!verify(null, signed, publicKey, Buffer.from(signature, 'base64url'))) return { verdict: 'forged' }
  const [keyId, booking, experience, minutes, timeZone, guests, units] = Body.parse(
    JSON.parse(Buffer.from(body, 'base64url').toString()),
  )
  const startsAt = Temporal.Instant.fromEpochMilliseconds(minutes * 60_000)
  return {
    verdict: 'genuine',
    keyId,
    facts: { booking, experience, startsAt, timeZone, guests, units },
  }
}
