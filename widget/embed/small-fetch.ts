/**
 * Stands in for ky where the sites and the widget are built: what `environment/api` uses of it, with the browser's own fetch.
 */

interface Settings {
  prefix: string
  timeout: number
  retry: { limit: number; methods: readonly string[]; statusCodes: readonly number[] }
  credentials: RequestCredentials
}

interface Call {
  method: string
  searchParams: URLSearchParams
  headers: Record<string, string>
  signal?: AbortSignal
  json?: unknown
}

/** An answer that is none: its body is read already. */
export class HTTPError extends Error {
  readonly response: Response
  readonly data: unknown

  constructor(response: Response, data: unknown) {
    super(`HTTP ${response.status}`)
    this.response = response
    this.data = data
  }
}

/** How long a busy server is left alone. */
const pauseMs = 600

function create({ prefix, timeout, retry, credentials }: Settings) {
  const send = async (path: string, call: Call, triesLeft: number): Promise<Response> => {
    const { method, searchParams, headers, signal, json } = call
    const limit = AbortSignal.timeout(timeout)
    const response = await fetch(`${prefix}${path}?${searchParams.toString()}`, {
      method: method.toUpperCase(),
      credentials,
      headers: json === undefined ? headers : { ...headers, 'content-type': 'application/json' },
      body: json === undefined ? undefined : JSON.stringify(json),
      // Safari knows `any` since 17.4; before, the caller's wish counts more than the limit
      signal: signal && 'any' in AbortSignal ? AbortSignal.any([signal, limit]) : (signal ?? limit),
    })
    if (triesLeft > 0 && retry.methods.includes(method) && retry.statusCodes.includes(response.status)) {
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
      return send(path, call, triesLeft - 1)
    }
    return response
  }
  return (path: string, call: Call) => ({
    async json<Reply>(): Promise<Reply> {
      const response = await send(path, call, retry.limit)
      if (response.ok) return (await response.json()) as Reply
      throw new HTTPError(response, await response.json().catch(() => undefined))
    },
  })
}

// oxlint-disable-next-line import/no-default-export -- as in the package that it stands in for
export default { create }
