import type { Knex } from 'knex'
import type { Selection } from '../contract/availability.ts'
import type { CancellationPolicy } from '../contract/listing.ts'
import type { Localized } from '../contract/primitives.ts'

/** An offer on its way into the table. */
export interface QuoteDraft {
  offerRequestId: string
  number: number
  optionId: number
  start: string
  periods: number
  units: Selection['units']
  guests: number
  currency: string
  amount: number
  place: string | null
  note: string | null
  expiresAt: string
  /** Stated with the offer, where the listing has none. */
  cancellation: CancellationPolicy | null
}

/** Keeps what a supplier offers. */
export async function insertQuote(trx: Knex, quote: QuoteDraft): Promise<number> {
  const { rows } = await trx.raw<{ rows: { id: number }[] }>(
    `insert into offer_quotes (offer_request_id, number, option_id, local_start, periods, units, guests, currency, amount,
       place, note, expires_at, cancellation)
     values (:offerRequestId, :number, :optionId, :start, :periods, :units::jsonb, :guests, :currency, :amount, :place, :note,
       :expiresAt, :cancellation::jsonb)
     returning id`,
    {
      ...quote,
      units: JSON.stringify(quote.units),
      cancellation: quote.cancellation && JSON.stringify(quote.cancellation),
    },
  )
  const [row] = rows
  if (!row) throw new Error('the offer was not inserted')
  return row.id
}

/** How many offers a request has had. */
export async function countQuotes(trx: Knex, offerRequestId: string): Promise<number> {
  const { rows } = await trx.raw<{ rows: { count: number }[] }>(
    `select count(*)::int count from offer_quotes where offer_request_id = :offerRequestId`,
    { offerRequestId },
  )
  return rows[0]?.count ?? 0
}

/** What is made to measure: an option that no list shows, with places for one party. */
export interface OwnOption {
  experienceId: number
  supplierId: number
  code: string
  title: Localized
  unit: { id: string; title: Localized; guests: number }
  durationMinutes: number
}

/** Writes an option with a pool of its own. */
export async function insertOwnOption(trx: Knex, option: OwnOption): Promise<number> {
  const units = [{ ...option.unit, price: 0, places: 1, minimum: 0 }]
  const { rows } = await trx.raw<{ rows: { id: number }[] }>(
    `with pool as (
       insert into pools (supplier_id, capacity) values (:supplierId, 1) returning id
     )
     insert into options (experience_id, pool_id, code, position, title, units, capacity, schedule, cutoff_minutes,
       duration_minutes, offered)
     select :experienceId, pool.id, :code, 0, :title::jsonb, :units::jsonb, 1, '[]', 0, :durationMinutes, false from pool
     returning id`,
    {
      experienceId: option.experienceId,
      supplierId: option.supplierId,
      code: option.code,
      title: JSON.stringify(option.title),
      units: JSON.stringify(units),
      durationMinutes: option.durationMinutes,
    },
  )
  const [row] = rows
  if (!row) throw new Error('the option of an offer was not inserted')
  return row.id
}
