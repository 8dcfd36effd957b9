import { plainSite } from '../contract/storefront-file.ts'
import type { StorefrontRecord } from '../contract/storefront-file.ts'
import type { StorefrontRow } from './storefronts.queries.ts'

/** A storefront as a file would say it, all of it. */
export function recordOf(row: StorefrontRow): StorefrontRecord {
  return {
    slug: row.slug,
    name: row.name,
    hosts: row.hosts,
    everyOtherHost: row.everyOtherHost,
    kind: row.supplierId === null ? 'consumer' : 'supplier',
    ...(row.supplier !== null && { supplier: row.supplier }),
    layout: row.layout,
    theme: row.theme,
    languages: row.languages,
    language: row.language,
    currencies: row.currencies,
    currency: row.currency,
    guessCurrency: row.guessCurrency,
    demonstration: row.demonstration,
    contact: row.contact,
    ...(row.company && { company: row.company }),
    ...(row.menu && { menu: row.menu }),
    footer: row.footer,
    figures: row.figures,
    copyright: { from: row.copyrightFrom, to: row.copyrightTo ?? 'current' },
    ...(row.tagManager !== null && { tagManager: row.tagManager }),
    map: row.map,
    imageHosts: row.imageHosts,
    origins: row.origins,
    selection: row.selection,
    pages: row.pages,
  }
}

/** The same without what it does not configure. */
export function shortRecordOf(row: StorefrontRow): Partial<StorefrontRecord> {
  const plain: Partial<StorefrontRecord> = {
    ...plainSite,
    demonstration: false,
    everyOtherHost: false,
    hosts: [],
    origins: [],
    contact: {},
  }
  return Object.fromEntries(
    Object.entries(recordOf(row)).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(plain[field as keyof StorefrontRecord]),
    ),
  )
}
