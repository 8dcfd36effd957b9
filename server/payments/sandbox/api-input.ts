import { z } from 'zod'
import { EmailAddress } from '../../contract/primitives.ts'
import { stripeExponent, stripeMost } from '../stripe-amounts.ts'
import { failures } from './stripe-failure.ts'
import type { StripeFailure } from './stripe-failure.ts'

/** Form fields are text; whole numbers and booleans are read out of it. */
const Whole = z.coerce.number().int()
const Flag = z.enum(['true', 'false']).transform((text) => text === 'true')
const List = <Item extends z.ZodType>(item: Item) => z.array(item).max(100)

/** An amount in Stripe's integer; at most twelve digits, and eight where the currency is not IDR. */
const Amount = Whole.min(0).max(stripeMost('IDR'))
const Currency = z
  .string()
  .regex(/^[a-zA-Z]{3}$/)
  .toLowerCase()
const Metadata = z.record(z.string().max(40), z.string().max(500)).default({})
const Url = z.url({ protocol: /^https?$/ })
const Expand = { expand: List(z.string()).default([]) }

const LineItem = z.strictObject({
  quantity: Whole.min(1).default(1),
  price_data: z.strictObject({
    currency: Currency,
    unit_amount: Amount,
    product_data: z.strictObject({
      name: z.string().min(1),
      description: z.string().min(1).optional(),
      images: List(z.string()).optional(),
      metadata: Metadata,
    }),
  }),
})

export const CreateSession = z.strictObject({
  ...Expand,
  mode: z.literal('payment'),
  ui_mode: z.literal('hosted_page').default('hosted_page'),
  submit_type: z.enum(['auto', 'book', 'donate', 'pay']).default('auto'),
  client_reference_id: z.string().max(200).optional(),
  customer: z.string().optional(),
  customer_email: EmailAddress.optional(),
  allowed_payment_method_types: List(z.literal('card')).default(['card']),
  line_items: List(LineItem).min(1),
  discounts: List(z.strictObject({ coupon: z.string() }))
    .max(1)
    .default([]),
  branding_settings: z.strictObject({ display_name: z.string() }).optional(),
  adaptive_pricing: z.strictObject({ enabled: Flag }).optional(),
  payment_intent_data: z
    .strictObject({
      capture_method: z.enum(['automatic', 'automatic_async', 'manual']).default('automatic'),
      description: z.string().optional(),
      metadata: Metadata,
    })
    .prefault({}),
  metadata: Metadata,
  locale: z.string().optional(),
  expires_at: Whole.optional(),
  success_url: Url,
  cancel_url: Url.optional(),
})

export const CreateIntent = z.strictObject({
  ...Expand,
  amount: Amount.min(1),
  currency: Currency,
  capture_method: z.enum(['automatic', 'automatic_async', 'manual']).default('automatic'),
  description: z.string().optional(),
  metadata: Metadata,
})

export const CaptureIntent = z.strictObject({ ...Expand, amount_to_capture: Amount.min(1).optional() })

export const CancelIntent = z.strictObject({
  ...Expand,
  cancellation_reason: z.enum(['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer']).optional(),
})

export const CreateRefund = z.strictObject({
  ...Expand,
  payment_intent: z.string().optional(),
  charge: z.string().optional(),
  amount: Amount.min(1).optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata: Metadata,
})

export const CreateCoupon = z.strictObject({
  ...Expand,
  amount_off: Amount.min(1),
  currency: Currency,
  duration: z.literal('once'),
  max_redemptions: Whole.min(1).optional(),
  name: z.string().max(40).optional(),
  metadata: Metadata,
})

export const CreateCustomer = z.strictObject({
  ...Expand,
  email: EmailAddress.optional(),
  name: z.string().optional(),
  metadata: Metadata,
})

export const Retrieve = z.strictObject(Expand)

export const ListOf = z.strictObject({
  ...Expand,
  limit: Whole.min(1).max(100).default(10),
  starting_after: z.string().optional(),
  ending_before: z.string().optional(),
  payment_intent: z.string().optional(),
  charge: z.string().optional(),
  customer: z.string().optional(),
  type: z.string().optional(),
  types: List(z.string()).optional(),
  created: z.strictObject({ gte: Whole }).optional(),
})

const zodCodes: Readonly<Record<string, string>> = {
  unrecognized_keys: 'parameter_unknown',
  too_big: 'parameter_invalid',
  too_small: 'parameter_invalid',
}

/** `line_items[0][quantity]`, as Stripe names a parameter. */
const paramName = (path: readonly PropertyKey[]) =>
  path.map((part, index) => (index === 0 ? String(part) : `[${String(part)}]`)).join('')

/** Reads a request's parameters. @throws StripeFailure that names the first wrong one */
export function readInput<Output>(shape: z.ZodType<Output>, input: unknown): Output {
  const result = shape.safeParse(input)
  if (result.success) return result.data
  throw presentIssue(result.error.issues[0], input)
}

function presentIssue(issue: z.core.$ZodIssue | undefined, input: unknown): StripeFailure {
  if (!issue) return failures.parameter('parameter_invalid', '', 'Invalid request.')
  const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : []
  const param = paramName([...issue.path, ...unknown])
  const missing = issue.code !== 'unrecognized_keys' && valueAt(input, issue.path) === undefined
  if (missing) return failures.parameter('parameter_missing', param, `Missing required param: ${param}.`)
  if (unknown.length > 0) {
    return failures.parameter('parameter_unknown', param, `Received unknown parameter: ${param}`)
  }
  return failures.parameter(
    zodCodes[issue.code] ?? 'parameter_invalid',
    param,
    `Invalid ${param}: ${issue.message}`,
  )
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, part) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[part] : undefined,
    input,
  )
}

/** Stripe takes three-decimal amounts in steps of ten, and ISK and UGX without their two invented decimals. */
export function assertChargeable(currency: string, amount: number, param: string): void {
  const step = stripeExponent(currency) === 3 ? 10 : ({ isk: 100, ugx: 100 }[currency] ?? 1)
  if (amount % step === 0) return
  throw failures.parameter(
    'parameter_invalid_integer',
    param,
    `Invalid amount for ${currency}: ${amount} must be a multiple of ${step}.`,
  )
}
