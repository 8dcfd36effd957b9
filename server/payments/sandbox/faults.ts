/** How requests to the sandbox go wrong on demand. */

/** How a request goes wrong on demand. */
export interface Fault {
  /** `POST /v1/refunds`: a method and a path; `*` stands for one part of it. */
  on: string
  /**
   * `unavailable`: 503, nothing done. `rate_limited`: 429. `lose_request`: the connection breaks before anything is
   * done. `lose_reply`: it is done, and the connection breaks. `hang`: it is done, and no answer ever comes.
   * `key_in_use`: 409, another request with its idempotency key is at work.
   */
  kind: 'unavailable' | 'rate_limited' | 'lose_request' | 'lose_reply' | 'hang' | 'key_in_use'
  /** How many requests it befalls; absent: every one until cleared. */
  times?: number
  /** 0 to 1: how often; absent: always. */
  probability?: number
}

/** The faults that wait for a request, in this process. */
export interface FaultPlan {
  add(fault: Fault): void
  clear(): void
  /** The fault that befalls this request, if one does. */
  take(method: string, path: string): Fault['kind'] | null
}

/** An empty plan: no request is befallen. */
export function createFaultPlan(): FaultPlan {
  let waiting: { fault: Fault; pattern: RegExp; left: number }[] = []
  return {
    add(fault) {
      const escaped = fault.on.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^/]+')
      waiting.push({ fault, pattern: new RegExp(`^${escaped}$`), left: fault.times ?? Infinity })
    },
    clear() {
      waiting = []
    },
    take(method, path) {
      const hit = waiting.find(
        ({ fault, pattern }) => pattern.test(`${method} ${path}`) && Math.random() < (fault.probability ?? 1),
      )
      if (!hit) return null
      hit.left -= 1
      waiting = waiting.filter(({ left }) => left > 0)
      return hit.fault.kind
    },
  }
}
