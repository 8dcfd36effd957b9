import type { Knex } from 'knex'
import type { Buyer } from '../contract/checkout.ts'
import type { Localized } from '../contract/primitives.ts'

/** An offer request on its way into the table. */
export interface OfferRequestDraft {
  reference: string
  storefrontId: number
  experienceId: number
  language: string
  buyer: Buyer
  wishedDate?: string
  guests?: number
  message?: string
}

/** An experience as far as asking for an offer depends on it. */
export interface NegotiableRow {
  id: number
  supplierId: number
  negotiation: 'NEVER' | 'ALSO' | 'ONLY'
  title: Localized
}

/** The experience that an offer is asked for, if it is published. */
export async function findNegotiable(db: Knex, slug: string): Promise<NegotiableRow | undefined> {
  const { rows } = await db.raw<{ rows: NegotiableRow[] }>(
    `select id, supplier_id "supplierId", negotiation, title from experiences where slug = :slug and status = 'published'`,
    { slug },
  )
  return rows[0]
}

/** Keeps an offer request for its provider. */
export async function insertOfferRequest(db: Knex, { buyer, ...draft }: OfferRequestDraft): Promise<void> {
  await db.raw(
    `insert into offer_requests (reference, storefront_id, experience_id, language, first_name, last_name, email, country_code,
       phone, wished_date, guests, message)
     values (:reference, :storefrontId, :experienceId, :language, :firstName, :lastName, :email, :countryCode, :phone,
       :wishedDate, :guests, :message)`,
    {
      ...draft,
      firstName: buyer.firstName,
      lastName: buyer.lastName,
      email: buyer.email,
      countryCode: buyer.countryCode,
      phone: buyer.phoneNumber,
      wishedDate: draft.wishedDate ?? null,
      guests: draft.guests ?? null,
      message: draft.message ?? null,
    },
  )
}
