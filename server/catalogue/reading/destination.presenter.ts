import type { CategoryCard, DestinationCard } from '../../contract/destinations.ts'
import { presentPicture, presentStandIn } from '../../media/picture.presenter.ts'
import type { CategoryRow, DestinationRow } from './destinations.queries.ts'

/** A place as a large picture with its name. */
export function presentDestination(row: DestinationRow): DestinationCard {
  return {
    slug: row.slug,
    localSlug: row.localSlug ?? undefined,
    name: row.name,
    countryCode: row.countryCode,
    intro: row.intro ?? undefined,
    picture: pictureOf(row.picture ?? row.standIn, row, 'poster'),
    experiences: row.experiences,
    kilometres: row.kilometres ?? undefined,
  }
}

/** A category as a picture with its name. */
export function presentCategory(row: CategoryRow): CategoryCard {
  return {
    slug: row.slug,
    localSlug: row.localSlug ?? undefined,
    name: row.name,
    picture: pictureOf(row.picture, row, 'card'),
    experiences: row.experiences,
  }
}

function pictureOf(
  source: string | null,
  { slug, name }: { slug: string; name: string },
  crop: 'poster' | 'card',
) {
  return source === null ? presentStandIn(slug, name, crop) : presentPicture(source, name, crop)
}
