import type { Experience, ExperienceCard } from '../../contract/catalogue.ts'
import type { Language } from '../../contract/primitives.ts'
import type { ReviewsReply } from '../../contract/reviews.ts'
import { readRates } from '../../platform/money/exchange.ts'
import type { CatalogueDeps, Reading } from '../catalogue-deps.ts'
import { presentExperience } from './experience.presenter.ts'
import { findExperience, findExperienceOfPage } from './experience.queries.ts'
import { createPricing } from './pricing.ts'
import { listRelatedTo } from './read-related.ts'
import { presentReviews, wantedReviews } from './read-reviews.ts'

/**
 * What is offered and said of an experience. Undefined when the storefront has none of this slug. A former slug finds it
 * too: the reply's own `slug` is then another one, and the caller redirects.
 */
export async function readExperience(
  deps: CatalogueDeps,
  { slug, storefront, language, currency }: Reading & { slug: string },
): Promise<Experience | undefined> {
  const [row, rates] = await Promise.all([
    findExperience(deps.db, { slug, language, supplierId: storefront.supplierId }),
    readRates(deps),
  ])
  return row && presentExperience(row, language, createPricing(currency, rates))
}

/** An experience with what its page shows beside it. */
export interface ExperiencePage {
  experience: Experience
  /** Those in the addresses of its page, in the languages that have one of their own. */
  slugs: Partial<Record<Language, string>>
  reviews: ReviewsReply
  related: ExperienceCard[]
}

/**
 * An experience with its first reviews and what is like it, as its page shows them. One statement where related experiences are
 * remembered. A former slug finds it too.
 */
export async function readExperiencePage(
  deps: CatalogueDeps,
  reading: Reading & { slug: string },
): Promise<ExperiencePage | undefined> {
  const { slug, storefront, language, currency } = reading
  const [found, rates] = await Promise.all([
    findExperienceOfPage(
      deps.db,
      { slug, language, supplierId: storefront.supplierId },
      wantedReviews(firstReviews),
    ),
    readRates(deps),
  ])
  if (!found) return undefined
  const { row, reviews, version } = found
  return {
    experience: presentExperience(row, language, createPricing(currency, rates)),
    slugs: row.slugs,
    reviews: presentReviews(reviews, firstReviews),
    related: await listRelatedTo(deps, { ...reading, slug: row.slug }, { id: row.id, version }),
  }
}

const firstReviews = { page: 1, sort: 'newest' } as const
