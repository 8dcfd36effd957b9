import { pino } from 'pino'
import type { Logger } from 'pino'

export type { Logger }

/** Anything under these names is a secret or a person, and never reaches a log. */
const redacted = [
  'authorization',
  'cookie',
  'password',
  'token',
  'email',
  'phone',
  'firstName',
  'lastName',
].flatMap((name) => [name, `*.${name}`, `*.*.${name}`])

/** A structured logger that writes one JSON object a line to standard output. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: redacted, censor: '[redacted]' },
  })
}
