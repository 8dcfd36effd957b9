/** The SQL of storefronts as they were configured. */
import type { Language } from '../contract/primitives.ts'
import type {
  Company,
  SiteFigures,
  SiteLink,
  SiteMap,
  SiteTheme,
  StorefrontRecord,
  WrittenPage,
} from '../contract/storefront-file.ts'
import type { Contact, Layout } from '../contract/storefronts.ts'
import type { Database } from '../platform/database.ts'

/** A storefront as the database holds it. */
export interface StorefrontRow {
  id: number
  slug: string
  name: string
  hosts: string[]
  everyOtherHost: boolean
  layout: Layout
  supplierId: number | null
  supplier: string | null
  theme: SiteTheme
  languages: Language[]
  language: Language
  currency: string
  currencies: string[]
  guessCurrency: boolean
  demonstration: boolean
  contact: Contact
  company: Company | null
  menu: StorefrontRecord['menu'] | null
  footer: SiteLink[]
  figures: SiteFigures
  copyrightFrom: number
  copyrightTo: number | null
  tagManager: string | null
  map: SiteMap
  imageHosts: string[]
  origins: string[]
  selection: string[]
  pages: WrittenPage[]
}

const columns = `s.id, s.slug, s.name, s.hosts, s.every_other_host "everyOtherHost", s.layout, s.supplier_id "supplierId",
  (select slug from suppliers where id = s.supplier_id) supplier, s.theme, s.languages, s.language, s.currency,
  s.guess_currency "guessCurrency", s.demonstration, s.contact, s.company,
  s.menu, s.footer, s.figures, s.copyright_from "copyrightFrom", s.copyright_to "copyrightTo", s.tag_manager "tagManager",
  s.map, s.image_hosts "imageHosts", s.origins, s.selection, s.pages`

/**
 * All storefronts: an installation has tens of them, and every request needs one. A currency without a rate is not among
 * their currencies, because nothing has a price in it.
 */
export async function listStorefronts(db: Database): Promise<StorefrontRow[]> {
  const { rows } = await db.raw<{ rows: StorefrontRow[] }>(
    `select ${columns},
     array(
       select offered.code from unnest(s.currencies) with ordinality offered (code, place)
       where offered.code = s.currency or exists (select from currency_rates r where r.currency = offered.code)
       order by offered.place
     ) as currencies
     from storefronts s order by s.id`,
  )
  return rows
}

/** All storefronts as they were configured, by slug. */
export async function listConfigured(db: Database): Promise<StorefrontRow[]> {
  const { rows } = await db.raw<{ rows: StorefrontRow[] }>(
    `select ${columns}, s.currencies from storefronts s order by s.slug`,
  )
  return rows
}

/** Writes a storefront unless there is any; answers whether it did. */
export async function insertFirstStorefront(
  db: Database,
  row: Pick<StorefrontRow, 'slug' | 'name' | 'currency' | 'currencies' | 'languages'>,
): Promise<boolean> {
  const { rows } = await db.raw<{ rows: object[] }>(
    `insert into storefronts (slug, name, currency, currencies, languages, every_other_host, copyright_from, copyright_to)
     select :slug, :name, :currency, :currencies::text[], :languages::text[], true, :thisYear, null
     where not exists (select from storefronts) on conflict do nothing returning id`,
    { ...row, thisYear: thisYear() },
  )
  return rows.length > 0
}

/** From here to the end of the transaction no other transaction writes a storefront. */
export async function lockStorefronts(trx: Database): Promise<void> {
  await trx.raw('lock table storefronts in share row exclusive mode')
}

/** Takes every host from these storefronts, so that they may change hosts among themselves. */
export async function releaseHosts(trx: Database, slugs: readonly string[]): Promise<void> {
  await trx.raw(
    `update storefronts set hosts = '{}', every_other_host = false where slug = any (:slugs::text[])`,
    { slugs: [...slugs] },
  )
}

const thisYear = (): number => Temporal.Now.plainDateISO('UTC').year

