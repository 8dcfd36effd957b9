import { setTimeout as delay } from 'node:timers/promises'

/** What happened, counted by name. */
export type Tally = Map<string, number>

export function count(tally: Tally, name: string): void {
  tally.set(name, (tally.get(name) ?? 0) + 1)
}

/** A reply of the product, whatever its status. */
export interface Reply {
  status: number
  body: unknown
  /** Where it leads, if it does. */
  location?: string | null
}

/** Sends a request until there is an answer that is not the product's own trouble. */
export type Send = (path: string, init?: RequestInit) => Promise<Reply>

const givesUpAfterMs = 120_000
const answersWithinMs = 30_000
const pauseMs = 300

/** A client that repeats what got lost, as browsers and people do; every request it sends is safe to repeat. */
export function createSend(
  origin: string,
  tally: Tally,
  /** Told of every request that failed, before it is sent again. */
  onFailure: (failure: string) => void = () => undefined,
): Send {
  return async (path, init) => {
    const until = Date.now() + givesUpAfterMs
    for (;;) {
      const reply = await attempt(new URL(path, origin), init)
      if (reply.status !== 0 && reply.status < 500) return reply
      onFailure(`${reply.status} ${path.split('?')[0]}`)
      count(tally, reply.status === 0 ? 'requests lost' : `requests answered ${reply.status}`)
      if (Date.now() > until) throw new Error(`${path} had no answer in two minutes`)
      await delay(pauseMs)
    }
  }
}

async function attempt(url: URL, init: RequestInit = {}): Promise<Reply> {
  try {
    const signal = AbortSignal.timeout(answersWithinMs)
    const reply = await fetch(url, { ...init, redirect: 'manual', signal })
    const text = await reply.text()
    const isJson = reply.headers.get('content-type')?.includes('json') ?? false
    return {
      status: reply.status,
      body: isJson ? (JSON.parse(text) as unknown) : text,
      location: reply.headers.get('location'),
    }
  } catch {
    return { status: 0, body: undefined }
  }
}

/** The path of the payment page: of an order by way of the shop, which notes that it is opened. */
export async function openPaymentPage(send: Send, paymentUrl: string): Promise<string> {
  const { pathname, search } = new URL(paymentUrl)
  if (!pathname.startsWith('/pay/')) return pathname
  const { location } = await send(pathname + search)
  return new URL(location ?? '', paymentUrl).pathname
}

/** A JSON request. */
export function json(body: object, headers: Record<string, string> = {}): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  }
}
