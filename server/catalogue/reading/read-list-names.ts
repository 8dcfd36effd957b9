import type { Language } from '../../contract/primitives.ts'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { rememberList } from '../catalogue-memory.ts'
import { readListNameRow } from './list-names.queries.ts'
import type { ListNamesRow } from './list-names.queries.ts'

/** What addresses call the places, or the categories. */
export interface NamesOfLists {
  /** The slug that another name stands for: one of another language or from before, or of what was merged. */
  meant: ReadonlyMap<string, string>
  /** By slug, the slugs of the languages that have one of their own. */
  translated: ReadonlyMap<string, Partial<Record<Language, string>>>
}

/** What addresses call the lists of a site. */
export interface ListNames {
  cities: NamesOfLists
  categories: NamesOfLists
  /** Categories that are in no menu, whose pages answer all the same. */
  hidden: ReadonlySet<string>
}

/** The names of all places and categories. Asked for with every address, and so remembered. */
export async function readListNames(deps: CatalogueDeps): Promise<ListNames> {
  return rememberList(deps, 'names of lists', async () => {
    const row = await readListNameRow(deps.db)
    return {
      cities: namesOf(row.cities, row.cityNames),
      categories: namesOf(row.categories, row.categoryNames),
      hidden: new Set(row.hidden),
    }
  })
}

/** A slug that leads elsewhere, because a list of that very name has come since, is not said until it is made anew. */
function namesOf(translated: ListNamesRow['cities'], names: ListNamesRow['cityNames']): NamesOfLists {
  const meant = new Map(Object.entries(names ?? {}))
  return {
    meant,
    translated: new Map(
      Object.entries(translated ?? {}).map(([slug, slugs]) => [
        slug,
        Object.fromEntries(Object.entries(slugs).filter(([, name]) => meant.get(name) === slug)),
      ]),
    ),
  }
}

/** The slug of what is named, and how addresses of a language spell it. What is unknown is spelled as it is named. */
export function spellList(
  { meant, translated }: NamesOfLists,
  name: string,
  language: Language,
): { slug: string; spelled: string } {
  const slug = meant.get(name) ?? name
  return { slug, spelled: translated.get(slug)?.[language] ?? slug }
}
