import type { ExperienceCard } from '../../contract/catalogue.ts'
import { readRates } from '../../platform/money/exchange.ts'
import type { CatalogueDeps, Reading } from '../catalogue-deps.ts'
import { presentCard } from './card.presenter.ts'
import { listCardsOf } from './cards.queries.ts'
import { createPricing } from './pricing.ts'

/** The cards of these experiences, in this order; those that are not for sale at this storefront are left out. */
export async function listCardsBySlug(
  deps: CatalogueDeps,
  { slugs, storefront, language, currency }: Reading & { slugs: readonly string[] },
): Promise<ExperienceCard[]> {
  if (slugs.length === 0) return []
  const [rows, rates] = await Promise.all([
    listCardsOf(deps.db, { language, supplierId: storefront.supplierId, slugs }),
    readRates(deps),
  ])
  const pricing = createPricing(currency, rates)
  return rows.map((row) => presentCard(row, pricing))
}
