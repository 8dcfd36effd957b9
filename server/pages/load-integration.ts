import { listCardsBySlug } from '../catalogue/reading/list-cards.ts'
import { searchExperiences } from '../catalogue/search/search-experiences.ts'
import { SearchQuery } from '../contract/catalogue.ts'
import type { IntegrationChoice, IntegrationData } from '../contract/integration.ts'
import type { Deps } from '../platform/deps.ts'
import { parse } from '../platform/http.ts'
import type { RequestContext } from '../platform/http.ts'
import { listEmbeddable } from '../storefronts/list-embeddable.ts'

/** What the page for suppliers needs besides the database. */
export type IntegrationDeps = Deps & {
  /** Hash of the widget's tag for `integrity`; absent where the widget is made anew at every change. */
  widgetIntegrity?: string
}

/** Views that show one experience. */
const viewsOfOne: readonly string[] = ['experience', 'availability', 'button']

/** Views that show a list first. */
const viewsWithLists: readonly string[] = ['search', 'listing']

/** Views whose button may float. */
const viewsOfButton: readonly string[] = ['button', 'cart']

/**
 * What a supplier may choose for their own page and what they have chosen, as far as there is such a thing: a wrong word
 * in the address chooses nothing.
 */
export async function loadIntegration(
  deps: IntegrationDeps,
  context: RequestContext,
  asked: IntegrationChoice,
): Promise<IntegrationData> {
  const storefronts = await listEmbeddable(deps, context.storefront)
  const shop = storefronts.find(({ slug }) => slug === asked.shop) ?? context.storefront
  const language = shop.languages.find((code) => code === asked.speaks)
  const { find } = asked
  const search = (text = '') =>
    searchExperiences(deps, {
      ...context,
      storefront: shop,
      query: parse(SearchQuery, { currency: shop.currency, text }),
    })
  const found = await search(find)
  const { cards } = found.total > 0 ? found : await search()
  // what was chosen is found among all, unless something else is looked for now
  const chosen = find && found.total > 0 ? undefined : asked.experience
  const isListed = cards.some(({ slug }) => slug === chosen)
  const others =
    chosen && !isListed ? await listCardsBySlug(deps, { ...context, storefront: shop, slugs: [chosen] }) : []
  const experiences = [...others, ...cards].map(({ slug, title }) => ({ slug, title }))
  const wanted = experiences.find(({ slug }) => slug === asked.experience) ?? experiences[0]
  // without anything to sell there is no view of one thing
  const view = viewsOfOne.includes(asked.view) && !wanted ? 'listing' : asked.view
  return {
    origin: context.origin,
    integrity: deps.widgetIntegrity,
    storefronts: storefronts.map(({ slug, name }) => ({ slug, name })),
    languages: shop.languages,
    total: found.total,
    experiences,
    choice: {
      shop: shop.slug,
      view,
      experience: viewsOfOne.includes(view) ? wanted?.slug : undefined,
      find: viewsOfOne.includes(view) ? find : undefined,
      theme: asked.theme,
      layout: viewsWithLists.includes(view) ? asked.layout : undefined,
      corner: viewsOfButton.includes(view) ? asked.corner : undefined,
      speaks: language,
    },
  }
}
