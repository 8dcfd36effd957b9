/** The SQL that lets one request at a time open a payment page. */
import type { Knex } from 'knex'

/**
 * Longer than the network usually takes, shorter than a buyer waits for an opening whose process was killed. Somebody else
 * may then try as well: the network answers both with the same page.
 */
const openingSeconds = 5

/** Says that the payment page is being opened. @returns false when another request opens it, or it is open or ended */
export async function claimOpening(db: Knex, paymentId: string, opening: string): Promise<boolean> {
  const { rowCount } = await db.raw<{ rowCount: number }>(
    `update payments set opening = :opening, opening_until = now() + make_interval(secs => :openingSeconds)
     where id = :paymentId and status = 'OPEN' and session_id is null
       and (opening is null or opening_until < now())`,
    { paymentId, opening, openingSeconds },
  )
  return rowCount === 1
}

/** Lets another request open the page. @returns false when one opens it already, or has opened it */
export async function yieldOpening(db: Knex, paymentId: string, opening: string): Promise<boolean> {
  const { rowCount } = await db.raw<{ rowCount: number }>(
    `update payments set opening = null, opening_until = null
     where id = :paymentId and opening = :opening and session_id is null`,
    { paymentId, opening },
  )
  return rowCount === 1
}
