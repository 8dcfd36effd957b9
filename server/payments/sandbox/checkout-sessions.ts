/** The payment pages of the sandbox as Stripe's API has them (`/v1/checkout/sessions`): opened, expired, completed. */
import type { z } from 'zod'
import { newId, toSeconds } from './api-call.ts'
import type { ApiCall } from './api-call.ts'
import { stripeMost } from '../stripe-amounts.ts'
import { CreateSession, assertChargeable, readInput } from './api-input.ts'
import { cancel } from './intent-machine.ts'
import type { SandboxObject, SandboxSession, SessionHidden } from './sandbox-objects.ts'
import { findObject, insertObject, lockObject, saveObject } from './sandbox.queries.ts'
import { failures } from './stripe-failure.ts'

const shortestSeconds = 30 * 60
const longestSeconds = 24 * 3600

/** POST /v1/checkout/sessions */
export async function createSession(call: ApiCall, input: unknown): Promise<SandboxSession> {
  const form = readInput(CreateSession, input)
  const currency = form.line_items[0]?.price_data.currency ?? ''
  const subtotal = addLines(form.line_items, currency)
  const discount = await readDiscount(call, form.discounts[0]?.coupon, currency)
  const total = Math.max(0, subtotal - discount.amount)
  assertTotal(currency, total)

  const id = newId('cs')
  const body: SandboxSession = {
    id,
    object: 'checkout.session',
    amount_subtotal: subtotal,
    amount_total: total,
    branding_settings: form.branding_settings ?? null,
    cancel_url: form.cancel_url ?? null,
    client_reference_id: form.client_reference_id ?? null,
    created: toSeconds(call.now),
    currency,
    customer: form.customer ?? null,
    customer_email: form.customer_email ?? null,
    expires_at: readExpiry(call, form.expires_at),
    livemode: false,
    locale: form.locale ?? null,
    metadata: form.metadata,
    mode: form.mode,
    payment_intent: null,
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    status: 'open',
    submit_type: form.submit_type,
    success_url: form.success_url,
    total_details: { amount_discount: subtotal - total, amount_shipping: 0, amount_tax: 0 },
    ui_mode: form.ui_mode,
    url: `${call.publicOrigin()}/sandbox/pay/${id}`,
  }
  await insertObject(call.trx, 'checkout.session', {
    body,
    hidden: presentHidden(form, body, discount.label),
  })
  return body
}

function presentHidden(
  form: z.infer<typeof CreateSession>,
  session: SandboxSession,
  discountLabel: string | null,
): SessionHidden {
  const { capture_method, description, metadata } = form.payment_intent_data
  return {
    lines: form.line_items.map(({ quantity, price_data: price }) => ({
      name: price.product_data.name,
      description: price.product_data.description ?? null,
      quantity,
      unitAmount: price.unit_amount,
    })),
    discountLabel,
    intent: {
      captureMethod: capture_method === 'manual' ? 'manual' : 'automatic',
      description: description ?? null,
      metadata,
    },
    alarmAt: session.expires_at,
  }
}

function addLines(lines: z.infer<typeof CreateSession>['line_items'], currency: string): number {
  let sum = 0
  for (const [index, { quantity, price_data: price }] of lines.entries()) {
    const param = `line_items[${index}][price_data]`
    if (price.currency !== currency) {
      throw failures.parameter(
        'parameter_invalid',
        `${param}[currency]`,
        'All line items must have the same currency.',
      )
    }
    assertChargeable(currency, price.unit_amount, `${param}[unit_amount]`)
    sum += quantity * price.unit_amount
  }
  return sum
}

async function readDiscount(
  call: ApiCall,
  couponId: string | undefined,
  currency: string,
): Promise<{ amount: number; label: string | null }> {
  if (!couponId) return { amount: 0, label: null }
  const coupon = await findObject(call.trx, 'coupon', couponId)
  if (!coupon) throw failures.noSuch('coupon', couponId, 'discounts[0][coupon]')
  if (coupon.body.currency !== currency) {
    const message = `The coupon is in ${coupon.body.currency}, the line items are in ${currency}.`
    throw failures.parameter('parameter_invalid', 'discounts[0][coupon]', message)
  }
  return { amount: coupon.body.amount_off ?? 0, label: coupon.body.name }
}

function assertTotal(currency: string, total: number): void {
  const most = stripeMost(currency)
  if (total > most) {
    throw failures.parameter(
      'amount_too_large',
      'line_items',
      `The total must be at most ${most} ${currency}.`,
    )
  }
  if (total <= 0) {
    throw failures.parameter(
      'amount_too_small',
      'line_items',
      'The total must be more than zero in payment mode.',
    )
  }
}

function readExpiry(call: ApiCall, wanted: number | undefined): number {
  const created = toSeconds(call.now)
  if (wanted === undefined) return created + longestSeconds
  if (wanted >= created + shortestSeconds && wanted <= created + longestSeconds) return wanted
  throw failures.parameter(
    'parameter_invalid',
    'expires_at',
    'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.',
  )
}

/** POST /v1/checkout/sessions/:id/expire */
export async function expireSession(call: ApiCall, id: string): Promise<SandboxSession> {
  const session = await lockObject(call.trx, 'checkout.session', id)
  if (!session) throw failures.noSuch('checkout.session', id, 'session')
  if (session.body.status !== 'open') throw failures.sessionNotOpen(session.body.status)
  await closeUnpaid(call, session)
  return session.body
}

/** An open session ends without money: its payment, if one was begun, is given up with it. */
export async function closeUnpaid(call: ApiCall, session: SandboxObject<'checkout.session'>): Promise<void> {
  const intent = session.body.payment_intent
    ? await lockObject(call.trx, 'payment_intent', session.body.payment_intent)
    : undefined
  Object.assign(session.body, { status: 'expired', url: null })
  delete session.hidden.alarmAt
  delete session.hidden.pendingCard
  await saveObject(call.trx, 'checkout.session', session)
  if (intent) await cancel(call, intent, 'automatic')
  await call.record('checkout.session.expired', session.body)
}

/** The payment is made (or the money set aside): the session is done, and the payment page with it. */
export async function completeSession(
  call: ApiCall,
  session: SandboxObject<'checkout.session'>,
  paid: boolean,
): Promise<void> {
  Object.assign(session.body, { status: 'complete', url: null, payment_status: paid ? 'paid' : 'unpaid' })
  delete session.hidden.alarmAt
  delete session.hidden.pendingCard
  await saveObject(call.trx, 'checkout.session', session)
  await call.record('checkout.session.completed', session.body)
}
