import type { ExperienceCard } from '../contract/catalogue.ts'
import { readRates } from '../platform/money.ts'
import { listRelatedCards } from './cards.queries.ts'
import { createPricing, presentCard } from './card.presenter.ts'
import type { CatalogueDeps, Reading } from './catalogue-deps.ts'

const mostRelated = 8

/** Experiences that somebody who looks at this one may like: of its city and kind first, then near. */
export async function listRelated(
  deps: CatalogueDeps,
  { slug, storefront, language, currency }: Reading & { slug: string },
): Promise<ExperienceCard[]> {
  const [rows, rates] = await Promise.all([
    listRelatedCards(deps.db, { slug, language, supplierId: storefront.supplierId, limit: mostRelated }),
    readRates(deps),
  ])
  const pricing = createPricing(currency, rates)
  return rows.map((row) => presentCard(row, pricing))
}
