import type { Experience } from '../../contract/catalogue.ts'
import type { Language } from '../../contract/primitives.ts'
import { readRates } from '../../platform/money/exchange.ts'
import type { CatalogueDeps, Reading } from '../catalogue-deps.ts'
import { presentExperience } from './experience.presenter.ts'
import { findExperience } from './experience.queries.ts'
import { createPricing } from './pricing.ts'

/**
 * Everything the page of an experience shows. Undefined when the storefront has none of this slug. A former slug finds it
 * too: the reply's own `slug` is then another one, and the caller redirects.
 */
export async function readExperience(
  deps: CatalogueDeps,
  reading: Reading & { slug: string },
): Promise<Experience | undefined> {
  const found = await readAddressedExperience(deps, reading)
  return found?.experience
}

/** The same with `slugs`: those in the addresses of its page, in the languages that have one of their own. */
export async function readAddressedExperience(
  deps: CatalogueDeps,
  { slug, storefront, language, currency }: Reading & { slug: string },
): Promise<{ experience: Experience; slugs: Partial<Record<Language, string>> } | undefined> {
  const [row, rates] = await Promise.all([
    findExperience(deps.db, { slug, language, supplierId: storefront.supplierId }),
    readRates(deps),
  ])
  return (
    row && {
      experience: presentExperience(row, language, createPricing(currency, rates)),
      slugs: row.slugs,
    }
  )
}
