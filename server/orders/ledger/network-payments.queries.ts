import type { Knex } from 'knex'
import type { PaymentState } from '../transitions.ts'

/** A payment as the books have it, of which the payment network knows something. */
export interface NetworkPaymentRow {
  reference: string
  sessionId: string
  intentId: string | null
  status: PaymentState
  currency: string
  amount: number
  captured: number
  refunded: number
  /** Refunds that were asked for and have not been heard of: the network may have made them or not. */
  underWay: number
}

/** Payments that were opened at the network since, the oldest first. */
export async function listNetworkPayments(db: Knex, since: string): Promise<NetworkPaymentRow[]> {
  const { rows } = await db.raw<{ rows: NetworkPaymentRow[] }>(
    `select o.reference, p.session_id "sessionId", p.intent_id "intentId", p.status, p.currency, p.amount, p.captured, p.refunded,
       coalesce((select sum(amount) from refunds r where r.payment_id = p.id and r.status = 'REQUESTED'), 0)::bigint "underWay"
     from payments p join orders o on o.id = p.order_id
     where p.session_id is not null and p.created_at >= :since order by p.created_at`,
    { since },
  )
  return rows
}
