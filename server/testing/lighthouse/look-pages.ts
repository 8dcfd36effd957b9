import type { APIRequestContext } from '@playwright/test'
import { layouts } from '../../../themes/names.ts'
import type { Layout } from '../../../themes/names.ts'
import { cityPath, experiencePath, listPath } from '../../contract/addresses.ts'
import type { SearchReply } from '../../contract/catalogue.ts'
import type { StorefrontRecord } from '../../contract/storefront-file.ts'
import { readDemoStorefronts } from '../../demo/read-demo-storefronts.ts'
import { openCart } from '../checkout-journey.ts'
import { originOfLook, serveEveryLook, slugOfLook } from '../look-sites.ts'

/** The pages that are measured, in the order of a booking, and what there is on each once it is what it should be. */
export const measuredPages = {
  home: 'h1',
  listing: 'main .card-list a[href]',
  experience: '#book',
  checkout: 'main input[autocomplete="given-name"]',
} as const

/** Name of a page that is measured. */
export type MeasuredPage = keyof typeof measuredPages

/** The pages of one look at the site of the demo that wears it, and what a browser keeps there. */
export interface LookPages {
  addresses: Record<MeasuredPage, string>
  /** The token of a cart with something in it, so that checkout is no empty page. */
  kept: { name: string; value: string }
}

function demoSiteOf(layout: Layout): StorefrontRecord | undefined {
  return readDemoStorefronts().find((record) => record.layout === layout)
}

/** Gives the running product a site for each of these looks that no site of the demo wears. */
export async function serveLooks(looks: readonly Layout[], baseURL: string | undefined): Promise<void> {
  if (looks.some((layout) => !demoSiteOf(layout))) await serveEveryLook(baseURL)
}

/** Finds the pages of a look: those of the first experience that is sold by the adult and open in a month, which is put in a cart. */
export async function findLookPages(
  request: APIRequestContext,
  layout: Layout,
  baseURL: string | undefined,
): Promise<LookPages> {
  const site = demoSiteOf(layout)
  const storefront = site?.slug ?? slugOfLook(layout)
  const kind = site?.kind ?? 'consumer'
  const origin = site ? originOf(site, baseURL) : originOfLook(layout, baseURL)
  // a look has a day of its own, since together they would fill one; not everything is open at every season
  const daysAhead = 30 + layouts.indexOf(layout)
  const date = Temporal.Now.plainDateISO('UTC').add({ days: daysAhead }).toString()
  const found = await request.get('/api/v1/experiences', { params: { storefront, date } })
  const { cards } = (await found.json()) as SearchReply
  const card = cards.find(({ from }) => from?.unit === 'ADULT')
  if (!card) throw new Error(`${storefront} sells nothing by the adult on ${date}`)
  const { token } = await openCart(request, [{ experience: card.slug, daysAhead, storefront }])
  const city = card.destination.slug
  return {
    addresses: {
      home: `${origin}/`,
      listing: `${origin}${kind === 'supplier' ? listPath(kind) : cityPath(city)}`,
      experience: `${origin}${experiencePath(kind, city, card.slug)}`,
      checkout: `${origin}/checkout`,
    },
    kept: { name: `dhow.${storefront}.cart-token`, value: token },
  }
}

function originOf({ hosts }: StorefrontRecord, baseURL: string | undefined): string {
  const [host = 'localhost'] = hosts
  return `http://${host}:${new URL(baseURL ?? '').port}`
}
