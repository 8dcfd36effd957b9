import { pino } from 'pino'
import type { DestinationStream, Logger, LoggerOptions } from 'pino'

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

/** A structured logger that writes one JSON object a line to standard output, unless told where to. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: redacted, censor: '[redacted]' },
    serializers: { err: describeError, worker: withoutAddresses },
  }
  return destination ? pino(options, destination) : pino(options)
}

const deepestCause = 3

/**
 * What an engineer needs of an error. Only what is named here: libraries hang on theirs what they were given, and PostgreSQL
 * tells the values that were refused.
 */
function describeError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return withoutAddresses(String(error))
  const { code, constraint, statusCode, cause } = error as Error & Record<string, unknown>
  return {
    type: error.name,
    message: withoutAddresses(error.message),
    code,
    constraint,
    statusCode,
    stack: withoutAddresses(error.stack ?? ''),
    cause: cause === undefined || depth === deepestCause ? undefined : describeError(cause, depth + 1),
  }
}

/** A mail server names the reader whom it refuses. */
function withoutAddresses(text: string): string {
  return text.replaceAll(/[^\s<>"'`:/@]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/g, '[redacted]')
}