/** Writes a storefront as it was configured, over the one of its slug. */
export async function writeStorefront(trx: Database, record: StorefrontRecord): Promise<void> {
  const { copyright, ...rest } = record
  await trx.raw(
    `insert into storefronts (slug, name, hosts, every_other_host, layout, supplier_id, theme, languages, language,
       currency, currencies, guess_currency, demonstration, contact, company, menu, footer, figures, copyright_from, copyright_to, tag_manager, map,
       image_hosts, origins, selection, pages)
     select r ->> 'slug', r ->> 'name', words(r -> 'hosts'), (r ->> 'everyOtherHost')::boolean, r ->> 'layout',
       (select id from suppliers where slug = r ->> 'supplier'), r -> 'theme', words(r -> 'languages'), r ->> 'language',
       r ->> 'currency', words(r -> 'currencies'), (r ->> 'guessCurrency')::boolean, (r ->> 'demonstration')::boolean, r -> 'contact', r -> 'company', r -> 'menu', r -> 'footer', r -> 'figures',
       (r ->> 'copyrightFrom')::int, (r ->> 'copyrightTo')::int, r ->> 'tagManager', r -> 'map', words(r -> 'imageHosts'),
       words(r -> 'origins'), words(r -> 'selection'), r -> 'pages'
     from (select :record::jsonb r) said
     on conflict (slug) do update set
       name = excluded.name, hosts = excluded.hosts, every_other_host = excluded.every_other_host,
       layout = excluded.layout, supplier_id = excluded.supplier_id, theme = excluded.theme,
       languages = excluded.languages, language = excluded.language, currency = excluded.currency,
       currencies = excluded.currencies, guess_currency = excluded.guess_currency, demonstration = excluded.demonstration, contact = excluded.contact, company = excluded.company, menu = excluded.menu, footer = excluded.footer,
       figures = excluded.figures, copyright_from = excluded.copyright_from, copyright_to = excluded.copyright_to,
       tag_manager = excluded.tag_manager, map = excluded.map, image_hosts = excluded.image_hosts,
       origins = excluded.origins, selection = excluded.selection, pages = excluded.pages`.replaceAll(
      /words\((r -> '\w+')\)/g,
      `array(select word from jsonb_array_elements_text($1) with ordinality list (word, place) order by place)`,
    ),
    {
      record: JSON.stringify({
        ...rest,
        copyrightFrom: copyright?.from ?? thisYear(),
        copyrightTo: copyright === undefined || copyright.to === 'current' ? null : copyright.to,
      }),
    },
  )
}

/** Changes the origins of a storefront; answers with the new list, undefined where there is no such storefront. */
export async function writeOrigins(
  db: Database,
  slug: string,
  change: { add?: string; remove?: string },
): Promise<string[] | undefined> {
  const { rows } = await db.raw<{ rows: { origins: string[] }[] }>(
    `update storefronts set origins = array(
       select origin from unnest(origins) with ordinality list (origin, place)
       where origin is distinct from :remove and origin is distinct from :add order by place
     ) || case when :add::text is null then '{}'::text[] else array[:add::text] end
     where slug = :slug returning origins`,
    { slug, add: change.add ?? null, remove: change.remove ?? null },
  )
  return rows[0]?.origins
}

/** What a file of storefronts may refer to. */
export interface KnownNames {
  suppliers: string[]
  currencies: string[]
  experiences: { slug: string; supplier: string }[]
}

/** Suppliers, currencies with a rate, and those of the asked experiences that are there. */
export async function readKnownNames(db: Database, experiences: readonly string[]): Promise<KnownNames> {
  const { rows } = await db.raw<{ rows: KnownNames[] }>(
    `select array(select slug from suppliers order by slug) suppliers,
       array(select distinct currency::text from currency_rates) currencies,
       (select coalesce(jsonb_agg(jsonb_build_object('slug', e.slug, 'supplier', s.slug)), '[]')
        from experiences e join suppliers s on s.id = e.supplier_id where e.slug = any (:experiences::text[])) experiences`,
    { experiences: [...experiences] },
  )
  return rows[0] ?? { suppliers: [], currencies: [], experiences: [] }
}
