import Stripe from 'stripe'
import { PaymentNetworkBusy, PaymentNetworkRefused, PaymentNetworkUnreachable } from './payment-network.ts'

/** What to answer for an error of Stripe's, by its `code` or else its `type` (https://docs.stripe.com/error-codes). */
export type Answers<Result> = Partial<
  Record<string, (error: Stripe.errors.StripeError) => Result | Promise<Result>>
>

/**
 * Asks the payment network. Errors that are answers become the result; the rest are thrown as
 * `PaymentNetworkUnreachable` (ask again; `PaymentNetworkBusy` when it is at work) or `PaymentNetworkRefused` (do not).
 */
export async function askStripe<Result>(
  call: () => Promise<Result>,
  answers: Answers<Result> = {},
): Promise<Result> {
  try {
    return await call().catch((error: unknown) => {
      if (!(error instanceof Stripe.errors.StripeError)) throw error
      const answer = answers[error.code ?? ''] ?? answers[error.rawType ?? '']
      if (!answer) throw error
      return answer(error)
    })
  } catch (error) {
    throw error instanceof Stripe.errors.StripeError ? presentFault(error) : error
  }
}

function presentFault(error: Stripe.errors.StripeError): Error {
  const busy =
    error instanceof Stripe.errors.StripeRateLimitError ||
    // another request with this key, or on this object, is still at work
    error.statusCode === 409 ||
    (error instanceof Stripe.errors.StripeConnectionError && isTimeout(error.detail))
  if (busy) return new PaymentNetworkBusy(error)
  const transient =
    error instanceof Stripe.errors.StripeConnectionError || error instanceof Stripe.errors.StripeAPIError
  if (transient) return new PaymentNetworkUnreachable(error)
  return new PaymentNetworkRefused(error.code ?? error.type, error)
}

const isTimeout = (detail: unknown) =>
  detail instanceof Error && 'code' in detail && detail.code === 'ETIMEDOUT'
