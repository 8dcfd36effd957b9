import type { TFunction } from 'i18next'
import type { ListingKind } from '../../server/contract/listing-kinds.ts'
import type { Shell } from '../../server/contract/pages.ts'

/** An entry of the header as it is shown. One without an address opens the lists of places and kinds. */
export interface ShownEntry {
  key: string
  label: string
  href?: string | undefined
  /** It leads to a kind of listing, which stands among the categories too. */
  isKind?: boolean
}

/** Entries of kinds of listing (`listing-kinds.ts`), as a record so that a new kind is missed here. */
const kinds: Readonly<Record<ListingKind, true>> = {
  'tour-packages': true,
  itineraries: true,
  packages: true,
}

/** What an entry of the specification's menu is called. */
export const menuLabels = {
  discover: 'menu.discover',
  explore: 'menu.explore',
  'tour-packages': 'menu.tourPackages',
  itineraries: 'menu.itineraries',
  cruises: 'menu.cruises',
  packages: 'menu.packages',
  contact: 'menu.contact',
} as const

/** The header's menu (specification, section 2), as the site configures it. */
export function menuOf(
  { site, categories }: Pick<Shell, 'site' | 'categories'>,
  t: TFunction<'shell'>,
): ShownEntry[] {
  return site.menu.map((entry) => {
    if ('label' in entry) return { key: entry.href, ...entry }
    const category = categories.find(({ slug }) => slug === entry.item)
    return {
      key: entry.item,
      label: category?.name ?? t(menuLabels[entry.item]),
      href: entry.href,
      isKind: !category && Object.hasOwn(kinds, entry.item),
    }
  })
}
