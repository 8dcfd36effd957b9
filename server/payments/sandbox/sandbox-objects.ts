import type Stripe from 'stripe'

type Metadata = Record<string, string>

/**
 * The part of Stripe's objects that the sandbox keeps, named and typed as the SDK has them. References are ids here;
 * a request's `expand` replaces them.
 */
export type SandboxSession = Pick<
  Stripe.Checkout.Session,
  | 'object'
  | 'amount_subtotal'
  | 'cancel_url'
  | 'client_reference_id'
  | 'created'
  | 'customer_email'
  | 'livemode'
  | 'mode'
  | 'payment_method_types'
  | 'submit_type'
  | 'success_url'
  | 'ui_mode'
  | 'url'
> & {
  id: string
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid'
  payment_intent: string | null
  customer: string | null
  amount_total: number
  currency: string
  expires_at: number
  locale: string | null
  metadata: Metadata
  branding_settings: { display_name: string } | null
  total_details: { amount_discount: number; amount_shipping: number; amount_tax: number }
}

/** What the sandbox remembers of a session beside the object. */
export interface SessionHidden {
  lines: { name: string; description: string | null; quantity: number; unitAmount: number }[]
  discountLabel: string | null
  intent: { captureMethod: 'automatic' | 'manual'; description: string | null; metadata: Metadata }
  /** A slow bank is thinking about this card; its answer comes at `alarmAt`. */
  pendingCard?: string
  /** Unix seconds at which it expires by itself, or the bank answers; gone once it is settled. */
  alarmAt?: number
}

export type SandboxIntent = Pick<
  Stripe.PaymentIntent,
  | 'object'
  | 'amount'
  | 'amount_capturable'
  | 'amount_received'
  | 'canceled_at'
  | 'created'
  | 'currency'
  | 'livemode'
> & {
  id: string
  status: IntentState
  capture_method: 'automatic' | 'manual'
  cancellation_reason: string | null
  client_secret: string
  customer: string | null
  description: string | null
  last_payment_error: CardFailure | null
  latest_charge: string | null
  metadata: Metadata
  next_action: { type: 'redirect_to_url'; redirect_to_url: { url: string; return_url: string } } | null
  payment_method: string | null
  payment_method_types: string[]
}

/** The session that an intent belongs to, when its authorisation runs out, and what its card does to the network. */
export interface IntentHidden {
  session: string | null
  alarmAt?: number
  webhooks?: Partial<WebhookBehaviour>
  /** Unix seconds until which no question about it is answered. */
  silentUntil?: number
}

export type IntentState =
  'requires_payment_method' | 'requires_action' | 'requires_capture' | 'succeeded' | 'canceled'

/** The error of a card, on the intent and in the reply. */
export interface CardFailure {
  type: 'card_error'
  code: string
  decline_code?: string
  message: string
}

export type SandboxCharge = Pick<
  Stripe.Charge,
  | 'object'
  | 'amount'
  | 'amount_captured'
  | 'amount_refunded'
  | 'captured'
  | 'created'
  | 'currency'
  | 'disputed'
  | 'livemode'
  | 'paid'
  | 'refunded'
  | 'status'
> & {
  id: string
  payment_intent: string
  payment_method_details: {
    type: 'card'
    card: { brand: string; last4: string; capture_before: number | null }
  }
  metadata: Metadata
}

export interface ChargeHidden {
  /** Of a card whose refunds come back. */
  refundsBounce?: boolean
  /** Of a card whose payments are disputed. */
  disputes?: boolean
  /** Of a card that is declined when it comes to capturing. */
  captureFails?: boolean
}

export type SandboxRefund = Pick<Stripe.Refund, 'object' | 'amount' | 'created' | 'currency' | 'reason'> & {
  id: string
  charge: string
  payment_intent: string
  status: 'succeeded' | 'failed'
  failure_reason?: string
  metadata: Metadata
}

/** Its metadata are its own: a dispute names our order by its payment alone. */
export type SandboxDispute = Pick<
  Stripe.Dispute,
  'object' | 'amount' | 'created' | 'currency' | 'livemode' | 'metadata' | 'reason' | 'status'
> & { id: string; charge: string; payment_intent: string; evidence_details: { due_by: number } }

export type SandboxCoupon = Pick<
  Stripe.Coupon,
  | 'object'
  | 'amount_off'
  | 'created'
  | 'currency'
  | 'duration'
  | 'livemode'
  | 'max_redemptions'
  | 'name'
  | 'percent_off'
> & { id: string; metadata: Metadata; times_redeemed: number; valid: boolean }

export type SandboxCustomer = Pick<Stripe.Customer, 'object' | 'created' | 'email' | 'livemode'> & {
  id: string
  name: string | null
  metadata: Metadata
}

export type SandboxEvent = Pick<
  Stripe.Event,
  'object' | 'api_version' | 'created' | 'livemode' | 'pending_webhooks' | 'request'
> & { id: string; type: EventType; data: { object: unknown } }

/** The events that the sandbox tells of. */
export type EventType = Extract<
  Stripe.Event['type'],
  | 'charge.captured'
  | 'charge.dispute.created'
  | 'charge.expired'
  | 'charge.refunded'
  | 'charge.succeeded'
  | 'checkout.session.completed'
  | 'checkout.session.expired'
  | 'payment_intent.amount_capturable_updated'
  | 'payment_intent.canceled'
  | 'payment_intent.created'
  | 'payment_intent.payment_failed'
  | 'payment_intent.requires_action'
  | 'payment_intent.succeeded'
  | 'refund.created'
  | 'refund.failed'
>

/** Every kind of object: what is shown and what is hidden. */
export interface SandboxKinds {
  'checkout.session': { body: SandboxSession; hidden: SessionHidden }
  payment_intent: { body: SandboxIntent; hidden: IntentHidden }
  charge: { body: SandboxCharge; hidden: ChargeHidden }
  refund: { body: SandboxRefund; hidden: { alarmAt?: number } }
  coupon: { body: SandboxCoupon; hidden: Record<string, never> }
  customer: { body: SandboxCustomer; hidden: Record<string, never> }
  event: { body: SandboxEvent; hidden: Record<string, never> }
  /** One row: how webhooks behave on demand. */
  'sandbox.webhooks': { body: { id: string; behaviour: WebhookBehaviour }; hidden: Record<string, never> }
  /** One row: what webhooks are signed with when the operator chose nothing. */
  'sandbox.secret': { body: { id: string; secret: string }; hidden: Record<string, never> }
}

export type SandboxKind = keyof SandboxKinds
export type SandboxObject<Kind extends SandboxKind> = SandboxKinds[Kind]

/** How webhooks are to be sent: as it should be, or as it goes wrong in life. */
export interface WebhookBehaviour {
  /** `held`: kept until `release`. `never`: the event happens and is not delivered. */
  delivery: 'send' | 'held' | 'never'
  /** How many times each event is sent. */
  copies: number
  delayMs: number
  /** Up to so much more, at random for each copy: events overtake each other. */
  jitterMs: number
}
