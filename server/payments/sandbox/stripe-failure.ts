import type { CardFailure, IntentState, SandboxIntent } from './sandbox-objects.ts'

/** The `error` of a reply, as Stripe words it. */
export interface FailureBody {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error'
  message: string
  code?: string
  decline_code?: string
  param?: string
  payment_intent?: SandboxIntent
}

/** A refusal in Stripe's own terms; https://docs.stripe.com/api/errors. */
export class StripeFailure extends Error {
  readonly status: number
  readonly body: FailureBody

  constructor(status: number, body: FailureBody) {
    super(body.message)
    this.name = 'StripeFailure'
    this.status = status
    this.body = body
  }
}

const invalid = (message: string, more: Partial<FailureBody> = {}, status = 400) =>
  new StripeFailure(status, { type: 'invalid_request_error', message, ...more })

/** Every refusal that the sandbox knows. Codes and sentences are Stripe's. */
export const failures = {
  noKey: () => invalid('You did not provide an API key. Use HTTP Bearer auth with your secret key.', {}, 401),
  wrongKey: () => invalid('Invalid API Key provided', { code: 'api_key_invalid' }, 401),
  noSuchPath: (method: string, path: string) =>
    invalid(`Unrecognized request URL (${method}: ${path}).`, {}, 404),
  noSuch: (what: string, id: string, param: string) =>
    invalid(`No such ${what}: '${id}'`, { code: 'resource_missing', param }, 404),
  parameter: (code: string, param: string, message: string) => invalid(message, { code, param }),
  keyReused: () =>
    new StripeFailure(400, {
      type: 'idempotency_error',
      message:
        'Keys for idempotent requests can only be used with the same parameters they were first used with. ' +
        'Try using a different key if you meant to execute a different request.',
    }),
  keyInUse: () =>
    new StripeFailure(409, {
      type: 'idempotency_error',
      code: 'idempotency_key_in_use',
      message: 'There is currently another in-progress request using this idempotent key.',
    }),
  card: (failure: CardFailure, intent: SandboxIntent) =>
    new StripeFailure(402, { ...failure, payment_intent: intent }),
  intentState: (verb: string, intent: SandboxIntent, possible: readonly IntentState[]) =>
    invalid(
      `This PaymentIntent could not be ${verb} because it has a status of ${intent.status}. ` +
        `Only a PaymentIntent with one of the following statuses may be ${verb}: ${possible.join(', ')}.`,
      { code: 'payment_intent_unexpected_state', payment_intent: intent },
    ),
  intentOfOpenSession: (intent: SandboxIntent) =>
    invalid(
      'You cannot cancel the PaymentIntent for a Checkout Session. Expire the Checkout Session instead.',
      { code: 'payment_intent_unexpected_state', payment_intent: intent },
    ),
  captureTooLarge: (intent: SandboxIntent) =>
    invalid(
      `The amount_to_capture is larger than the amount that may be captured (${intent.amount_capturable}).`,
      { code: 'amount_too_large', param: 'amount_to_capture' },
    ),
  refundTooLarge: (amount: number, left: number) =>
    invalid(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`, {
      code: 'amount_too_large',
      param: 'amount',
    }),
  alreadyRefunded: (charge: string) =>
    invalid(`Charge ${charge} has already been refunded.`, { code: 'charge_already_refunded' }),
  disputed: (charge: string) =>
    invalid(`Charge ${charge} has been charged back; cannot issue a refund.`, { code: 'charge_disputed' }),
  notCharged: (intent: string) =>
    invalid(`This PaymentIntent (${intent}) does not have a successful charge to refund.`, {
      code: 'payment_intent_unexpected_state',
    }),
  sessionNotOpen: (status: string) =>
    invalid(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${status}.`,
    ),
}
