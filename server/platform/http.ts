/** What every route knows of its caller: storefront, language, currency, token, idempotency key. */
import type { Request } from 'express'
import type { z } from 'zod'
import type { Language } from '../contract/primitives.ts'
import type { SiteSettings } from '../contract/storefront-file.ts'
import type { Storefront } from '../contract/storefronts.ts'
import { InvalidRequest, Problem } from './problem.ts'

/** The storefront a request is for, with what only the server knows of it. */
export interface ServedStorefront extends Storefront {
  id: number
  /** What it may sell: everything when absent. */
  supplierId?: number
  /** Origins whose pages may embed it and receive its travellers back; read through `allowsOrigin`. */
  origins: readonly string[]
  /** Its own hosts; none where it answers at every host that no other has. */
  hosts: readonly string[]
  /** What its own pages say and show. */
  site: SiteSettings
}

/** The public fields of a storefront. */
export function publicStorefront(storefront: ServedStorefront): Storefront {
  const {
    id: _id,
    supplierId: _supplier,
    origins: _origins,
    hosts: _hosts,
    site: _site,
    ...shown
  } = storefront
  return shown
}

/** What every route knows about its caller. */
export interface RequestContext {
  requestId: string
  storefront: ServedStorefront
  language: Language
  /** The asked currency if the storefront sells in it, otherwise the storefront's own. */
  currency: string
  /** Scheme and host that the traveller sees, `https://example.com`. */
  origin: string
}

declare module 'express-serve-static-core' {
  interface Request {
    context?: RequestContext
    requestId?: string
    /** Number of the account that calls, once it is known. */
    accountId?: number
  }
}

/** @throws Error when the storefront middleware has not run: a mistake in `app.ts` */
export function requestContext(req: Request): RequestContext {
  if (!req.context) throw new Error(`no storefront was resolved for ${req.path}`)
  return req.context
}

/** The currency that a body asks for, if the storefront sells in it; otherwise the request's own. */
export function currencyFor(
  { storefront, currency }: Pick<RequestContext, 'storefront' | 'currency'>,
  asked: string | undefined,
): string {
  return asked !== undefined && storefront.currencies.includes(asked) ? asked : currency
}

/**
 * Checks what came over the wire against the contract.
 *
 * @throws InvalidRequest (400) with one entry for each wrong field
 */
export function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw new InvalidRequest(
    result.error.issues.map((issue) => ({
      pointer: `/${issue.path.map((step) => String(step).replaceAll('~', '~0').replaceAll('/', '~1')).join('/')}`,
      code: issue.code,
      detail: issue.message,
    })),
  )
}

/** The token of an `Authorization: Bearer …` header, if there is one. RFC 6750. */
export function bearerToken(req: Request): string | undefined {
  return /^Bearer ([A-Za-z0-9._~+/-]{16,512}=*)$/.exec(req.get('authorization') ?? '')?.[1]
}

/** The `Idempotency-Key` that every unsafe request of ours carries. */
export function idempotencyKey(req: Request): string {
  const key = req.get('idempotency-key')
  if (!key || key.length > 200) {
    throw new Problem(
      400,
      'idempotency_key_required',
      'Send an Idempotency-Key header of at most 200 characters, a new one for each intent.',
    )
  }
  return key
}

/**
 * A body of JSON whose texts are text: half of a surrogate pair is none, and no database keeps it.
 *
 * @throws InvalidRequest (400) that points to the place
 */
export function wellFormed<Body>(body: Body, pointer = ''): Body {
  if (typeof body === 'string' && !body.isWellFormed()) {
    throw new InvalidRequest([{ pointer, code: 'not_text', detail: 'a character is broken' }])
  }
  if (typeof body === 'object' && body !== null) {
    for (const [key, value] of Object.entries(body)) {
      wellFormed(key, pointer)
      wellFormed(value, `${pointer}/${key}`)
    }
  }
  return body
}
