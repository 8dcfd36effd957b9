import type { RequestHandler } from 'express'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Env } from './env.ts'
import { isThisMachine, networkOf } from './network-of.ts'
import { Problem } from './problem.ts'

const minuteSeconds = 60

/**
 * Counts what one network address asks of this process in a minute, and refuses more than `REQUESTS_PER_MINUTE`. It stands
 * behind what costs next to nothing: pages from memory, files and pictures. The policy is told with every answer of the API,
 * what is left once half is used (draft-ietf-httpapi-ratelimit-headers), so that caches in front keep no visitor's count.
 *
 * @throws Problem 429 `too_many_requests`
 */
export function limitRequests({
  REQUESTS_PER_MINUTE: points,
}: Pick<Env, 'REQUESTS_PER_MINUTE'>): RequestHandler {
  const limiter = new RateLimiterMemory({ points, duration: minuteSeconds })
  return async (req, res, next) => {
    const { ip = '' } = req
    if (points === 0 || isThisMachine(ip)) return next()
    if (req.path.startsWith('/api/')) res.set('ratelimit-policy', `"requests";q=${points};w=${minuteSeconds}`)
    try {
      const { remainingPoints, msBeforeNext } = await limiter.consume(networkOf(ip))
      if (remainingPoints < points / 2) {
        res.set('ratelimit', `"requests";r=${remainingPoints};t=${Math.ceil(msBeforeNext / 1000)}`)
      }
      return next()
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      throw new Problem(429, 'too_many_requests', 'Too many requests. Please try again in a minute.', {
        retryAfterSeconds: Math.ceil(refusal.msBeforeNext / 1000),
      })
    }
  }
}
