import type { Page } from '../../server/contract/pages.ts'
import type { ThemeLayout } from '../../themes/theme.ts'

/** Pages whose parts are one chunk for every look, by the chunk's name in `vite.chunks.ts`. */
const chunks: Partial<Record<Page['page'], string>> = { home: 'home', listing: 'listing' }

/** Pages whose first screen, or what is below it, shows experiences. */
const pagesWithCards: ReadonlySet<Page['page']> = new Set(['home', 'listing', 'experience', 'saved'])

/**
 * The chunks and modules of a screen in a look, as the build's manifest names them, so that the server can have them fetched
 * with the page. Apart from the registry: the browser carries that on every page, and has no use for this.
 */
export function sourcesOf(
  page: Page['page'],
  { header, footer, hero, home, listing, experience, facts, stated, experienceCard }: ThemeLayout,
): string[] {
  const files: Partial<Record<Page['page'], string>> = {
    experience: `experience/layouts/${experience}-experience.tsx`,
    'not-found': 'error/not-found-page.tsx',
  }
  // what a look chooses of a page whose other parts are one chunk
  const chosen: Partial<Record<Page['page'], string>> = {
    home: `storefront/pages/home/heroes/${hero}-hero.tsx`,
    ...(facts !== 'list' && { experience: `storefront/pages/experience/facts/${facts}-facts.tsx` }),
    listing: `storefront/pages/listing/layouts/${listing}-listing.tsx`,
  }
  const part = chosen[page]
  return [
    `storefront/shell/headers/${header}-header.tsx`,
    `storefront/shell/footers/${footer}-footer.tsx`,
    ...(pagesWithCards.has(page) ? [`widget/experience/cards/${experienceCard}-card.tsx`] : []),
    chunks[page] ?? `storefront/pages/${files[page] ?? `${page}/${page}-page.tsx`}`,
    ...(part ? [part] : []),
    ...(page === 'experience'
      ? ['load-parts.ts', `stated/${stated}-stated.tsx`].map((file) => `storefront/pages/experience/${file}`)
      : []),
    ...(page === 'home' && home.includes('guides') ? ['storefront/pages/home/home-guides.tsx'] : []),
    ...(page === 'home' && home.includes('hours') ? ['storefront/pages/home/home-hours.tsx'] : []),
  ]
}
