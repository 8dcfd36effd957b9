/** The SQL of requests for custom offers. */
import type { Layout } from '../../themes/names.ts'
import type { Knex } from 'knex'
import { durationVariesSql } from '../availability/duration-varies-sql.ts'
import type { SellableOption } from '../availability/sellable-option.ts'
import type { SoldExperience } from '../carts/cart.presenter.ts'
import type { Selection } from '../contract/availability.ts'
import type { Buyer } from '../contract/checkout.ts'
import type { CancellationPolicy } from '../contract/listing.ts'
import type { SiteLogo } from '../contract/storefront-file.ts'
import type { Language, Localized } from '../contract/primitives.ts'
import { statesBefore } from '../orders/transitions.ts'
import { offerTransitions } from './transitions.ts'
import type { OfferState } from './transitions.ts'

/** An offer request on its way into the table. */
export interface OfferRequestDraft {
  reference: string
  storefrontId: number
  experienceId: number
  language: string
  origin: string
  answerBy: string
  buyer: Buyer
  wishedDate?: string
  guests?: number
  nights?: number
  message?: string
}

/** An experience as far as asking for an offer depends on it. */
export interface NegotiableRow {
  id: number
  supplierId: number
  negotiation: 'NEVER' | 'ALSO' | 'ONLY'
  title: Localized
  timeZone: string
}

/** The experience that an offer is asked for, if it is published. */
export async function findNegotiable(db: Knex, slug: string): Promise<NegotiableRow | undefined> {
  const { rows } = await db.raw<{ rows: NegotiableRow[] }>(
    `select id, supplier_id "supplierId", negotiation, title, time_zone "timeZone"
     from experiences where slug = :slug and status = 'published'`,
    { slug },
  )
  return rows[0]
}

/** Keeps an offer request for its supplier. */
export async function insertOfferRequest(db: Knex, { buyer, ...draft }: OfferRequestDraft): Promise<void> {
  await db.raw(
    `insert into offer_requests (reference, storefront_id, experience_id, language, origin, answer_by, first_name, last_name,
       email, country_code, phone, wished_date, guests, nights, message)
     values (:reference, :storefrontId, :experienceId, :language, :origin, :answerBy, :firstName, :lastName,
       :email, :countryCode, :phone, :wishedDate, :guests, :nights, :message)`,
    {
      ...draft,
      firstName: buyer.firstName,
      lastName: buyer.lastName,
      email: buyer.email,
      countryCode: buyer.countryCode,
      phone: buyer.phoneNumber,
      wishedDate: draft.wishedDate ?? null,
      guests: draft.guests ?? null,
      nights: draft.nights ?? null,
      message: draft.message || null,
    },
  )
}

/** What was offered. */
export interface QuoteRow {
  id: number
  number: number
  optionId: number
  start: string
  periods: number
  units: Selection['units']
  guests: number
  currency: string
  amount: number
  /** Where the supplier meets or fetches the travellers; null: where the listing says. */
  place: string | null
  note: string | null
  expiresAt: string
  /** Stated with the offer, where the listing has none. */
  cancellation: CancellationPolicy | null
  lasts: Pick<SellableOption, 'durationMinutes' | 'pricePeriod' | 'durationVaries'>
}

/** An offer request with the offer that stands, or stood last. */
export interface OfferRow {
  id: string
  reference: string
  status: OfferState
  language: Language
  origin: string | null
  firstName: string
  lastName: string
  email: string
  countryCode: string
  phone: string
  wishedDate: string | null
  guests: number | null
  nights: number | null
  message: string | null
  reason: string | null
  answers: number
  answerBy: Date | null
  createdAt: Date
  experience: SoldExperience & {
    id: number
    /** Of its prices, or of those of its supplier's other listings; null where they have none. */
    currency: string | null
    /** Where the listing says to be. */
    address: Localized | null
    cancellation: CancellationPolicy | null
    /** Whether it is sold by nights. */
    byNights: boolean
  }
  supplier: { id: number; name: Localized; email: string; language: Language | null }
  storefront: {
    id: number
    name: string
    layout: Layout
    logo: { slug: string; drawn: SiteLogo | null }
    currency: string
    currencies: string[]
    supplierId: number | null
  }
  /** It is accepted, and to be paid later. */
  reserved: boolean
  /** The cart that it was accepted with. */
  cartId: string | null
  quote: QuoteRow | null
}

