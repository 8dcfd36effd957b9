import type { Knex } from 'knex'
import type { Language } from '../../contract/primitives.ts'

/** A refund that the operator must look after, and whom to tell. */
export interface TroubledRefundRow {
  id: string
  status: 'REQUESTED' | 'FAILED'
  amount: number
  currency: string
  /** Paid by hand: the network cannot give it back. */
  byHand: boolean
  reference: string
  firstName: string
  lastName: string
  storefrontId: number
  language: Language
  email: string | null
}

/** Refunds that failed, or are asked for since `lateBefore`, and of which no alarm was raised as they stand. */
export async function listTroubledRefunds(
  db: Knex,
  { lateBefore }: { lateBefore: string },
): Promise<TroubledRefundRow[]> {
  const { rows } = await db.raw<{ rows: TroubledRefundRow[] }>(
    `select r.id, r.status, r.amount, o.currency, p.intent_id is null "byHand", o.reference,
       o.first_name "firstName", o.last_name "lastName", s.id "storefrontId", s.languages[1] "language",
       nullif(s.contact ->> 'email', '') email
     from refunds r join payments p on p.id = r.payment_id join orders o on o.id = p.order_id
     join storefronts s on s.id = o.storefront_id
     where (r.status = 'FAILED' or r.status = 'REQUESTED' and r.created_at <= :lateBefore)
       and r.alarmed is distinct from r.status
     order by r.created_at limit 100`,
    { lateBefore },
  )
  return rows
}

/** Notes that the alarm was raised over a refund as it stands: once is enough, whether or not the mail could be sent. */
export async function noteAlarm(
  trx: Knex,
  { id, status }: Pick<TroubledRefundRow, 'id' | 'status'>,
): Promise<void> {
  await trx.raw(`update refunds set alarmed = :status where id = :id and status = :status`, { id, status })
}

/**
 * The network has failed a refund: what had gone out is with us again, and what was on its way never goes. Undefined: it
 * was known, or a person has made the refund since, which no word of the network undoes.
 */
export async function noteBouncedRefund(
  trx: Knex,
  refundId: string,
): Promise<{ paymentId: string } | undefined> {
  const { rows } = await trx.raw<{ rows: { paymentId: string }[] }>(
    `with found as (
       select id, payment_id, case status when 'SUCCEEDED' then amount else 0 end counted from refunds
       where id = :refundId and status <> 'FAILED' and not by_hand for update
     ), bounced as (
       update refunds r set status = 'FAILED', updated_at = now() from found f where r.id = f.id
     )
     update payments p set refunded = p.refunded - f.counted, updated_at = now()
     from found f where p.id = f.payment_id returning p.id "paymentId"`,
    { refundId },
  )
  return rows[0]
}
