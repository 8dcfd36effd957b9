import type { z } from 'zod'
import type { Access } from './principals.ts'
import type { RateClass } from './rate-classes.ts'

/**
 * One call of the API: everything that other parts must know of it. The router with its guard and its checks, the
 * typed client of the browser, the OpenAPI document and the headers for embedding pages all follow from it.
 */
export type Operation = OperationDraft & {
  /** A verb and what it is about; the name of the call in every client. */
  id: string
}

/** An operation as it is written down; its key in the record is its id. */
export type OperationDraft = Shared & (Read | Write)

interface Shared {
  path: `/api/v1/${string}`
  tag: keyof typeof tags
  summary: string
  description?: string
  /** Who may call. */
  access: Access
  parameters?: { path?: z.ZodObject; query?: z.ZodObject }
  /** The status of success and what comes with it. */
  reply: {
    status: 200 | 201
    schema: z.ZodType
    description: string
    /** Absent: JSON. */
    contentType?: 'application/pdf' | 'text/calendar'
  }
  /** Problem codes by status, beyond those that follow from the rest of the record (`problemsOf`). */
  problems?: ProblemCodes
  /** What is counted, so that a caller who calls too often is refused. */
  rate: RateClass
  /** Who may keep the reply. */
  cache: keyof typeof cacheRules
  /** A call as a client makes it; `path`, `query` and `body` fit the schemas, which a test holds. */
  example: Example
  /** In a supplier's own page, where no cookie is ours: the operation that stands for this one there, by a token. */
  inWidget?: string
  /** True for calls that are not about a storefront. */
  withoutStorefront?: true
  /** True where the principal is a signature over the bytes of the body: it stays unread until that is known. */
  rawBody?: true
}

interface Read {
  method: 'get'
  body?: undefined
  key?: undefined
}

interface Write {
  method: 'post' | 'put' | 'patch' | 'delete'
  body?: z.ZodType
  /** 'required': refused without an `Idempotency-Key`. Otherwise why it needs none. */
  key: 'required' | { notNeeded: string }
}

/** Codes of problem documents by their status. */
export type ProblemCodes = Partial<Record<400 | 401 | 403 | 404 | 409 | 429 | 503, readonly string[]>>

/** What is sent in an example, and what comes back where that is short. */
export interface Example {
  path?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, unknown>>
  body?: unknown
  reply?: unknown
}

/** The chapters of the API. */
export const tags = {
  Catalogue: 'What can be booked, and where.',
  Availability: 'When it runs, whether there is room, and what it costs for whom.',
  Cart: 'What a traveller intends to buy. Its token is the only key to it.',
  Orders: 'Confirm and pay, and what became of it.',
  Offers: 'Asking for a custom offer, and accepting or declining what a supplier offers.',
  Support: 'Writing to the people behind a site.',
  Figures: 'Sums of what the pages of a site are used for.',
  Account: 'Logging in, and what has been booked.',
  Widget: 'What the booking widget in a supplier’s own page asks.',
  Payments: 'For the payment network.',
} as const

/** Values of `Cache-Control`. */
export const cacheRules = {
  never: 'no-store',
  /** For the caller alone; not kept by any cache. */
  private: 'private, no-store',
  /** The same for every visitor of an address: a CDN may keep it, by the keys of what it shows, which the handler names. */
  shared: 'no-store',
  /** The same in browsers too: what a widget starts with. */
  minute: 'public, max-age=60, stale-while-revalidate=600',
} as const

/** Gives each operation its id: the key that it stands under. Keeps the exact types, which clients and handlers borrow. */
export function defineOperations<const Drafts extends Readonly<Record<string, OperationDraft>>>(
  drafts: Drafts,
): { readonly [Id in keyof Drafts]: Drafts[Id] & { readonly id: Id } } {
  const named = Object.entries(drafts).map(([id, draft]) => [id, { ...draft, id }])
  return Object.fromEntries(named) as { readonly [Id in keyof Drafts]: Drafts[Id] & { readonly id: Id } }
}

/** Whether a call wants an `Idempotency-Key`. */
export function takesKey({ key }: Pick<Operation, 'key'>): boolean {
  return key === 'required'
}
