import type { Courier } from './courier.ts'
import { hurryDeliveries, insertDelivery, listDeliveries, releaseDeliveries } from './deliveries.queries.ts'
import type { DeliveryReport } from './deliveries.queries.ts'
import type { Fault, FaultPlan } from './faults.ts'
import { answerBank, paySession } from './pay-session.ts'
import type { PayOutcome } from './pay-session.ts'
import { findObject, keepObject, saveObject } from './sandbox.queries.ts'
import type { WebhookBehaviour } from './sandbox-objects.ts'
import { usualWebhooks, webhooksId } from './sandbox.ts'
import type { Sandbox } from './sandbox.ts'
import { offeredCards } from './test-cards.ts'
import type { OfferedCard, TestCard } from './test-cards.ts'

/** What tests and soaks hold the sandbox by. */
export interface SandboxControl {
  webhooks: {
    /** Changes how later events are sent; what is left out stays. Kept in the database. */
    behave(change: Partial<WebhookBehaviour>): Promise<WebhookBehaviour>
    /** Makes `held` ones due, in this order. @returns how many */
    release(order?: 'created' | 'reversed' | 'shuffled'): Promise<number>
    /** Sends an event once more (or for the first time, under `never`). */
    resend(eventId: string): Promise<void>
    /** Makes every waiting retry and delayed copy due now, and waits until they were tried. */
    flush(): Promise<void>
    /** Waits until nothing is due and nothing is on its way. */
    idle(): Promise<void>
    list(): Promise<DeliveryReport[]>
  }
  faults: Pick<FaultPlan, 'add' | 'clear'>
  /** Pays as a traveller would on the page, with one of its cards or another; 3-D Secure is approved. */
  pay(sessionId: string, card?: OfferedCard | TestCard): Promise<PayOutcome>
}

/** The levers of a running sandbox, for tests and the soak. */
export function createControl(sandbox: Sandbox, courier: Courier, faults: FaultPlan): SandboxControl {
  const { db, clock } = sandbox
  return {
    webhooks: {
      async behave(change) {
        const stored = await keepObject(db, 'sandbox.webhooks', {
          body: { id: webhooksId, behaviour: usualWebhooks },
          hidden: {},
        })
        const behaviour = { ...stored.body.behaviour, ...change }
        await saveObject(db, 'sandbox.webhooks', { body: { id: webhooksId, behaviour }, hidden: {} })
        return behaviour
      },
      async release(order = 'created') {
        const count = await releaseDeliveries(db, order, clock.now())
        courier.poke()
        return count
      },
      async resend(eventId) {
        if (!(await findObject(db, 'event', eventId))) throw new Error(`no event ${eventId}`)
        await insertDelivery(db, eventId, clock.now())
        courier.poke()
      },
      async flush() {
        await courier.idle()
        await hurryDeliveries(db, clock.now())
        await courier.idle()
      },
      idle: () => courier.idle(),
      list: () => listDeliveries(db),
    },
    faults: { add: (fault: Fault) => faults.add(fault), clear: () => faults.clear() },
    async pay(sessionId, chosen = 'success') {
      const card = typeof chosen === 'string' ? offeredCards[chosen] : chosen
      const paid = await paySession(sandbox, sessionId, card)
      if (paid.outcome !== 'authenticate') return paid
      return answerBank(sandbox, sessionId, true, card)
    },
  }
}
