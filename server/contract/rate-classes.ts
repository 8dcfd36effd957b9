/** So many within so many minutes. */
export interface Limit {
  points: number
  minutes: number
}

/** How often a caller may try: for what is named (an account, an order) and for the network address. */
export interface RateLimits {
  counts: string
  ofName?: Limit
  ofAddress?: Limit
}

/**
 * What is counted, and how much of it is too much (429 `too_many_attempts`). Counted in the database: over every process,
 * and a restart forgets nothing. An office or a hotel shares one address. Beside it every request of an address is counted
 * by the process that answers it (429 `too_many_requests`).
 */
export const rateClasses = {
  unlimited: { counts: 'Nothing is counted.' },
  passwords: {
    counts: 'Passwords tried, of an account from one network',
    ofName: { points: 10, minutes: 15 },
    ofAddress: { points: 100, minutes: 15 },
  },
  mails: {
    counts: 'Mails asked for',
    ofName: { points: 5, minutes: 60 },
    ofAddress: { points: 30, minutes: 60 },
  },
  offerRequests: {
    counts: 'Requests that write to a supplier',
    ofName: { points: 10, minutes: 60 },
    ofAddress: { points: 30, minutes: 60 },
  },
  contactMessages: {
    counts: 'Messages to support',
    ofName: { points: 5, minutes: 60 },
    ofAddress: { points: 30, minutes: 60 },
  },
  orderGuesses: {
    counts: 'Guesses at the address of an order',
    ofName: { points: 10, minutes: 15 },
    ofAddress: { points: 30, minutes: 15 },
  },
  carts: { counts: 'Carts opened', ofAddress: { points: 240, minutes: 60 } },
  promoCodeGuesses: { counts: 'Promo codes that do not exist', ofAddress: { points: 30, minutes: 15 } },
} as const satisfies Readonly<Record<string, RateLimits>>

/** The name of what is counted. */
export type RateClass = keyof typeof rateClasses
