import type { CategoryCard, DestinationCard } from '../../contract/destinations.ts'
import { presentPicture } from '../../media/picture.presenter.ts'
import { posterForWords } from '../../media/poster-for-words.ts'
import type { CategoryRow, DestinationRow } from './destinations.queries.ts'

/** A place as a large picture with its name. */
export function presentDestination(row: DestinationRow): DestinationCard {
  return {
    slug: row.slug,
    name: row.name,
    countryCode: row.countryCode,
    intro: row.intro ?? undefined,
    picture: presentPicture(row.picture ?? row.standIn ?? posterForWords(row.slug), row.name, 'poster'),
    experiences: row.experiences,
    kilometres: row.kilometres ?? undefined,
  }
}

/** A category as a picture with its name. */
export function presentCategory(row: CategoryRow): CategoryCard {
  return {
    slug: row.slug,
    name: row.name,
    picture: presentPicture(row.picture ?? posterForWords(row.slug), row.name, 'card'),
    experiences: row.experiences,
  }
}
