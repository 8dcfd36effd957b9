import type { Knex } from 'knex'
import type { Language } from '../../contract/primitives.ts'

/** A refund that a person has to make: paid by hand before, or refused by the payment network. */
export interface HandRefundRow {
  id: string
  reference: string
  amount: number
  currency: string
  reason: string
  /** The network refused it. */
  failed: boolean
  createdAt: Date
  firstName: string
  lastName: string
  email: string
  phone: string
}

const byHand = `(r.status = 'FAILED' or (r.status = 'REQUESTED' and p.intent_id is null))`

/** Refunds that wait for a person, the oldest first. */
export async function listByHand(db: Knex): Promise<HandRefundRow[]> {
  const { rows } = await db.raw<{ rows: HandRefundRow[] }>(
    `select r.id, o.reference, r.amount, o.currency, r.reason, r.status = 'FAILED' failed, r.created_at "createdAt",
       o.first_name "firstName", o.last_name "lastName", o.email, o.phone
     from refunds r join payments p on p.id = r.payment_id join orders o on o.id = p.order_id
     where r.status <> 'SUCCEEDED' and ${byHand} order by r.created_at limit 500`,
  )
  return rows
}

/** Who is to make a refund by hand, and for whom. */
export interface HandRefundTaskRow {
  reference: string
  amount: number
  currency: string
  firstName: string
  lastName: string
  email: string
  phone: string
  storefrontId: number
  language: Language
  /** Support's address, where the storefront has one. */
  support: string | null
}

/** A refund with its buyer and the support that looks after it. */
export async function findHandRefundTask(
  trx: Knex,
  refundId: string,
): Promise<HandRefundTaskRow | undefined> {
  const { rows } = await trx.raw<{ rows: HandRefundTaskRow[] }>(
    `select o.reference, r.amount, o.currency, o.first_name "firstName", o.last_name "lastName", o.email, o.phone,
       s.id "storefrontId", s.languages[1] "language", nullif(s.contact ->> 'email', '') support
     from refunds r join payments p on p.id = r.payment_id join orders o on o.id = p.order_id
     join storefronts s on s.id = o.storefront_id where r.id = :refundId`,
    { refundId },
  )
  return rows[0]
}

/** Notes that a refund was made by hand, once. Undefined: it was before, or the network makes it. */
export async function settleByHand(
  trx: Knex,
  refundId: string,
): Promise<{ paymentId: string; refundedInFull: boolean } | undefined> {
  const { rows } = await trx.raw<{ rows: { paymentId: string; refundedInFull: boolean }[] }>(
    `with settled as (
       update refunds r set status = 'SUCCEEDED', by_hand = true, updated_at = now()
       from payments p where p.id = r.payment_id and r.id = :refundId and ${byHand}
       returning r.payment_id, r.amount
     )
     update payments p set refunded = p.refunded + s.amount, updated_at = now()
     from settled s where p.id = s.payment_id
     returning p.id "paymentId", p.refunded = p.captured "refundedInFull"`,
    { refundId },
  )
  return rows[0]
}
