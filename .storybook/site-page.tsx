import { use, useState } from 'react'
import type { ComponentType } from 'react'
import type { Page } from '../server/contract/pages.ts'
import type { Language } from '../server/contract/primitives.ts'
import { buildShell } from '../server/testing/factories/shell.ts'
import { PageFrame } from '../storefront/shell/page-frame.tsx'
import { loadFrame } from '../storefront/shell/frame-parts.ts'
import { KeptProvider } from '../storefront/saved/kept-context.tsx'
import { mostKept, openKeptSlugs } from '../storefront/saved/kept-slugs.ts'
import { openSavedList } from '../storefront/saved/saved-list.ts'
import { screens } from '../storefront/pages/registry.ts'
import type { ThemeLayout } from '../themes/theme.ts'
import { CartProvider } from '../widget/cart/cart-context.tsx'
import { createCartStore } from '../widget/cart/cart-store.ts'
import { useEnvironment } from '../widget/environment/environment.tsx'
import { demoCategories, demoPlaces } from './demo-pages.ts'

/** A page of the site for a story: its content in the language of the toolbar, and parts that differ from the theme's. */
export interface SitePageProps {
  content: (language: Language) => Page
  structure?: Partial<ThemeLayout>
  offline?: boolean
  /** There is a cart: the one of the story's replies. */
  withCart?: boolean
  /** Slugs of what the visitor has put aside. */
  saved?: readonly string[]
}

/** What is loaded for a page, kept by its layout so that rendering again asks for the same promise. */
const loading = new Map<string, ReturnType<typeof load>>()

async function load(page: Page['page'], layout: ThemeLayout) {
  const [frame, component] = await Promise.all([loadFrame(layout), screens[page].load(layout)])
  return { frame, Screen: component as ComponentType<{ data: Page['data'] }> }
}

function loadOnce(page: Page['page'], layout: ThemeLayout): ReturnType<typeof load> {
  const key = `${page} ${JSON.stringify(layout)}`
  const found = loading.get(key) ?? load(page, layout)
  loading.set(key, found)
  return found
}

/** Header, screen and footer of the chosen look, as a visitor of the site sees them. */
export function SitePage({
  content,
  structure,
  offline = false,
  withCart = false,
  saved = [],
}: SitePageProps) {
  const { api, memory, currency, storefront, language, direction, layout } = useEnvironment()
  const [cart] = useState(() => {
    if (withCart) memory.set('cart-token', 'token')
    const store = createCartStore({ api: () => api, memory, currency: () => currency })
    if (withCart) void store.load()
    return store
  })
  const [kept] = useState(() => {
    const lists = {
      saved: openSavedList(memory, { api: () => api }),
      seen: openKeptSlugs(memory, 'seen', mostKept.seen),
    }
    for (const slug of saved) lists.saved.add(slug)
    return lists
  })
  const parts = { ...layout, ...structure }
  const page = content(language)
  const { frame, Screen } = use(loadOnce(page.page, parts))
  const shell = buildShell({
    storefront,
    language,
    direction,
    currency,
    structure: parts,
    categories: demoCategories(language),
    destinations: demoPlaces(language),
  })
  return (
    <CartProvider store={cart}>
      <KeptProvider value={kept}>
        <PageFrame frame={frame} shell={shell} content={page} slow={false} offline={offline}>
          <Screen data={page.data} />
        </PageFrame>
      </KeptProvider>
    </CartProvider>
  )
}
