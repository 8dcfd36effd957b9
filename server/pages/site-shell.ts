import type { MenuEntry, Shell, SiteShell } from '../contract/pages.ts'
import type { ListingKind } from '../contract/listing-kinds.ts'
import type { Language } from '../contract/primitives.ts'
import { menuItems } from '../contract/storefront-file.ts'
import type { SiteLink } from '../contract/storefront-file.ts'
import { tellsStories } from '../content/read-own-pages.ts'
import { addressOf } from '../media/image-url.ts'
import { readPictureSource } from '../media/picture-source.ts'
import type { ServedStorefront } from '../platform/http.ts'
import { categoryPath, fixedPaths, kindPath, listPath, localisePath } from '../contract/addresses.ts'
import { textIn } from '../platform/text/localise.ts'

/** What there is that an entry of the menu may lead to. */
interface SiteLists {
  categories: Shell['categories']
  kinds: readonly ListingKind[]
  /** The address of a path, as the language spells it; absent: its path in the language. */
  addressOf?: (path: string) => string
  /** Some experience has a price. */
  priced?: boolean
}

/** What a site says of itself by its configuration, in a language. An entry of the menu that leads nowhere is left out. */
export function presentSite(storefront: ServedStorefront, language: Language, lists: SiteLists): SiteShell {
  const { addressOf: spell = (path: string) => localisePath(language, path) } = lists
  const { kind, site } = storefront
  const { theme, copyright } = site
  const thisYear = Temporal.Now.plainDateISO('UTC').year
  const link = ({ label, to }: SiteLink) => ({
    label: textIn(label, language),
    href: to.startsWith('/') ? spell(to) : to,
  })
  return {
    ...(theme.logo && { logo: { ...theme.logo, src: logoAddress(theme.logo.picture) } }),
    accent: theme.accent,
    language: site.language,
    ...(site.guessCurrency && { guessCurrency: true }),
    tagManager: site.tagManager,
    tellsStories: tellsStories(storefront),
    ...(lists.priced && { takesPayment: true }),
    menu: (site.menu ?? menuItems).flatMap((entry): MenuEntry[] => {
      if (typeof entry !== 'string') return [link(entry)]
      if (entry === 'explore') return [{ item: entry }]
      const path = pathOf(entry, kind, lists)
      return path === undefined ? [] : [{ item: entry, href: spell(path) }]
    }),
    footer: site.footer.map(link),
    copyright: {
      from: copyright?.from ?? thisYear,
      to: copyright === undefined || copyright.to === 'current' ? thisYear : copyright.to,
    },
  }
}

function pathOf(
  item: (typeof menuItems)[number],
  kind: ServedStorefront['kind'],
  { categories, kinds }: SiteLists,
): string | undefined {
  if (item === 'discover') return listPath(kind)
  if (item === 'contact') return fixedPaths.contact
  if (categories.some(({ slug }) => slug === item)) return categoryPath(item)
  const listing = kinds.find((name) => name === item)
  return listing && kindPath(listing)
}

/** A file of the site is served as it is; everything else as every picture. */
function logoAddress(picture: string): string {
  return picture.startsWith('/') ? picture : addressOf(readPictureSource(picture)).url(480, 'card')
}
