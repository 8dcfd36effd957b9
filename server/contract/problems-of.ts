import { takesKey } from './operation.ts'
import type { Operation, ProblemCodes } from './operation.ts'
import { principals } from './principals.ts'

/** Every problem code that a call may be answered with, by status: its own, and those that follow from its record. */
export function problemsOf(operation: Operation): ProblemCodes {
  const { access, parameters, body, rate, problems = {}, withoutStorefront } = operation
  const codes = new Map<number, Set<string>>()
  const add = (status: number, ...names: readonly string[]) => {
    codes.set(status, new Set([...(codes.get(status) ?? []), ...names]))
  }
  if ((parameters ?? body) && !operation.rawBody) add(400, 'invalid_request')
  if (!withoutStorefront) add(404, 'storefront_unknown')
  if (takesKey(operation)) {
    add(400, 'idempotency_key_required')
    add(409, 'idempotency_key_reused')
  }
  for (const kind of access.who) {
    if (kind !== 'nobody') add(principals[kind].status, principals[kind].code)
  }
  if (access.pages === 'own' && operation.method !== 'get') add(403, 'cross_site_request')
  add(429, 'too_many_requests')
  if (rate !== 'unlimited') add(429, 'too_many_attempts')
  for (const [status, names] of Object.entries(problems)) add(Number(status), ...names)
  return Object.fromEntries([...codes].map(([status, names]) => [status, [...names]]))
}
