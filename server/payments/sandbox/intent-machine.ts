import type { ApiCall } from './api-call.ts'
import { newId, toSeconds } from './api-call.ts'
import { disputeCharge } from './disputes.ts'
import type { CardFailure, IntentHidden, IntentState, SandboxIntent } from './sandbox-objects.ts'
import { insertObject, lockObject, saveObject } from './sandbox.queries.ts'
import { failures } from './stripe-failure.ts'
import type { TestCard } from './test-cards.ts'

/** From which states a payment reaches which; https://docs.stripe.com/payments/paymentintents/lifecycle. */
export const intentTransitions: Readonly<Record<IntentState, readonly IntentState[]>> = {
  requires_payment_method: [
    'requires_payment_method',
    'requires_action',
    'requires_capture',
    'succeeded',
    'canceled',
  ],
  requires_action: [
    'requires_payment_method',
    'requires_action',
    'requires_capture',
    'succeeded',
    'canceled',
  ],
  requires_capture: ['succeeded', 'canceled'],
  succeeded: [],
  canceled: [],
}

/** An authorisation that is not captured lapses; https://docs.stripe.com/payments/place-a-hold-on-a-payment-method. */
const authorisationSeconds = 7 * 86_400

export interface IntentPair {
  body: SandboxIntent
  hidden: IntentHidden
}

function move(intent: SandboxIntent, verb: string, to: IntentState): void {
  if (intentTransitions[intent.status].includes(to)) {
    intent.status = to
    return
  }
  const states = Object.keys(intentTransitions) as IntentState[]
  throw failures.intentState(
    verb,
    intent,
    states.filter((state) => intentTransitions[state].includes(to)),
  )
}

/** Writes a new payment intent that waits for a card. */
export async function createIntent(
  call: ApiCall,
  terms: Pick<
    SandboxIntent,
    'amount' | 'currency' | 'capture_method' | 'description' | 'metadata' | 'customer'
  >,
  session: string | null,
): Promise<IntentPair> {
  const id = newId('pi')
  const body: SandboxIntent = {
    id,
    object: 'payment_intent',
    ...terms,
    amount_capturable: 0,
    amount_received: 0,
    canceled_at: null,
    cancellation_reason: null,
    client_secret: `${id}_secret_${newId('s')}`,
    created: toSeconds(call.now),
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    next_action: null,
    payment_method: null,
    payment_method_types: ['card'],
    status: 'requires_payment_method',
  }
  const intent = { body, hidden: { session } }
  await insertObject(call.trx, 'payment_intent', intent)
  await call.record('payment_intent.created', body)
  return intent
}

/** The card is refused: the intent waits for another one. */
export async function refuseCard(call: ApiCall, intent: IntentPair, failure: CardFailure): Promise<void> {
  move(intent.body, 'confirmed', 'requires_payment_method')
  Object.assign(intent.body, { last_payment_error: failure, next_action: null, payment_method: null })
  await saveObject(call.trx, 'payment_intent', intent)
  await call.record('payment_intent.payment_failed', intent.body)
}

/** The bank wants to ask the traveller, on the page at `url`. */
export async function askTraveller(call: ApiCall, intent: IntentPair, url: string): Promise<void> {
  move(intent.body, 'confirmed', 'requires_action')
  intent.body.last_payment_error = null
  intent.body.payment_method = newId('pm')
  intent.body.next_action = { type: 'redirect_to_url', redirect_to_url: { url, return_url: url } }
  await saveObject(call.trx, 'payment_intent', intent)
  await call.record('payment_intent.requires_action', intent.body)
}

/** The bank says yes: the money is set aside, or taken at once where the intent captures by itself. */
export async function authorise(call: ApiCall, intent: IntentPair, card: TestCard): Promise<void> {
  const { body, hidden } = intent
  const manual = body.capture_method === 'manual'
  move(body, 'confirmed', manual ? 'requires_capture' : 'succeeded')
  const captureBefore = manual ? toSeconds(call.now) + authorisationSeconds : null
  const charge = {
    id: newId('ch'),
    object: 'charge' as const,
    amount: body.amount,
    amount_captured: manual ? 0 : body.amount,
    amount_refunded: 0,
    captured: !manual,
    created: toSeconds(call.now),
    currency: body.currency,
    disputed: false,
    livemode: false,
    metadata: body.metadata,
    paid: true,
    payment_intent: body.id,
    payment_method_details: {
      type: 'card' as const,
      card: { brand: card.brand, last4: card.number.slice(-4), capture_before: captureBefore },
    },
    refunded: false,
    status: 'succeeded' as const,
  }
  const behaviour = {
    refundsBounce: card.refundsBounce ?? false,
    captureFails: card.captureFails ?? false,
    disputes: card.disputes ?? false,
  }
  await insertObject(call.trx, 'charge', { body: charge, hidden: behaviour })
  Object.assign(body, {
    last_payment_error: null,
    next_action: null,
    payment_method: newId('pm'),
    latest_charge: charge.id,
    amount_capturable: manual ? body.amount : 0,
    amount_received: manual ? 0 : body.amount,
  })
  if (captureBefore) hidden.alarmAt = captureBefore
  if (card.webhooks) hidden.webhooks = card.webhooks
  if (card.silentSeconds) hidden.silentUntil = toSeconds(call.now) + card.silentSeconds
  await saveObject(call.trx, 'payment_intent', intent)
  await call.record('charge.succeeded', charge)
  await call.record(manual ? 'payment_intent.amount_capturable_updated' : 'payment_intent.succeeded', body)
}

/** Takes `amount` of what was set aside and lets the rest go. */
export async function capture(call: ApiCall, intent: IntentPair, wanted: number | undefined): Promise<void> {
  const { body, hidden } = intent
  if (body.status !== 'requires_capture') throw failures.intentState('captured', body, ['requires_capture'])
  const amount = wanted ?? body.amount_capturable
  if (amount > body.amount_capturable) throw failures.captureTooLarge(body)
  const charge = await lockObject(call.trx, 'charge', body.latest_charge ?? '')
  if (!charge) throw new Error(`${body.id} has no charge`)
  if (charge.hidden.captureFails) {
    const failure = { type: 'card_error', code: 'card_declined', decline_code: 'generic_decline' } as const
    throw failures.card({ ...failure, message: 'Your card was declined.' }, body)
  }
  move(body, 'captured', 'succeeded')
  Object.assign(body, { amount_received: amount, amount_capturable: 0 })
  delete hidden.alarmAt
  Object.assign(charge.body, { captured: true, amount_captured: amount })
  await saveObject(call.trx, 'payment_intent', intent)
  await saveObject(call.trx, 'charge', charge)
  await call.record('charge.captured', charge.body)
  await call.record('payment_intent.succeeded', body)
  if (charge.hidden.disputes) await disputeCharge(call, charge)
}

/** Gives the payment up; what was set aside is free again. */
export async function cancel(call: ApiCall, intent: IntentPair, reason: string | null): Promise<void> {
  const { body, hidden } = intent
  move(body, 'canceled', 'canceled')
  Object.assign(body, {
    amount_capturable: 0,
    canceled_at: toSeconds(call.now),
    cancellation_reason: reason,
    next_action: null,
  })
  delete hidden.alarmAt
  await saveObject(call.trx, 'payment_intent', intent)
  await call.record('payment_intent.canceled', body)
}
