import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ErrorRequestHandler, RequestHandler } from 'express'
import { principals } from '../contract/principals.ts'
import type { ProblemReply } from '../contract/problem.ts'
import type { Logger } from './log.ts'
import { unavailabilityOf } from './database-faults.ts'
import { noteSecurity } from './note-security.ts'
import { Problem } from './problem.ts'
import { withoutSignatures } from './signed-link.ts'

/** Health checks ask for these every few seconds: their lines would hide those of travellers. */
const watched = new Set(['/healthz', '/readyz', '/metrics'])

/** Gives each request an id and writes one log line when it is answered. Replies and problems carry the id. */
export function identifyAndLog(log: Logger): RequestHandler {
  return (req, res, next) => {
    req.requestId = identifyRequest(log, req, res)
    next()
  }
}

/** The id of a request (the caller's, if it is a plain one), whose answer will be one line of the log. */
export function identifyRequest(log: Logger, req: IncomingMessage, res: ServerResponse): string {
  const given = req.headers['x-request-id']
  const requestId = typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
  const path = loggedPath(req.url)
  const level = watched.has(path) ? 'debug' : 'info'
  if (log.isLevelEnabled(level)) {
    const startedAt = performance.now()
    res.once('close', () => {
      const ms = Math.round((performance.now() - startedAt) * 10) / 10
      const aborted = !res.writableFinished || undefined
      log[level]({ requestId, method: req.method, path, status: res.statusCode, ms, aborted })
    })
  }
  return requestId
}

/** A path may carry a search text, never personal data; a query may carry a token, and so may the path of a supplier. */
export function loggedPath(url = ''): string {
  const [path = ''] = url.split('?', 1)
  return withoutSignatures(path)
}

/** The last line of defence: a Problem is told as it is, anything else is logged and told as "ours". */
export function answerProblems(log: Logger): ErrorRequestHandler {
  return (error: unknown, req, res, next) => {
    const problem = asProblem(error)
    const requestId = req.requestId ?? ''
    if (isRefusal(problem)) {
      const call = `${req.method} ${loggedPath(req.originalUrl)}`
      const { code: result } = problem
      const { accountId, ip: address = '' } = req
      noteSecurity(log, { what: 'refused', result, call, requestId, accountId, address })
    }
    if (problem.status >= 500) {
      log.error({ err: error, requestId, path: loggedPath(req.url) }, 'request failed')
    }
    if (res.headersSent) return next(error)
    const { retryAfterSeconds, retryAfter = retryAfterSeconds } = problem.extra
    if (typeof retryAfter === 'number') res.set('retry-after', String(retryAfter))
    // draft-ietf-httpapi-ratelimit-headers: nothing is left, and when there is again
    if (problem.status === 429) res.set('ratelimit', `"${problem.code}";r=0;t=${Number(retryAfter ?? 0)}`)
    const body: ProblemReply = {
      type: `/problems/${problem.code}`,
      title: problem.code.replaceAll('_', ' '),
      status: problem.status,
      code: problem.code,
      detail: problem.status >= 500 ? undefined : problem.message,
      requestId,
      ...problem.extra,
    }
    res.status(problem.status).set('cache-control', 'no-store').type('application/problem+json').json(body)
  }
}

/** Statuses that a security log records: refused callers, malformed requests and too many attempts. */
function isRefusal({ status, code }: Problem): boolean {
  return [400, 401, 403, 429].includes(status) || refusals.has(code) || code.startsWith('too_many_')
}

/** Among them those that look like something that does not exist. */
const refusals: ReadonlySet<string> = new Set(Object.values(principals).map(({ code }) => code))

/** What PostgreSQL says of a character that no text may hold: the zero byte, in a text or in JSON. */
const unreadable = new Set<unknown>(['22021', '22P05'])

/** Errors of body-parser and Express carry a status; those below 500 are the caller's. */
export function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  const unavailable = unavailabilityOf(error)
  if (unavailable) return unavailable
  const { status, type, code: found } = (error ?? {}) as { status?: unknown; type?: unknown; code?: unknown }
  if (unreadable.has(found)) {
    return new Problem(400, 'text_unreadable', 'A text contains a character that is not allowed.')
  }
  if (typeof status === 'number' && status >= 400 && status < 500) {
    const code = typeof type === 'string' ? type.replaceAll('.', '_') : 'bad_request'
    return new Problem(status, code, 'The request could not be read.')
  }
  return new Problem(500, 'internal', '')
}
