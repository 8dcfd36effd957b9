/** What each test card does. */
import type { CardFailure, WebhookBehaviour } from './sandbox-objects.ts'

/** How a card behaves. Numbers are the ones that Stripe gives for tests: https://docs.stripe.com/testing. */
export interface TestCard {
  number: string
  brand: string
  /** Declined at once. */
  failure?: CardFailure
  /** The bank asks first. */
  authenticates?: boolean
  /** The bank takes its time. */
  slow?: boolean
  /** The traveller's browser never returns. */
  closesWindow?: boolean
  /** Authorised, then declined when it is captured. */
  captureFails?: boolean
  /** Refunds succeed at first and come back. */
  refundsBounce?: boolean
  /** The cardholder disputes the payment as soon as it is captured. */
  disputes?: boolean
  /** What the shop is told of the payment, where it is not told at once and once. */
  webhooks?: Partial<WebhookBehaviour>
  /** For so long after the payment the network answers no question about it. */
  silentSeconds?: number
}

const declined = (code: string, declineCode: string | null, message: string): CardFailure => ({
  type: 'card_error',
  code,
  ...(declineCode && { decline_code: declineCode }),
  message,
})

/** The choices on the payment page, in its order. */
export const offeredCards = {
  success: { number: '4242424242424242', brand: 'visa' },
  declined: {
    number: '4000000000000002',
    brand: 'visa',
    failure: declined('card_declined', 'generic_decline', 'Your card was declined.'),
  },
  insufficient_funds: {
    number: '4000000000009995',
    brand: 'visa',
    failure: declined('card_declined', 'insufficient_funds', 'Your card has insufficient funds.'),
  },
  three_d_secure: { number: '4000002760003184', brand: 'visa', authenticates: true },
  slow: { number: '5555555555554444', brand: 'mastercard', slow: true },
  closed_window: { number: '4111111111111111', brand: 'visa', closesWindow: true },
} as const satisfies Record<string, TestCard>

/** The name of a choice on the payment page. */
export type OfferedCard = keyof typeof offeredCards

export const offeredCardNames = Object.keys(offeredCards) as OfferedCard[]

/**
 * Cards that are paid with, and after which the network itself is at fault. Taken when their number is typed; the numbers
 * are ours, since Stripe has none for this.
 */
export const faultyCards = {
  /** The shop hears late, and its questions are not answered before. */
  late: { number: '4000000000009011', brand: 'visa', webhooks: { delayMs: 4_000 }, silentSeconds: 6 },
  /** The shop never hears, and its questions are answered after a while. */
  never: {
    number: '4000000000009029',
    brand: 'visa',
    webhooks: { delivery: 'never' },
    silentSeconds: 3,
  },
  /** The shop hears three times, in any order. */
  repeated: { number: '4000000000009037', brand: 'visa', webhooks: { copies: 3, jitterMs: 2_000 } },
  /** No webhook is delivered, and the buyer does not come back either. */
  lost: { number: '4000000000009045', brand: 'visa', webhooks: { delivery: 'never' }, closesWindow: true },
} as const satisfies Record<string, TestCard>

/** Taken when their number is typed. */
const furtherCards: readonly TestCard[] = [
  {
    number: '4000000000000069',
    brand: 'visa',
    failure: declined('expired_card', null, 'Your card has expired.'),
  },
  {
    number: '4000000000009987',
    brand: 'visa',
    failure: declined('card_declined', 'lost_card', 'Your card was declined.'),
  },
  { number: '4000000000000259', brand: 'visa', disputes: true },
  { number: '4000000000005126', brand: 'visa', refundsBounce: true },
  { number: '4000000000000341', brand: 'visa', captureFails: true },
]

/** What a typed number is: a test card, a number that no card has, or a card that has no business here. */
export type NumberReading = { kind: 'test'; card: TestCard } | { kind: 'invalid' } | { kind: 'real' }

/** Reads a typed card number; blanks and hyphens do not matter. */
export function readCardNumber(typed: string): NumberReading {
  const number = typed.replaceAll(/[\s-]/g, '')
  if (!/^\d{12,19}$/.test(number) || !passesLuhn(number)) return { kind: 'invalid' }
  const card = [
    ...Object.values<TestCard>(offeredCards),
    ...Object.values<TestCard>(faultyCards),
    ...furtherCards,
  ].find((one) => one.number === number)
  return card ? { kind: 'test', card } : { kind: 'real' }
}

/** ISO/IEC 7812-1 check digit. */
function passesLuhn(number: string): boolean {
  const sum = number
    .split('')
    .toReversed()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
      return total + (value > 9 ? value - 9 : value)
    }, 0)
  return sum % 10 === 0
}
