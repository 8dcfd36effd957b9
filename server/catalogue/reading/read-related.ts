import type { ExperienceCard } from '../../contract/catalogue.ts'
import { readRates } from '../../platform/money/exchange.ts'
import type { CatalogueDeps, Reading } from '../catalogue-deps.ts'
import { likeByIndex } from '../search/like-by-index.ts'
import { listKnownCards, presentKnownCards } from '../search/read-known-cards.ts'
import { findLikeInNearCities, findLikeInSameCity } from './cards.queries.ts'
import type { FoundLike } from './cards.queries.ts'
import { createPricing } from './pricing.ts'

const mostRelated = 8

/** Experiences that a visitor of this one may like: of its city and kind first, then near. */
export async function listRelated(
  deps: CatalogueDeps,
  reading: Reading & { slug: string },
): Promise<ExperienceCard[]> {
  const { slug, storefront } = reading
  const own = await findLikeInSameCity(deps.db, {
    slug,
    supplierId: storefront.supplierId,
    limit: mostRelated,
  })
  return own ? showRelated(deps, reading, own) : []
}

/** The same beside an experience that was just read, from memory where that is of this version of the catalogue. */
export async function listRelatedTo(
  deps: CatalogueDeps,
  reading: Reading & { slug: string },
  { id, version }: { id: number; version: number },
): Promise<ExperienceCard[]> {
  const { supplierId } = reading.storefront
  const ids = await likeByIndex(deps, { id, version, supplierId, limit: mostRelated })
  return ids ? showRelated(deps, reading, { ids, version }) : listRelated(deps, reading)
}

async function showRelated(
  deps: CatalogueDeps,
  { slug, storefront, language, currency }: Reading & { slug: string },
  own: FoundLike,
): Promise<ExperienceCard[]> {
  const missing = mostRelated - own.ids.length
  const [rates, near] = await Promise.all([
    readRates(deps),
    missing > 0
      ? findLikeInNearCities(deps.db, { slug, supplierId: storefront.supplierId, limit: missing })
      : undefined,
  ])
  const { version } = near ?? own
  const rows = await listKnownCards(deps, { version, ids: [...own.ids, ...(near?.ids ?? [])], language })
  return presentKnownCards(deps, rows, { pricing: createPricing(currency, rates), rates })
}
