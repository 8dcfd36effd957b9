import { randomBytes } from 'node:crypto'
import type { Knex } from 'knex'
import type { EventType } from './sandbox-objects.ts'

/** What a request to the sandbox works with, all in one transaction. */
export interface ApiCall {
  trx: Knex.Transaction
  now: Temporal.Instant
  /** Where the traveller's browser finds the payment page: `https://shop.example`. */
  publicOrigin(): string
  /** Tells the world of a change, once the transaction commits. */
  record(type: EventType, object: object): Promise<void>
}

/** An id like Stripe's: its prefix tells the kind, `test` that no money moves; the rest cannot be guessed. */
export function newId(prefix: string): string {
  return `${prefix}_test_${randomBytes(16).toString('hex')}`
}

/** Stripe counts time in whole seconds since 1970. */
export function toSeconds(instant: Temporal.Instant): number {
  return Math.floor(instant.epochMilliseconds / 1000)
}
