import type { Page } from '../../server/contract/pages.ts'
import type { ThemeLayout } from '../../themes/theme.ts'

/**
 * The modules of a screen in a look, as the build's manifest names them, so that the server can link their styles in the
 * page. Apart from the registry: the browser carries that on every page, and has no use for this.
 */
export function sourcesOf(page: Page['page'], structure: ThemeLayout): string[] {
  const { header, footer, hero, home, experienceCard, listing, experience } = structure
  const parts: Partial<Record<Page['page'], string[]>> = {
    home: [
      'home/home-page.tsx',
      `home/heroes/${hero}-hero.tsx`,
      ...home.map((section) => `home/home-${section}.tsx`),
    ],
    listing: [`listing/layouts/${listing}-listing.tsx`],
    experience: [`experience/layouts/${experience}-experience.tsx`],
    'not-found': ['error/not-found-page.tsx'],
  }
  return [
    `storefront/shell/headers/${header}-header.tsx`,
    `storefront/shell/footers/${footer}-footer.tsx`,
    ...(pagesWithCards.has(page) ? [`widget/experience/cards/${experienceCard}-card.tsx`] : []),
    ...(parts[page] ?? [`${page}/${page}-page.tsx`]).map((file) => `storefront/pages/${file}`),
  ]
}

/** Pages whose first screen, or what is below it, shows experiences. */
const pagesWithCards: ReadonlySet<Page['page']> = new Set(['home', 'listing', 'experience'])
