import type { Contact, Layout } from '../contract/storefronts.ts'
import type { Language } from '../contract/primitives.ts'
import type { Database } from '../platform/database.ts'

export interface StorefrontRow {
  id: number
  slug: string
  name: string
  hosts: string[]
  layout: Layout
  supplierId: number | null
  languages: Language[]
  currency: string
  currencies: string[]
  contact: Contact
  origins: string[]
}

/**
 * All storefronts: an installation has tens of them, and every request needs one. A currency without a rate is not among
 * their currencies, because nothing has a price in it.
 */
export async function listStorefronts(db: Database): Promise<StorefrontRow[]> {
  const { rows } = await db.raw<{ rows: StorefrontRow[] }>(
    `select s.id, s.slug, s.name, s.hosts, s.layout, s.supplier_id "supplierId", s.languages, s.currency, s.contact, s.origins,
     array(
       select offered.code from unnest(s.currencies) with ordinality offered (code, place)
       where offered.code = s.currency or exists (select from currency_rates r where r.currency = offered.code)
       order by offered.place
     ) as currencies
     from storefronts s order by s.id`,
  )
  return rows
}

/** Writes a storefront unless there is any; answers whether it did. */
export async function insertFirstStorefront(
  db: Database,
  row: Pick<StorefrontRow, 'slug' | 'name' | 'currency' | 'currencies' | 'languages'>,
): Promise<boolean> {
  const { rows } = await db.raw<{ rows: object[] }>(
    `insert into storefronts (slug, name, currency, currencies, languages)
     select :slug, :name, :currency, :currencies::text[], :languages::text[]
     where not exists (select from storefronts) on conflict do nothing returning id`,
    { ...row },
  )
  return rows.length > 0
}
