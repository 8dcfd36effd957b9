import { createHash, timingSafeEqual } from 'node:crypto'
import express from 'express'
import type { Express, NextFunction, Request, Response } from 'express'
import qs from 'qs'
import { z } from 'zod'
import { answerRequest } from './answer-request.ts'
import { apiEndpoints } from './api-endpoints.ts'
import { newId } from './api-call.ts'
import type { Fault, FaultPlan } from './faults.ts'
import { createListLimit } from './list-limit.ts'
import type { SandboxControl } from './sandbox-control.ts'
import { findIntentOf } from './sandbox.ts'
import type { Sandbox } from './sandbox.ts'
import { findObject } from './sandbox.queries.ts'
import { StripeFailure, failures } from './stripe-failure.ts'
import { offeredCardNames } from './test-cards.ts'

/** What the listener on the loopback interface answers with. */
export interface StripeApiDeps {
  sandbox: Sandbox
  apiKey: string
  faults: FaultPlan
  control: SandboxControl
}

const parseForm = (text: string) => qs.parse(text, { depth: 10, arrayLimit: 200, parameterLimit: 5_000 })

/** Stripe's API, and beside it `/sandbox/…`, by which another process (a soak) makes things go wrong. */
export function stripeApi(deps: StripeApiDeps): Express {
  const app = express()
  app.disable('x-powered-by')
  app.set('query parser', parseForm)
  app.use(express.text({ type: 'application/x-www-form-urlencoded', limit: '1mb' }))
  app.use(authenticate(deps.apiKey))
  const lists = createListLimit()
  for (const endpoint of apiEndpoints) {
    app[endpoint.method](endpoint.path, async (req, res) => {
      if (endpoint.path === '/v1/events' && !lists.takes()) return sufferFault('rate_limited', res)
      if (await isSilent(deps.sandbox, req)) return sufferFault('unavailable', res)
      const fault = deps.faults.take(req.method, req.path)
      if (fault && !worksFirst.has(fault)) return sufferFault(fault, res)
      const text = typeof req.body === 'string' ? req.body : ''
      const input = endpoint.method === 'get' ? req.query : parseForm(text)
      const reply = await answerRequest(deps.sandbox, endpoint, {
        id: String(req.params['id'] ?? ''),
        input,
        idempotencyKey: req.get('idempotency-key'),
        fingerprint: createHash('sha256').update(`${req.method} ${req.path} ${text}`).digest('hex'),
      })
      if (fault) return sufferFault(fault, res)
      if (reply.replayed) res.set('idempotent-replayed', 'true')
      if (reply.status === 409) res.set('stripe-should-retry', 'true')
      return sendJson(res.set('request-id', reply.requestId), reply.status, reply.body)
    })
  }
  app.use('/sandbox', controlRoutes(deps.control))
  app.use((req: Request) => {
    throw failures.noSuchPath(req.method, req.path)
  })
  app.use((error: unknown, _req: Request, res: Response, _next: NextFunction) => {
    res.set('request-id', newId('req'))
    if (error instanceof StripeFailure) return sendJson(res, error.status, { error: error.body })
    if (error instanceof z.ZodError) return sendJson(res, 400, { error: { message: error.message } })
    deps.sandbox.log.error({ err: error }, 'payment sandbox failed')
    return sendJson(res, 500, { error: { type: 'api_error', message: 'An unknown error occurred' } })
  })
  return app
}

/** Whether this is about a payment whose card makes the network fall silent; see `TestCard.silentSeconds`. */
async function isSilent({ db, clock }: Sandbox, { params }: Request): Promise<boolean> {
  const id = String(params['id'] ?? '')
  const about = id.startsWith('cs_') ? (await findObject(db, 'checkout.session', id))?.body : { id }
  const intent = about && (await findIntentOf(db, about))
  return (intent?.hidden.silentUntil ?? 0) * 1000 > clock.now().epochMilliseconds
}

/** Bearer, or Basic with the key as the user's name. */
function authenticate(apiKey: string) {
  const wanted = Buffer.from(apiKey)
  return (req: Request, _res: Response, next: NextFunction): void => {
    const [scheme, value = ''] = (req.get('authorization') ?? '').split(' ')
    if (!value) throw failures.noKey()
    const text = scheme === 'Basic' ? Buffer.from(value, 'base64').toString().split(':')[0] : value
    const given = Buffer.from(text ?? '')
    if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) throw failures.wrongKey()
    next()
  }
}

/** The work is done before these strike. */
const worksFirst: ReadonlySet<Fault['kind']> = new Set(['lose_reply', 'hang'])

const strikes: Readonly<Record<Fault['kind'], (res: Response) => void>> = {
  unavailable: (res) =>
    sendJson(res, 503, { error: { type: 'api_error', message: 'Unavailable on demand.' } }),
  rate_limited: (res) =>
    sendJson(res, 429, {
      error: { type: 'invalid_request_error', code: 'rate_limit', message: 'Too many requests.' },
    }),
  lose_request: (res) => void res.socket?.destroy(),
  lose_reply: (res) => void res.socket?.destroy(),
  hang: () => undefined,
  key_in_use: (res) => {
    const { status, body } = failures.keyInUse()
    sendJson(res.set('stripe-should-retry', 'true'), status, { error: body })
  },
}

function sufferFault(fault: Fault['kind'], res: Response): void {
  strikes[fault](res)
}

function sendJson(res: Response, status: number, body: unknown): void {
  res
    .status(status)
    .type('json')
    .send(`${JSON.stringify(body, null, 2)}\n`)
}

const Behaviour = z.strictObject({
  delivery: z.enum(['send', 'held', 'never']).optional(),
  copies: z.int().min(1).max(20).optional(),
  delayMs: z.int().min(0).max(86_400_000).optional(),
  jitterMs: z.int().min(0).max(86_400_000).optional(),
})
const Release = z.strictObject({ order: z.enum(['created', 'reversed', 'shuffled']).default('created') })
const WantedFault = z.strictObject({
  on: z.string().min(1),
  kind: z.enum(['unavailable', 'rate_limited', 'lose_request', 'lose_reply', 'hang', 'key_in_use']),
  times: z.int().min(1).optional(),
  probability: z.number().min(0).max(1).optional(),
})
const Payment = z.strictObject({ session: z.string(), card: z.enum(offeredCardNames).default('success') })

function controlRoutes(control: SandboxControl): express.Router {
  const router = express.Router()
  router.use(express.json())
  router.get('/deliveries', async (_req, res) => {
    sendJson(res, 200, await control.webhooks.list())
  })
  router.put('/webhooks', async (req, res) => {
    sendJson(res, 200, await control.webhooks.behave(Behaviour.parse(req.body)))
  })
  router.post('/webhooks/release', async (req, res) => {
    sendJson(res, 200, { released: await control.webhooks.release(Release.parse(req.body ?? {}).order) })
  })
  router.post('/webhooks/flush', async (_req, res) => {
    await control.webhooks.flush()
    sendJson(res, 200, {})
  })
  router.post('/events/:id/resend', async (req, res) => {
    await control.webhooks.resend(req.params.id)
    sendJson(res, 200, {})
  })
  router.post('/faults', (req, res) => {
    control.faults.add(WantedFault.parse(req.body))
    sendJson(res, 200, {})
  })
  router.delete('/faults', (_req, res) => {
    control.faults.clear()
    sendJson(res, 200, {})
  })
  router.post('/payments', async (req, res) => {
    const { session, card } = Payment.parse(req.body)
    sendJson(res, 200, await control.pay(session, card))
  })
  return router
}
