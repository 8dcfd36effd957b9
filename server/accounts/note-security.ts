import { networkOf } from './attempt-limits.ts'
import type { Logger } from '../platform/log.ts'

/** What a log of security tells: who (the account's number, no address), what, from where, with which result. */
export interface SecurityEvent {
  what: 'log-in' | 'log-out' | 'password-change' | 'sign-up' | 'password-reset'
  result: string
  accountId?: number
  /** Network address of whoever asks; kept as its network alone. */
  address: string
}

/** Notes it, beside the request's own line, for whoever looks for guessing and for taken accounts. */
export function noteSecurity(log: Logger, { address, ...event }: SecurityEvent): void {
  log.info({ security: { ...event, network: networkOf(address) } }, `security: ${event.what}`)
}
