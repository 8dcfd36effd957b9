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
export function sourcesOf(page: Page['page'], { experience }: ThemeLayout): string[] {
  const files: Partial<Record<Page['page'], string>> = {
    experience: `experience/layouts/${experience}-experience.tsx`,
    'not-found': 'error/not-found-page.tsx',
  }
  return [
    'frame',
    ...(pagesWithCards.has(page) ? ['cards'] : []),
    chunks[page] ?? `storefront/pages/${files[page] ?? `${page}/${page}-page.tsx`}`,
  ]
}
