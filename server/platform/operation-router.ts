import express from 'express'
import type { Request, Response, Router } from 'express'
import type { z } from 'zod'
import { cacheRules, takesKey } from '../contract/operation.ts'
import type { Operation } from '../contract/operation.ts'
import { checkProblem, checkReply } from './check-reply.ts'
import type { Env } from './env.ts'
import { admit } from './guard.ts'
import type { Identify, Identifiers, IdentifiersOf } from './guard.ts'
import { idempotencyKey, parse, requestContext, wellFormed } from './http.ts'
import type { RequestContext } from './http.ts'
import { fingerprintOf } from './idempotency.ts'

type Records = Readonly<Record<string, Operation>>
type Output<Schema, Absent = undefined> = Schema extends z.ZodType ? z.output<Schema> : Absent
type Found<Identifier> = Identifier extends Identify<infer Principal> ? Principal : never

/** The caller: the kind of principal that the operation wants, and kinds that it also recognises where they are there. */
export type CallerOf<O extends Operation, Known extends Identifiers> = Wanted<
  O['access']['who'][number],
  Known
> & { readonly [Kind in AlsoOf<O> & keyof Known]?: Found<Known[Kind]> }
type Wanted<Kind, Known> = Kind extends keyof Known ? { readonly [K in Kind]: Found<Known[K]> } : object
type AlsoOf<O extends Operation> = O['access'] extends { also: readonly (infer Kind)[] } ? Kind : never

/** A call that has been admitted and whose path, query and body have the shape of the contract. */
export interface Call<O extends Operation, Known extends Identifiers = Identifiers> {
  path: Output<O['parameters'] extends { path: infer Schema } ? Schema : undefined, Record<never, string>>
  query: Output<O['parameters'] extends { query: infer Schema } ? Schema : undefined>
  body: O extends { rawBody: true } ? undefined : Output<O['body']>
  caller: CallerOf<O, Known>
  context: O extends { withoutStorefront: true } ? undefined : RequestContext
  /** Network address of the caller. */
  address: string
  /** The `Idempotency-Key`; empty where the operation takes none. */
  key: string
  /** The request as far as repeating it goes, in a scope that its caller alone has. */
  claim: (scope: string) => { scope: string; key: string; fingerprint: Buffer }
}

/** What an operation answers. */
export type ReplyOf<O extends Operation> = z.output<O['reply']['schema']>

/** The use case behind an operation. `http` is for the few that set a cookie, redirect or send a file themselves. */
export type Handler<O extends Operation, Known extends Identifiers = Identifiers> = (
  call: Call<O, Known>,
  http: { req: Request; res: Response },
) => ReplyOf<O> | undefined | Promise<ReplyOf<O> | undefined>

/** One handler for each operation: a new record without its handler does not compile. */
export type Handlers<Ops extends Records, Known extends Identifiers> = {
  readonly [Id in keyof Ops]: Handler<Ops[Id], Known>
}

/** A slice's operations with what they run. */
interface Slice<Ops extends Records, Known extends Identifiers> {
  /** How each kind of principal is recognised that one of these operations names. */
  identify: Known
  handlers: Handlers<Ops, Known>
  env: Pick<Env, 'NODE_ENV'>
}

/**
 * The routes of some operations. Each call is admitted, parsed, handled and answered as its record says; in tests a reply
 * or a problem that the record does not name is a fault. Expects the storefront to be known.
 */
export function operationRouter<
  const Ops extends Records,
  Known extends IdentifiersOf<Ops[keyof Ops]['access']>,
>(operations: Ops, slice: Slice<Ops, Known>): Router {
  const router = express.Router()
  for (const id of Object.keys(operations)) {
    const operation = operations[id] as Operation
    const run = slice.handlers[id] as unknown as Handler<Operation>
    router[operation.method](expressPath(operation), operation.rawBody ? readBytes : readJson, (req, res) =>
      answer(
        operation,
        { run, identify: slice.identify, strict: slice.env.NODE_ENV === 'test' },
        { req, res },
      ),
    )
  }
  return router
}

const readJson = express.json({ limit: '64kb' })
const readBytes = express.raw({ type: () => true, limit: '1mb' })

/** `/orders/{reference}` below `/api/v1` as Express writes it. */
export function expressPath({ path }: Pick<Operation, 'path'>): string {
  return path.slice('/api/v1'.length).replaceAll(/\{(\w+)\}/g, ':$1')
}

interface Runner {
  run: Handler<Operation>
  identify: Identifiers
  strict: boolean
}

async function answer(
  operation: Operation,
  { run, identify, strict }: Runner,
  http: { req: Request; res: Response },
): Promise<void> {
  const { req, res } = http
  try {
    res.set('cache-control', cacheRules[operation.cache])
    const key = takesKey(operation) ? idempotencyKey(req) : ''
    const caller = await admit(operation.access, identify, req)
    const { parameters, body: schema } = operation
    const path = parameters?.path ? parse(parameters.path, req.params) : {}
    const query = parameters?.query && parse(parameters.query, req.query)
    const body: unknown = schema && !operation.rawBody ? parse(schema, wellFormed(req.body ?? {})) : undefined
    const claim = (scope: string) => ({
      scope,
      key,
      fingerprint: fingerprintOf(operation.id, path, body ?? null),
    })
    const context = operation.withoutStorefront ? undefined : requestContext(req)
    const call = { path, query, body, caller, context, address: req.ip ?? '', key, claim }
    const reply = await run(call as unknown as Call<Operation>, http)
    if (res.headersSent) return
    if (strict) checkReply(operation, reply)
    res.status(operation.reply.status).json(reply)
  } catch (error) {
    if (strict) checkProblem(operation, error)
    throw error
  }
}
