/** The SQL of writing and deciding reviews. */
import type { Knex } from 'knex'
import type { Language } from '../contract/primitives.ts'
import type { HoldReason } from '../contract/review-writing.ts'
import type { SoldAs } from '../orders/sold-as.ts'
import type { BookingState } from '../orders/transitions.ts'

/** A booking, as far as writing about it goes. */
export interface ReviewableRow {
  id: string
  experienceId: number
  slug: string
  status: BookingState
  start: string
  endsAt: Date
  timeZone: string
  soldAs: SoldAs
  firstName: string
  lastName: string
  countryCode: string
  /** Somebody has written about it. */
  written: boolean
}

/** A booking by its reference. */
export async function findReviewable(db: Knex, reference: string): Promise<ReviewableRow | undefined> {
  const { rows } = await db.raw<{ rows: ReviewableRow[] }>(
    `select b.id, b.experience_id "experienceId", e.slug, b.status, to_char(b.local_start, 'YYYY-MM-DD"T"HH24:MI') "start",
       b.local_end at time zone b.time_zone "endsAt", b.time_zone "timeZone", b.sold_as "soldAs",
       o.first_name "firstName", o.last_name "lastName", o.country_code "countryCode",
       exists (select from reviews r where r.booking_id = b.id) written
     from bookings b join orders o on o.id = b.order_id join experiences e on e.id = b.experience_id
     where b.reference = :reference`,
    { reference },
  )
  return rows[0]
}

/**
 * Makes every other change of the reviews of an experience wait: two that are counted at once would each miss the
 * other. Before the first of them is written, so that nothing waits in a circle.
 */
export async function lockExperience(trx: Knex.Transaction, id: number): Promise<void> {
  await trx.raw(`select from experiences where id = :id for no key update`, { id })
}

/** Writes a review; false when the booking has one. */
export async function insertReview(
  trx: Knex.Transaction,
  review: {
    experienceId: number
    bookingId: string
    author: string
    countryCode: string
    language: Language
    rating: number
    title: string | null
    body: string
    writtenOn: string
    status: 'published' | 'held'
    heldFor: readonly HoldReason[]
  },
): Promise<boolean> {
  const { rowCount } = await trx.raw<{ rowCount: number }>(
    `insert into reviews (experience_id, booking_id, author, country_code, language, rating, title, body, written_on, status, held_for)
     values (:experienceId, :bookingId, :author, :countryCode, :language, :rating, :title, :body, :writtenOn, :status, :heldFor)
     on conflict (booking_id) do nothing`,
    { ...review, heldFor: [...review.heldFor] },
  )
  return rowCount === 1
}

/** A review that waits to be read. */
export interface HeldRow {
  id: number
  createdAt: Date
  heldFor: HoldReason[]
  slug: string
  booking: string | null
  rating: number
  title: string | null
  body: string
  author: string
  language: string
}

/** Reviews that wait to be read, the oldest first. */
export async function listHeld(db: Knex): Promise<HeldRow[]> {
  const { rows } = await db.raw<{ rows: HeldRow[] }>(
    `select r.id, r.created_at "createdAt", r.held_for "heldFor", e.slug, b.reference booking, r.rating, r.title, r.body,
       r.author, r.language
     from reviews r join experiences e on e.id = r.experience_id left join bookings b on b.id = r.booking_id
     where r.status = 'held' order by r.created_at, r.id`,
  )
  return rows
}

/** A review with whom to tell what became of it; `order` is absent where no booking is known. */
export interface DecidableRow {
  id: number
  experienceId: number
  slug: string
  author: string
  title: SoldAs['experience']['title']
  destination: string
  order: { email: string; language: Language; storefrontId: number } | null
}

/** A review by its id. */
export async function findDecidable(db: Knex, id: number): Promise<DecidableRow | undefined> {
  const { rows } = await db.raw<{ rows: DecidableRow[] }>(
    `select r.id, r.experience_id "experienceId", e.slug, r.author, e.title, d.slug destination,
       case when o.id is not null then jsonb_build_object('email', o.email, 'language', o.language, 'storefrontId', o.storefront_id) end "order"
     from reviews r join experiences e on e.id = r.experience_id join destinations d on d.id = e.destination_id
       left join bookings b on b.id = r.booking_id left join orders o on o.id = b.order_id
     where r.id = :id`,
    { id },
  )
  return rows[0]
}

/** Shows a held review, or takes a held or shown one off. False when it is no such one any more. */
export async function updateReview(
  trx: Knex.Transaction,
  { id, to, refusal }: { id: number; to: 'published' | 'refused'; refusal: string | null },
): Promise<boolean> {
  const { rowCount } = await trx.raw<{ rowCount: number }>(
    `update reviews set status = :to, refusal = :refusal
     where id = :id and status in ('held', case when :to = 'refused' then 'published' end)`,
    { id, to, refusal },
  )
  return rowCount === 1
}
