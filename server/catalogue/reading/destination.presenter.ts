/** Places and categories as pictures with their names. */
import type { CategoryCard, DestinationCard } from '../../contract/destinations.ts'
import { presentPicture, presentPlaceStandIn, presentStandIn } from '../../media/picture.presenter.ts'
import { inEnglish } from './card.presenter.ts'
import type { CategoryRow, DestinationRow } from './destinations.queries.ts'

/** A place as a large picture with its name. */
export function presentDestination(row: DestinationRow): DestinationCard {
  return {
    slug: row.slug,
    localSlug: row.localSlug ?? undefined,
    name: row.name,
    ...inEnglish(row.inEnglish),
    countryCode: row.countryCode,
    intro: row.intro ?? undefined,
    picture: pictureOfPlace(row),
    experiences: row.experiences,
    popular: row.popular || undefined,
    kilometres: row.kilometres ?? undefined,
  }
}

/** A category as a picture with its name. */
export function presentCategory(row: CategoryRow): CategoryCard {
  return {
    slug: row.slug,
    localSlug: row.localSlug ?? undefined,
    name: row.name,
    ...inEnglish(row.inEnglish),
    picture: {
      ...(row.picture === null
        ? presentStandIn(row.slug, row.name, 'card')
        : presentPicture(row.picture, row.name, 'card')),
      ...inEnglish(row.inEnglish),
    },
    experiences: row.experiences,
  }
}

function pictureOfPlace({ slug, name, picture, standIn, inEnglish: isEnglish }: DestinationRow) {
  const source = picture ?? standIn
  const shown =
    source === null ? presentPlaceStandIn(slug, name, 'poster') : presentPicture(source, name, 'poster')
  return { ...shown, ...inEnglish(isEnglish) }
}
