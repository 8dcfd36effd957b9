import type { ExperienceCard } from '../../contract/catalogue.ts'
import { readRates } from '../../platform/money/exchange.ts'
import type { CatalogueDeps, Reading } from '../catalogue-deps.ts'
import { listKnownCards, presentKnownCards } from '../search/read-known-cards.ts'
import { findLikeInNearCities, findLikeInSameCity } from './cards.queries.ts'
import { createPricing } from './pricing.ts'

const mostRelated = 8

/** Experiences that a visitor of this one may like: of its city and kind first, then near. */
export async function listRelated(
  deps: CatalogueDeps,
  { slug, storefront, language, currency }: Reading & { slug: string },
): Promise<ExperienceCard[]> {
  const like = { slug, supplierId: storefront.supplierId }
  const [own, rates] = await Promise.all([
    findLikeInSameCity(deps.db, { ...like, limit: mostRelated }),
    readRates(deps),
  ])
  if (!own) return []
  const missing = mostRelated - own.ids.length
  const near = missing > 0 ? await findLikeInNearCities(deps.db, { ...like, limit: missing }) : undefined
  const { version } = near ?? own
  const rows = await listKnownCards(deps, { version, ids: [...own.ids, ...(near?.ids ?? [])], language })
  return presentKnownCards(deps, rows, { pricing: createPricing(currency, rates), rates })
}
