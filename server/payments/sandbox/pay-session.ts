import type { ApiCall } from './api-call.ts'
import { completeSession } from './checkout-sessions.ts'
import { askTraveller, authorise, createIntent, refuseCard } from './intent-machine.ts'
import type { IntentPair } from './intent-machine.ts'
import type { CardFailure, SandboxObject } from './sandbox-objects.ts'
import { lockObject, saveObject } from './sandbox.queries.ts'
import { inCall } from './sandbox.ts'
import type { Sandbox } from './sandbox.ts'
import { readCardNumber } from './test-cards.ts'
import type { TestCard } from './test-cards.ts'

/** Long enough to be felt, and to press the button again. */
const slowBankSeconds = 4

/** How an attempt to pay ends. `complete`: it is paid, by this attempt or by an earlier one. `waiting`: the bank is slow. */
export type PayOutcome =
  | { outcome: 'complete' | 'expired' | 'unknown' | 'authenticate' | 'waiting' }
  | { outcome: 'declined'; failure: CardFailure }

const refusedByBank: CardFailure = {
  type: 'card_error',
  code: 'payment_intent_authentication_failure',
  message: 'The provided PaymentMethod has failed authentication.',
}

/**
 * Pays an open session with a card. The session is locked meanwhile, so a form that is sent twice pays once and both
 * senders see it paid.
 */
export async function paySession(sandbox: Sandbox, sessionId: string, card: TestCard): Promise<PayOutcome> {
  const paid = await inOpenSession(sandbox, sessionId, async (call, session) => {
    const intent = await takeIntent(call, session)
    if (card.failure) {
      await refuseCard(call, intent, card.failure)
      return { outcome: 'declined', failure: card.failure }
    }
    if (card.authenticates) {
      await askTraveller(call, intent, `${call.publicOrigin()}/sandbox/pay/${sessionId}/authenticate`)
      return { outcome: 'authenticate' }
    }
    if (card.slow) {
      session.hidden.pendingCard = card.number
      session.hidden.alarmAt = Math.ceil(call.now.epochMilliseconds / 1000) + slowBankSeconds
      await saveObject(call.trx, 'checkout.session', session)
      return { outcome: 'waiting' }
    }
    return approve(call, session, intent, card)
  })
  // no event tells the courier that there is a new alarm
  if (paid.outcome === 'waiting') sandbox.poke()
  return paid
}

/** The slow bank has made up its mind: yes. */
export async function approvePending(
  call: ApiCall,
  session: SandboxObject<'checkout.session'>,
): Promise<void> {
  const read = readCardNumber(session.hidden.pendingCard ?? '')
  if (read.kind !== 'test') throw new Error(`${session.body.id} waits for a bank that does not exist`)
  await approve(call, session, await takeIntent(call, session), read.card)
}

async function approve(
  call: ApiCall,
  session: SandboxObject<'checkout.session'>,
  intent: IntentPair,
  card: TestCard,
): Promise<PayOutcome> {
  await authorise(call, intent, card)
  await completeSession(call, session, intent.body.capture_method === 'automatic')
  return { outcome: 'complete' }
}

/** The traveller's answer to the bank. Without a question from the bank, back to the payment page. */
export async function answerBank(
  sandbox: Sandbox,
  sessionId: string,
  approved: boolean,
  card: TestCard,
): Promise<PayOutcome> {
  return inOpenSession(sandbox, sessionId, async (call, session) => {
    const { payment_intent: id } = session.body
    const intent = id ? await lockObject(call.trx, 'payment_intent', id) : undefined
    if (intent?.body.status !== 'requires_action') return { outcome: 'declined', failure: refusedByBank }
    if (!approved) {
      await refuseCard(call, intent, refusedByBank)
      return { outcome: 'declined', failure: refusedByBank }
    }
    return approve(call, session, intent, card)
  })
}

async function inOpenSession(
  sandbox: Sandbox,
  sessionId: string,
  work: (call: ApiCall, session: SandboxObject<'checkout.session'>) => Promise<PayOutcome>,
): Promise<PayOutcome> {
  return inCall(sandbox, async (call) => {
    const session = await lockObject(call.trx, 'checkout.session', sessionId)
    if (!session) return { outcome: 'unknown' }
    if (session.body.status !== 'open') return { outcome: session.body.status }
    if (session.hidden.pendingCard) return { outcome: 'waiting' }
    // its alarm rings soon; until then it is over all the same
    if (session.body.expires_at * 1000 <= call.now.epochMilliseconds) return { outcome: 'expired' }
    return work(call, session)
  })
}

async function takeIntent(call: ApiCall, session: SandboxObject<'checkout.session'>): Promise<IntentPair> {
  const { body, hidden } = session
  const begun = body.payment_intent && (await lockObject(call.trx, 'payment_intent', body.payment_intent))
  if (begun) return begun
  const intent = await createIntent(
    call,
    {
      amount: body.amount_total,
      currency: body.currency,
      capture_method: hidden.intent.captureMethod,
      customer: body.customer,
      description: hidden.intent.description,
      metadata: hidden.intent.metadata,
    },
    body.id,
  )
  body.payment_intent = intent.body.id
  await saveObject(call.trx, 'checkout.session', session)
  return intent
}
