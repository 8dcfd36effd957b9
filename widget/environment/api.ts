import type { ProblemReply } from '../../server/contract/problem.ts'
import { newKey } from './new-key.ts'

/** A problem document (RFC 9457) that the server answered; `code` chooses the text on the screen. */
export class ApiProblem extends Error {
  readonly status: number
  readonly code: string
  readonly requestId: string
  readonly errors: readonly { pointer: string; code: string; detail: string }[]

  constructor(status: number, body: Partial<ProblemReply>) {
    super(body.detail ?? body.title ?? `HTTP ${status}`)
    this.name = 'ApiProblem'
    this.status = status
    this.code = body.code ?? 'unknown'
    this.requestId = body.requestId ?? ''
    this.errors = body.errors ?? []
  }
}

/** What every call says about its caller. */
export interface ApiContext {
  /** `/api/v1/` of the product, absolute when it is another origin. */
  base: string
  language: string
  currency: string
  /** Only where the host does not say it already: in a supplier's own page. */
  storefront?: string
}

/** Options of a call. */
export interface CallOptions {
  query?: Readonly<Record<string, string | number | undefined>>
  /** Bearer token of a cart or an order. */
  token?: string
  signal?: AbortSignal
}

/** The product's API. Every member throws `ApiProblem` for an answered problem and `TypeError` when nothing answered. */
export interface Api {
  read<Reply>(path: string, options?: CallOptions): Promise<Reply>
  /**
   * Every write has an idempotency key, so that a repeated one is done once. One that nobody answered keeps its key for
   * whoever sends the same again; `intent` names the key where the caller knows better.
   */
  write<Reply>(
    method: 'post' | 'put' | 'patch' | 'delete',
    path: string,
    options?: CallOptions & { body?: unknown; intent?: string },
  ): Promise<Reply>
}

/** Statuses worth another try (specification, section 7): once for reads, never for writes. */
export const retryStatuses: readonly number[] = [408, 409, 425, 429, 500, 502, 503, 504]

/** The client's code is loaded with the first call: most pages are read without one. */
async function openClient(context: ApiContext) {
  const { default: ky, HTTPError } = await import('ky')
  const client = ky.create({
    prefix: context.base,
    timeout: 25_000,
    retry: { limit: 1, methods: ['get'], statusCodes: [...retryStatuses] },
    credentials: context.storefront ? 'omit' : 'same-origin',
  })
  return {
    client,
    /** An answered problem as an `ApiProblem`; anything else as it was. */
    understand: (error: unknown): unknown => {
      if (!(error instanceof HTTPError)) return error
      const body: unknown = error.data
      return new ApiProblem(error.response.status, typeof body === 'object' && body !== null ? body : {})
    },
  }
}

/** Makes the API of one app instance. */
export function createApi(context: ApiContext): Api {
  let opened: ReturnType<typeof openClient> | undefined
  const searchOf = (query: CallOptions['query'] = {}) => {
    const search = new URLSearchParams({ language: context.language, currency: context.currency })
    if (context.storefront) search.set('storefront', context.storefront)
    for (const [name, value] of Object.entries(query)) {
      if (value !== undefined) search.set(name, String(value))
    }
    return search
  }
  const headersOf = (token?: string) => (token ? { authorization: `Bearer ${token}` } : {})

  async function call<Reply>(
    method: string,
    path: string,
    { query, token, signal }: CallOptions,
    more: { headers?: Record<string, string>; body?: unknown } = {},
  ): Promise<Reply> {
    opened ??= openClient(context)
    // code that did not arrive is asked for again by the next call
    opened.catch(() => (opened = undefined))
    const { client, understand } = await opened
    const headers = { ...headersOf(token), ...more.headers }
    const searchParams = searchOf(query)
    try {
      return await client(path, { method, searchParams, headers, signal, json: more.body }).json<Reply>()
    } catch (error) {
      throw understand(error)
    }
  }

  /** Keys of writes that may have been done: the connection broke, or the server did, before there was an answer. */
  const unanswered = new Map<string, string>()

  return {
    read: (path, options = {}) => call('get', path, options),
    async write<Reply>(
      method: string,
      path: string,
      { body, intent, ...options }: Parameters<Api['write']>[2] = {},
    ) {
      const same = JSON.stringify([method, path, options.token, body])
      const key = intent ?? unanswered.get(same) ?? newKey()
      try {
        const reply = await call<Reply>(method, path, options, { body, headers: { 'idempotency-key': key } })
        unanswered.delete(same)
        return reply
      } catch (error) {
        if (error instanceof ApiProblem && error.status < 500) unanswered.delete(same)
        else unanswered.set(same, key)
        throw error
      }
    },
  }
}
