import type { RequestHandler } from 'express'
import type { Operation } from '../contract/operation.ts'
import { takesKey } from '../contract/operation.ts'
import { idempotencyKey } from './http.ts'

/**
 * Refuses a write without an `Idempotency-Key`, before anything is looked at: one rule for every call of the contract, also
 * for those that come later.
 *
 * @throws Problem 400 `idempotency_key_required`
 */
export function requireKeys(operations: readonly Operation[]): RequestHandler {
  const keyed = operations.filter(takesKey).map(({ method, path }) => ({
    method: method.toUpperCase(),
    pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`),
  }))
  return (req, _res, next) => {
    const path = `${req.baseUrl}${req.path}`
    if (keyed.some(({ method, pattern }) => method === req.method && pattern.test(path))) idempotencyKey(req)
    next()
  }
}
