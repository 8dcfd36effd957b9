import type { ExperienceCard } from '../../contract/catalogue.ts'
import { readRates } from '../../platform/money/exchange.ts'
import { listCardsOfNearCities, listCardsOfSameCity } from './cards.queries.ts'
import { presentCard } from './card.presenter.ts'
import type { CatalogueDeps, Reading } from '../catalogue-deps.ts'
import { createPricing } from './pricing.ts'

const mostRelated = 8

/** Experiences that a visitor of this one may like: of its city and kind first, then near. */
export async function listRelated(
  deps: CatalogueDeps,
  { slug, storefront, language, currency }: Reading & { slug: string },
): Promise<ExperienceCard[]> {
  const like = { slug, language, supplierId: storefront.supplierId }
  const [own, rates] = await Promise.all([
    listCardsOfSameCity(deps.db, { ...like, limit: mostRelated }),
    readRates(deps),
  ])
  const missing = mostRelated - own.length
  const near = missing > 0 ? await listCardsOfNearCities(deps.db, { ...like, limit: missing }) : []
  const pricing = createPricing(currency, rates)
  return [...own, ...near].map((row) => presentCard(row, pricing))
}
