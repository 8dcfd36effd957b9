import type { Knex } from 'knex'
import type { Language } from '../contract/primitives.ts'

/** A refund that somebody must look after, and whom to tell. */
export interface TroubledRefundRow {
  id: string
  status: 'REQUESTED' | 'FAILED'
  amount: number
  currency: string
  /** Paid by hand: the network cannot give it back. */
  byHand: boolean
  reference: string
  name: string
  storefrontId: number
  language: Language
  email: string | null
}

/** Refunds that failed, or are asked for since `lateBefore`, and of which nobody has been told yet. */
export async function listTroubledRefunds(
  db: Knex,
  { lateBefore }: { lateBefore: string },
): Promise<TroubledRefundRow[]> {
  const { rows } = await db.raw<{ rows: TroubledRefundRow[] }>(
    `select r.id, r.status, r.amount, o.currency, p.intent_id is null "byHand", o.reference,
       o.first_name || ' ' || o.last_name "name", s.id "storefrontId", s.languages[1] "language",
       nullif(s.contact ->> 'email', '') email
     from refunds r join payments p on p.id = r.payment_id join orders o on o.id = p.order_id
     join storefronts s on s.id = o.storefront_id
     where (r.status = 'FAILED' or r.status = 'REQUESTED' and r.created_at <= :lateBefore)
       and not exists (select from messages m where m.key = 'support-refund:' || r.id)
     order by r.created_at limit 100`,
    { lateBefore },
  )
  return rows
}

/** A refund that had gone out has come back: it failed, and the money is with us again. False: it was known. */
export async function noteBouncedRefund(
  trx: Knex,
  refundId: string,
): Promise<{ paymentId: string } | undefined> {
  const { rows } = await trx.raw<{ rows: { paymentId: string }[] }>(
    `with bounced as (
       update refunds set status = 'FAILED', updated_at = now() where id = :refundId and status = 'SUCCEEDED'
       returning payment_id, amount
     )
     update payments p set refunded = p.refunded - b.amount, updated_at = now()
     from bounced b where p.id = b.payment_id returning p.id "paymentId"`,
    { refundId },
  )
  return rows[0]
}