const offerSql = `
  select r.id, r.reference, r.status, r.language, r.origin, r.first_name "firstName", r.last_name "lastName", r.email,
    r.country_code "countryCode", r.phone, r.wished_date "wishedDate", r.guests, r.nights, r.message, r.reason, r.answers,
    r.answer_by "answerBy", r.created_at "createdAt", (select id from carts where offer_request_id = r.id) "cartId",
    exists (select from orders o join carts c on c.id = o.cart_id where c.offer_request_id = r.id and o.status = 'RESERVED') reserved,
    jsonb_build_object('id', e.id, 'slug', e.slug, 'slugs', e.slugs, 'title', e.title, 'timeZone', e.time_zone,
      'confirmation', e.confirmation, 'payLater', e.pay_later, 'currency', coalesce(e.currency, (
        select o.currency from experiences o where o.supplier_id = e.supplier_id and o.currency is not null
        group by o.currency order by count(*) desc, o.currency limit 1
      )), 'address', e.address, 'cancellation', e.cancellation,
      'picture', e.shown_pictures -> 0,
      'byNights', coalesce(e.overnight, false) or coalesce(e.price_period = 'NIGHT', false),
      'destination', jsonb_build_object('slug', d.slug, 'slugs', d.slugs, 'name', d.name, 'countryCode', d.country_code),
      'category', jsonb_build_object('slug', c.slug, 'slugs', c.slugs, 'name', c.name)) experience,
    jsonb_build_object('id', p.id, 'name', p.name, 'email', p.email, 'language', p.language) supplier,
    jsonb_build_object('id', s.id, 'name', s.name, 'layout', s.layout,
      'logo', jsonb_build_object('slug', s.slug, 'drawn', s.theme -> 'logo'), 'currency', s.currency, 'currencies', s.currencies, 'supplierId', s.supplier_id) storefront,
    (
      select jsonb_build_object('id', q.id, 'number', q.number, 'optionId', q.option_id,
        'start', to_char(q.local_start, 'YYYY-MM-DD"T"HH24:MI'), 'periods', q.periods, 'units', q.units,
        'guests', q.guests, 'currency', q.currency, 'amount', q.amount, 'place', q.place, 'note', q.note, 'expiresAt', q.expires_at,
        'cancellation', q.cancellation, 'lasts', jsonb_build_object('durationMinutes', o.duration_minutes,
          'pricePeriod', case when o.schedule <> '[]' then e.price_period end, 'durationVaries', ${durationVariesSql}))
      from offer_quotes q join options o on o.id = q.option_id where q.id = r.quote_id
    ) quote
  from offer_requests r
  join experiences e on e.id = r.experience_id
  join destinations d on d.id = e.destination_id
  join categories c on c.id = e.category_ids[1]
  join suppliers p on p.id = e.supplier_id
  join storefronts s on s.id = r.storefront_id`

/** Which offer request. */
export type OfferName = { id: string } | { reference: string }

/** An offer request by its id or its reference. */
export async function findOfferRequest(db: Knex, name: OfferName): Promise<OfferRow | undefined> {
  const { rows } = await db.raw<{ rows: OfferRow[] }>(
    `${offerSql} where r.id = :id::uuid or r.reference = :reference`,
    { id: 'id' in name ? name.id : null, reference: 'id' in name ? null : name.reference },
  )
  return rows[0]
}

/** The same, locked: behind its cart, the order in which every transaction locks them. */
export async function lockOfferRequest(trx: Knex, id: string): Promise<OfferRow | undefined> {
  // not "for update": that would wait for the foreign key of a cart that is being opened
  await trx.raw(`select from offer_requests where id = :id for no key update`, { id })
  return findOfferRequest(trx, { id })
}

/** Offer requests that wait for their supplier or their traveller, the most urgent first. */
export async function listOpenOffers(db: Knex): Promise<OfferRow[]> {
  const { rows } = await db.raw<{ rows: OfferRow[] }>(
    `${offerSql} where r.status in ('REQUESTED', 'QUOTED') order by r.answer_by nulls last, r.created_at limit 500`,
  )
  return rows
}

/** Offer requests that the supplier or the traveller did not answer in time. */
export async function listLapsed(
  db: Knex,
  { now, limit }: { now: string; limit: number },
): Promise<{ id: string }[]> {
  const { rows } = await db.raw<{ rows: { id: string }[] }>(
    `select r.id from offer_requests r left join offer_quotes q on q.id = r.quote_id
     where (r.status = 'REQUESTED' and r.answer_by <= :now) or (r.status = 'QUOTED' and q.expires_at <= :now)
     order by r.created_at limit :limit`,
    { now, limit },
  )
  return rows
}

/** What else changes when an offer request moves. */
export interface OfferChange {
  quoteId?: number
  reason?: string
  /** The supplier answered: their link has done its work. */
  answered?: boolean
}

/**
 * Compare-and-set along the transition table; an offer may also be replaced by another one. False: another transaction moved
 * it first.
 */
export async function moveOffer(
  trx: Knex,
  id: string,
  to: OfferState,
  change: OfferChange = {},
): Promise<boolean> {
  const from = statesBefore(offerTransitions, to)
  const { rowCount } = await trx.raw<{ rowCount: number }>(
    `update offer_requests set status = :to, quote_id = coalesce(:quoteId, quote_id), reason = :reason,
       answers = answers + :answers, updated_at = now()
     where id = :id and status = any(:from)`,
    {
      id,
      to,
      from: change.quoteId === undefined ? from : [...from, to],
      quoteId: change.quoteId ?? null,
      reason: change.reason ?? null,
      answers: change.answered ? 1 : 0,
    },
  )
  return rowCount === 1
}
