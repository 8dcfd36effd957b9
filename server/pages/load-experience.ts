import { experiencePath, experiencePaths } from '../contract/addresses.ts'
import { readListNames } from '../catalogue/reading/read-list-names.ts'
import { readExperiencePage } from '../catalogue/reading/read-experience.ts'
import type { RequestContext } from '../platform/http.ts'
import type { Asked } from './asked-query.ts'
import { loadPlainDay } from './load-plain-day.ts'
import type { Route } from './resolve-path.ts'
import { plainSummary } from './structured-data.ts'
import type { Page } from '../contract/pages.ts'
import type { PageHead } from './page-shell.ts'
import type { IntegrationDeps } from './load-integration.ts'

/** The page of an experience; where it has moved, its one address. Undefined: there is no such experience. */
export async function loadExperience(
  deps: IntegrationDeps,
  context: RequestContext,
  route: Extract<Route, { page: 'experience' }>,
  { day: askedDay }: Asked,
): Promise<{ content: Page; about: PageHead } | { redirect: string } | undefined> {
  const read = await readExperiencePage(deps, { ...context, slug: route.slug })
  if (!read) {
    return undefined
  }
  const { experience: found, slugs, reviews, related } = read
  const { slug, localSlug = slug, destination } = found
  const { kind } = context.storefront
  const path = experiencePath(kind, destination.localSlug ?? destination.slug, localSlug)
  // a former slug, that of another language, another city, or the other kind of address: one experience has one address
  const asked =
    route.city === undefined
      ? `/experiences/${route.slug}`
      : experiencePath('consumer', route.city, route.slug)
  if (asked !== path) {
    return { redirect: path }
  }
  const [{ cities }, day] = await Promise.all([
    readListNames(deps),
    askedDay && found.negotiation !== 'ONLY' ? loadPlainDay(deps, context, slug, askedDay) : undefined,
  ])
  const city = { slug: destination.slug, slugs: cities.translated.get(destination.slug) ?? {} }
  return {
    content: { page: 'experience', data: { experience: found, reviews, related, day } },
    about: {
      description: found.summary ?? plainSummary(found.overviewHtml),
      path: experiencePath(kind, city.slug, slug),
      paths: experiencePaths(kind, city, { slug, slugs }),
      image: found.hero.src,
      imageAlt: found.hero.alt,
      illustration: found.hero.illustration,
      languages: found.languages,
    },
  }
}
