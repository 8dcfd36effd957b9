/** What is logged for security: who tried what, from where, with which result. */
import type { Logger } from './log.ts'
import { networkOf } from './network-of.ts'

/** What a log of security tells: who (the account's number, no address), what, from where, with which result. */
export interface SecurityEvent {
  what:
    | 'log-in'
    | 'log-in-code'
    | 'log-out'
    | 'password-change'
    | 'sign-up'
    | 'password-reset'
    | 'sessions-end'
    /** A call that was not admitted, was too much, or made no sense. */
    | 'refused'
  result: string
  accountId?: number
  /** Of a call that was refused: `POST /api/v1/orders`, without its query. */
  call?: string
  requestId?: string
  /** Network address of the caller; kept as its network alone. */
  address: string
}

/** Logs it, beside the request's own line, for operators who look for guessing and for taken accounts. */
export function noteSecurity(log: Logger, { address, ...event }: SecurityEvent): void {
  log.info({ security: { ...event, network: networkOf(address) } }, `security: ${event.what}`)
}
