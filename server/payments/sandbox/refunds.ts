/** Refunds of the sandbox (`/v1/refunds`), also those that the traveller's bank sends back. */
import { newId, toSeconds } from './api-call.ts'
import type { ApiCall } from './api-call.ts'
import { CreateRefund, assertChargeable, readInput } from './api-input.ts'
import type { SandboxObject, SandboxRefund } from './sandbox-objects.ts'
import { findObject, insertObject, lockObject, saveObject } from './sandbox.queries.ts'
import { failures } from './stripe-failure.ts'

/** A refund that the traveller's bank sends back does so after a while. */
const bounceSeconds = 1

/** POST /v1/refunds */
export async function createRefund(call: ApiCall, input: unknown): Promise<SandboxRefund> {
  const form = readInput(CreateRefund, input)
  const charge = await lockCharge(call, form)
  const left = charge.body.amount_captured - charge.body.amount_refunded
  if (!charge.body.captured) throw failures.notCharged(charge.body.payment_intent)
  if (charge.body.disputed) throw failures.disputed(charge.body.id)
  if (left === 0) throw failures.alreadyRefunded(charge.body.id)
  const amount = form.amount ?? left
  assertChargeable(charge.body.currency, amount, 'amount')
  if (amount > left) throw failures.refundTooLarge(amount, left)

  charge.body.amount_refunded += amount
  charge.body.refunded = charge.body.amount_refunded === charge.body.amount_captured
  const refund: SandboxRefund = {
    id: newId('re'),
    object: 'refund',
    amount,
    charge: charge.body.id,
    created: toSeconds(call.now),
    currency: charge.body.currency,
    metadata: form.metadata,
    payment_intent: charge.body.payment_intent,
    reason: form.reason ?? null,
    status: 'succeeded',
  }
  await saveObject(call.trx, 'charge', charge)
  await insertObject(call.trx, 'refund', {
    body: refund,
    hidden: charge.hidden.refundsBounce ? { alarmAt: toSeconds(call.now) + bounceSeconds } : {},
  })
  await call.record('refund.created', refund)
  await call.record('charge.refunded', charge.body)
  return refund
}

async function lockCharge(
  call: ApiCall,
  form: { payment_intent?: string; charge?: string },
): Promise<SandboxObject<'charge'>> {
  if (form.charge) {
    const charge = await lockObject(call.trx, 'charge', form.charge)
    if (!charge) throw failures.noSuch('charge', form.charge, 'charge')
    return charge
  }
  if (!form.payment_intent) {
    throw failures.parameter(
      'parameter_missing',
      'payment_intent',
      'One of charge or payment_intent is required.',
    )
  }
  const intent = await findObject(call.trx, 'payment_intent', form.payment_intent)
  if (!intent) throw failures.noSuch('payment_intent', form.payment_intent, 'payment_intent')
  const charge = await lockObject(call.trx, 'charge', intent.body.latest_charge ?? '')
  if (!charge) throw failures.notCharged(form.payment_intent)
  return charge
}

/** The traveller's bank sends a refund back: it failed after all, and the money is the merchant's again. */
export async function bounceRefund(call: ApiCall, id: string): Promise<void> {
  const found = await findObject(call.trx, 'refund', id)
  const charge = found && (await lockObject(call.trx, 'charge', found.body.charge))
  const refund = await lockObject(call.trx, 'refund', id)
  if (!charge || refund?.body.status !== 'succeeded') return
  Object.assign(refund.body, { status: 'failed', failure_reason: 'expired_or_canceled_card' })
  delete refund.hidden.alarmAt
  charge.body.amount_refunded -= refund.body.amount
  charge.body.refunded = false
  await saveObject(call.trx, 'refund', refund)
  await saveObject(call.trx, 'charge', charge)
  await call.record('refund.failed', refund.body)
}
