import type { Layout } from '../../themes/names.ts'

/** Money here is an integer of ISO 4217 minor units; the adapter translates to what the network counts in. */

/** One line of what is bought, as the payment page lists it. `unitAmount` is at least 0. */
export interface CheckoutLine {
  name: string
  description?: string
  quantity: number
  unitAmount: number
}

/** What `openCheckout` needs. `total` must equal the lines less the discount, and be more than 0. */
export interface CheckoutRequest {
  orderId: string
  /** The order's reference, as the buyer and the supplier's support read it. */
  reference: string
  /** ISO 4217, upper case. */
  currency: string
  lines: readonly CheckoutLine[]
  discount?: { label: string; amount: number }
  total: number
  email: string
  /** BCP 47. A language that the network's page does not speak falls back to the browser's. */
  language: string
  /** Shown as the merchant; absent: the account's own name. */
  sellerName?: string
  /** The look of the site that the buyer comes from; a page that knows none of ours leaves it aside. */
  layout?: Layout
  /** Where the browser returns; `{CHECKOUT_SESSION_ID}` in it is replaced. */
  successUrl: string
  cancelUrl: string
  /**
   * When the payment page closes by itself: `shortestCheckoutMinutes` to 24 hours from now. Keep it with the order and
   * send the same again on a retry: the network refuses an idempotency key with other parameters.
   */
  expiresAt: Temporal.Instant
  idempotencyKey: string
}

/** The network lets no payment page close sooner than half an hour from its opening; a minute is for the way there. */
export const shortestCheckoutMinutes = 31

/** Places are kept this much longer than their payment page is open: a payment in its last second still finds them. */
export const paymentGraceMinutes = 4

/** An open payment page: send the buyer to `url`. */
export interface OpenedCheckout {
  sessionId: string
  url: string
  expiresAt: Temporal.Instant
}

/** Where a payment stands: the PaymentIntent machine's states. */
export type IntentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'processing'
  | 'requires_capture'
  | 'succeeded'
  | 'canceled'

/** What the network knows of a payment page and its payment. The truth to settle by, whatever webhooks came or did not. */
export type CheckoutReading =
  | { status: 'gone' }
  | {
      status: 'open' | 'complete' | 'expired'
      sessionId: string
      orderId: string | null
      /** Null until the buyer first tried to pay. */
      intentId: string | null
      intentStatus: IntentStatus | null
      currency: string
      total: number
      /** Authorised and waiting for `capture`. */
      capturable: number
      /** Taken from the buyer. Refunds do not lower it. */
      received: number
      /** Given back of that, as far as it is on its way. */
      refunded: number
      /** Why the last attempt failed, `insufficient_funds`. */
      declineCode: string | null
      expiresAt: Temporal.Instant
    }

/** `captured` also when it had been captured before: capturing twice takes the money once. */
export type CaptureResult =
  | { outcome: 'captured'; amount: number }
  /** The buyer's bank took back its word. */
  | { outcome: 'declined'; code: string }
  /** Cancelled, run out, or unknown: there is nothing to capture. */
  | { outcome: 'gone' }

/** `cancelled` also when it had been before. `captured`: too late, the money is taken; refund it. */
export type CancelResult =
  { outcome: 'cancelled' } | { outcome: 'captured'; amount: number } | { outcome: 'gone' }

/** `pending` refunds are on their way; `failed` ones came back and need a person. */
export type RefundResult =
  | { outcome: 'refunded'; refundId: string; amount: number; status: 'succeeded' | 'pending' }
  | { outcome: 'failed'; refundId: string; reason: string }
  /** More than is left of what was captured. */
  | { outcome: 'exceeded' }
  /** Nothing was captured, or the payment is unknown. */
  | { outcome: 'gone' }

/** `complete`: the buyer was faster; settle the payment instead. */
export type ExpireResult = { outcome: 'expired' } | { outcome: 'complete' } | { outcome: 'gone' }

/** A webhook whose signature was right. The ids say whom it is about; what happened is for `readCheckout` to tell. */
export interface PaymentEvent {
  id: string
  type: string
  createdAt: Temporal.Instant
  orderId: string | null
  sessionId: string | null
  intentId: string | null
  refundId: string | null
  /** What the event by itself says of a payment page, so that the network need not be asked; null: nothing. */
  told: ToldByEvent | null
  /** The event as it came. */
  payload: Record<string, unknown>
}

/** 'unpaid': a card was declined, and another may be tried. */
export type ToldByEvent =
  | { kind: 'authorised'; reference: string; intentId: string; amount: number; currency: string }
  | { kind: 'expired'; sessionId: string }
  | { kind: 'unpaid' }

/** Where in the network's list of events: younger than one, or younger than a time and, page by page, older than one. */
export type EventPosition = { after: string } | { since: Temporal.Instant; before?: string }

/** A page of events, the oldest first. 'unknown-position': the network has forgotten that event. */
export type EventPage =
  { state: 'read'; events: readonly PaymentEvent[]; hasMore: boolean } | { state: 'unknown-position' }

/** The payment network: cards are authorised on its own page, captured or cancelled later, and refunded. */
export interface PaymentNetwork {
  /** Opens a payment page that only authorises. The same idempotency key opens it once. */
  openCheckout(request: CheckoutRequest): Promise<OpenedCheckout>
  readCheckout(sessionId: string): Promise<CheckoutReading>
  /** Takes what was authorised, or `amount` of it and lets the rest go. */
  capture(intentId: string, options: { amount?: number; idempotencyKey: string }): Promise<CaptureResult>
  /** Lets an authorisation go. For a payment page that is still open, `expireCheckout`. */
  cancel(intentId: string): Promise<CancelResult>
  /** The same idempotency key refunds once, however long after. */
  refund(intentId: string, options: { amount: number; idempotencyKey: string }): Promise<RefundResult>
  /** Closes a payment page, so that an old tab cannot pay any more. */
  expireCheckout(sessionId: string): Promise<ExpireResult>
  /** At most a hundred of the events that change an order, and at most ten calls a second. */
  listEvents(position: EventPosition): Promise<EventPage>
  /** @returns the event, or null when the signature is wrong or older than five minutes */
  verifyWebhook(rawBody: Buffer, signature: string): Promise<PaymentEvent | null>
}

/** The network did not answer, was too busy, or answered nonsense. Whether it did what was asked is unknown: ask again. */
export class PaymentNetworkUnreachable extends Error {
  constructor(cause: Error) {
    super(`the payment network did not answer: ${cause.message}`, { cause })
    this.name = 'PaymentNetworkUnreachable'
  }
}

/**
 * The network is at work, or has too much of it: another request with this key or on this object has not ended, no answer
 * came within the SDK's time, or requests came too fast. Asking again brings the answer.
 */
export class PaymentNetworkBusy extends PaymentNetworkUnreachable {
  constructor(cause: Error) {
    super(cause)
    this.name = 'PaymentNetworkBusy'
  }
}

/** The network refused the request itself: a wrong key, a wrong parameter. Asking again will not help. */
export class PaymentNetworkRefused extends Error {
  readonly code: string

  constructor(code: string, cause: Error) {
    super(`the payment network refused the request (${code}): ${cause.message}`, { cause })
    this.name = 'PaymentNetworkRefused'
    this.code = code
  }
}
