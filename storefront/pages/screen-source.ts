import type { Page } from '../../server/contract/pages.ts'

/**
 * The module of a screen, as the build's manifest names it, so that the server can link its styles in the page. Apart from
 * the registry: the browser carries that on every page, and has no use for this.
 */
export function sourceOf(page: Page['page']): string {
  const folder = page === 'not-found' ? 'error' : page
  return `storefront/pages/${folder}/${page}-page.tsx`
}
