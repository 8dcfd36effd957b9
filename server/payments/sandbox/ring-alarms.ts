import { toSeconds } from './api-call.ts'
import type { ApiCall } from './api-call.ts'
import { closeUnpaid } from './checkout-sessions.ts'
import { cancel } from './intent-machine.ts'
import { approvePending } from './pay-session.ts'
import { bounceRefund } from './refunds.ts'
import { findObject, lockObject, lockRungAlarm } from './sandbox.queries.ts'
import { inCall } from './sandbox.ts'
import type { Sandbox } from './sandbox.ts'
import type { SandboxKind } from './sandbox-objects.ts'

/** What time does to an object. */
const ring: Partial<Record<SandboxKind, (call: ApiCall, id: string) => Promise<void>>> = {
  async 'checkout.session'(call, id) {
    const session = await lockObject(call.trx, 'checkout.session', id)
    if (session?.body.status !== 'open') return
    await (session.hidden.pendingCard ? approvePending(call, session) : closeUnpaid(call, session))
  },
  async payment_intent(call, id) {
    const intent = await lockObject(call.trx, 'payment_intent', id)
    if (intent?.body.status !== 'requires_capture') return
    const charge = await findObject(call.trx, 'charge', intent.body.latest_charge ?? '')
    if (charge) await call.record('charge.expired', charge.body)
    await cancel(call, intent, 'expired')
  },
  refund: bounceRefund,
}

/** Ends what has run out: open sessions, uncaptured authorisations. Each in its own transaction. */
export async function ringAlarms(sandbox: Sandbox): Promise<void> {
  let rang = true
  while (rang) {
    rang = await inCall(sandbox, async (call) => {
      const due = await lockRungAlarm(call.trx, toSeconds(call.now))
      if (due) await ring[due.kind]?.(call, due.id)
      return due !== undefined
    })
  }
}
