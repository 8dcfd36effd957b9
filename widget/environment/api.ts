import type { CallInput, CallReply, OperationId, ProblemCode } from '../../server/contract/calls.ts'
import type { ProblemReply } from '../../server/contract/problem.ts'
import type { Memory } from './memory.ts'
import { newKey } from './new-key.ts'

/** A problem document (RFC 9457) that the server answered; `code` chooses the text on the screen. */
export class ApiProblem extends Error {
  readonly status: number
  readonly code: string
  readonly requestId: string
  readonly retryAfterSeconds: number | undefined
  readonly errors: readonly { pointer: string; code: string; detail: string }[]

  constructor(status: number, body: Partial<ProblemReply>) {
    super(body.detail ?? body.title ?? `HTTP ${status}`)
    this.name = 'ApiProblem'
    this.status = status
    this.code = body.code ?? 'unknown'
    this.requestId = body.requestId ?? ''
    this.retryAfterSeconds = body.retryAfterSeconds
    this.errors = body.errors ?? []
  }
}

/** Whether a call of this operation was answered with one of its own problems. */
export function isProblem<Id extends OperationId>(
  error: unknown,
  code: ProblemCode<Id>,
): error is ApiProblem {
  return error instanceof ApiProblem && error.code === code
}

/** What every call says about its caller. */
export interface ApiContext {
  /** `/api/v1/` of the product, absolute when it is another origin. */
  base: string
  language: string
  currency: string
  /** Only where the host does not say it already: in a supplier's own page. */
  storefront?: string
  account?: Api['account']
}

/** How a call is made, beside what it sends. */
export interface CallOptions {
  /** Bearer token of a cart, an order, an offer … */
  token?: string
  signal?: AbortSignal
  /** Names the `Idempotency-Key` where the caller knows better which calls are the same. */
  intent?: string
}

type Input<Id extends OperationId> = CallInput<Id> & CallOptions
/** Nothing need be said where nothing must. */
type Said<Id extends OperationId> = object extends Input<Id> ? [input?: Input<Id>] : [input: Input<Id>]

/** The product's API. A call throws `ApiProblem` for an answered problem and `TypeError` when nothing answered. */
export interface Api {
  /**
   * Calls an operation of the contract, by its id. Every write has an idempotency key, so that a repeated one is done once;
   * one without an answer keeps its key for when the same is sent again.
   */
  call<Id extends OperationId>(id: Id, ...said: Said<Id>): Promise<CallReply<Id>>
  /** Where no cookie of ours comes along: what keeps the token that stands for one, gone with the tab. */
  account?: Memory
}

/** What any call sends, whichever it is. */
export interface AnyInput extends CallOptions {
  path?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, string | number | undefined>>
  body?: unknown
}

/** Method and path of a call, `get orders/DH-7K3M9Q`, of its address in the contract, `get orders/{reference}`. */
export function requestLine(address: string, { path = {} }: AnyInput): [method: string, path: string] {
  const [method = '', template = ''] = address.split(' ')
  return [
    method,
    template.replace(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(path[name] ?? '')),
  ]
}

/** Statuses worth another try (specification, section 7): once for reads, never for writes. */
export const retryStatuses: readonly number[] = [408, 409, 425, 429, 500, 502, 503, 504]

/** As much of ky as is used here; the widget's own small one (`embed/small-fetch`) is the same. */
interface Transport {
  default: {
    create(settings: {
      prefix: string
      timeout: number
      retry: { limit: number; methods: ['get']; statusCodes: number[] }
      credentials: RequestCredentials
    }): (
      path: string,
      call: {
        method: string
        searchParams: URLSearchParams
        headers: Record<string, string>
        signal?: AbortSignal
        json?: unknown
      },
    ) => { json(): Promise<unknown> }
  }
  HTTPError: new (...given: never[]) => Error & { response: Response; data?: unknown }
}

/** Makes the API of one app instance. */
export function createApi(context: ApiContext, load: () => Promise<Transport> = () => import('ky')): Api {
  /** The client's code is loaded with the first call: most pages are read without one. */
  const open = async () => {
    const { default: ky, HTTPError } = await load()
    const client = ky.create({
      prefix: context.base,
      timeout: 25_000,
      retry: { limit: 1, methods: ['get'], statusCodes: [...retryStatuses] },
      credentials: context.storefront ? 'omit' : 'same-origin',
    })
    return { client, HTTPError }
  }
  let opened: ReturnType<typeof open> | undefined
  const searchOf = (query: AnyInput['query'] = {}) => {
    const search = new URLSearchParams({ language: context.language, currency: context.currency })
    if (context.storefront) search.set('storefront', context.storefront)
    for (const [name, value] of Object.entries(query)) {
      if (value !== undefined) search.set(name, String(value))
    }
    return search
  }

  async function send(
    [method, path]: ReturnType<typeof requestLine>,
    { query, token, signal, body }: AnyInput,
    key?: string,
  ): Promise<unknown> {
    opened ??= open()
    // code that did not arrive is asked for again by the next call
    opened.catch(() => (opened = undefined))
    const { client, HTTPError } = await opened
    const headers = {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(key && { 'idempotency-key': key }),
    }
    try {
      return await client(path, { method, searchParams: searchOf(query), headers, signal, json: body }).json()
    } catch (error) {
      throw error instanceof HTTPError
        ? new ApiProblem(error.response.status, { ...(error.data as Partial<ProblemReply>) })
        : error
    }
  }

  /** Keys of writes that may have been done: the connection broke, or the server did, before there was an answer. */
  const unanswered = new Map<string, string>()

  async function call(address: string, input: AnyInput = {}): Promise<unknown> {
    const line = requestLine(address, input)
    if (line[0] === 'get') return send(line, input)
    const same = JSON.stringify([line, input.token, input.body])
    const key = input.intent ?? unanswered.get(same) ?? newKey()
    try {
      const reply = await send(line, input, key)
      unanswered.delete(same)
      return reply
    } catch (error) {
      if (error instanceof ApiProblem && error.status < 500) unanswered.delete(same)
      else unanswered.set(same, key)
      throw error
    }
  }

  return { call: call as Api['call'], account: context.account }
}
