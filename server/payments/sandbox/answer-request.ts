import type { ApiEndpoint } from './api-endpoints.ts'
import { newId } from './api-call.ts'
import { work } from './latency.ts'
import { inCall } from './sandbox.ts'
import type { Sandbox } from './sandbox.ts'
import { beginRequest, endRequest, findReply, insertReply, tryKeyLock } from './sandbox.queries.ts'
import { StripeFailure, failures } from './stripe-failure.ts'

/** A request that has reached its endpoint. */
export interface EndpointRequest {
  id: string
  input: unknown
  idempotencyKey: string | undefined
  /** Method, path and parameters: what must be the same when a key is used again. */
  fingerprint: string
}

export interface ApiReply {
  status: number
  body: unknown
  requestId: string
  replayed: boolean
}

/**
 * Runs a request and keeps its reply under its idempotency key, in the same transaction as what it did: a reply that
 * got lost on the way is given again, and the work is done once. Refusals are kept too, as Stripe does, except those
 * of parameters, which never began.
 */
export async function answerRequest(
  sandbox: Sandbox,
  endpoint: ApiEndpoint,
  request: EndpointRequest,
): Promise<ApiReply> {
  const requestId = newId('req')
  const key = endpoint.method === 'post' ? request.idempotencyKey : undefined
  const origin = { requestId, idempotencyKey: key ?? null }

  try {
    return await atWork(sandbox, key, () =>
      sandbox.db.transaction(async (trx) => {
        if (key !== undefined) {
          if (!(await tryKeyLock(trx, key))) throw failures.keyInUse()
          const kept = await findReply(trx, key)
          if (kept && kept.fingerprint !== request.fingerprint) throw failures.keyReused()
          if (kept) return { status: kept.status, body: kept.body, requestId: kept.requestId, replayed: true }
        }
        const answer = () =>
          inCall(sandbox, (call) => endpoint.run(call, request.input, request.id), { trx, origin })
        const { status, body } = await answer().then(
          (done) => ({ status: 200, body: done as unknown }),
          (error: unknown) => presentFailure(error),
        )
        if (key !== undefined) {
          await insertReply(trx, key, { fingerprint: request.fingerprint, status, body, requestId })
        }
        return { status, body, requestId, replayed: false }
      }),
    )
  } catch (error) {
    if (error instanceof StripeFailure) {
      return { status: error.status, body: { error: error.body }, requestId, replayed: false }
    }
    throw error
  } finally {
    // the inner transaction poked before this one committed
    if (endpoint.method === 'post') sandbox.poke()
  }
}

/**
 * Takes as long as the network takes, before the work and outside of every transaction. Meanwhile a second request with the
 * same key is refused, by whichever process of the sandbox; a kept reply is given again at once.
 */
async function atWork<Result>(
  { db, latency }: Sandbox,
  key: string | undefined,
  run: () => Promise<Result>,
): Promise<Result> {
  if (!latency || (key !== undefined && (await findReply(db, key)))) return run()
  if (key === undefined) return work(latency).then(run)
  if (!(await beginRequest(db, key, latency.toMs + abandonedAfterMs))) throw failures.keyInUse()
  try {
    await work(latency)
    return await run()
  } finally {
    await endRequest(db, key)
  }
}

/** A process that was killed at work leaves its key; it is free again so long after the slowest answer. */
const abandonedAfterMs = 5_000

/** A refusal that is a reply like any other; a wrong parameter is thrown on and not kept. */
function presentFailure(error: unknown): { status: number; body: unknown } {
  if (!(error instanceof StripeFailure) || error.body.code?.startsWith('parameter_')) throw error
  return { status: error.status, body: { error: error.body } }
}
