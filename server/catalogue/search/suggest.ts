import type { SuggestReply } from '../../contract/suggestions.ts'
import type { CatalogueDeps, Reading } from '../catalogue-deps.ts'
import { countryNamed } from './country-names.ts'
import { correctWords } from './correct-words.ts'
import { textQuery } from './text-query.ts'
import { readSearchText } from './search-text.ts'
import type { SearchText } from './search-text.ts'
import { listTitleMatches } from './search-rows.queries.ts'
import { listLikeNames, listTitles } from './suggestions.queries.ts'
import type { NameRow } from './suggestions.queries.ts'
import type { TextQuery } from './text-condition.queries.ts'
import { understand, withoutDatesAndPeople } from './understand.ts'

const mostNames = 5
const mostExperiences = 5
const shortestSuggested = 2

/** What the search field offers while a traveller types: places and kinds first, then experiences. */
export async function suggest(
  deps: CatalogueDeps,
  { text: typed, language, storefront }: Omit<Reading, 'currency'> & { text: string },
): Promise<SuggestReply> {
  const { supplierId } = storefront
  const { text } = await withoutDatesAndPeople(deps, typed, language)
  const country = countryNamed(text, language, deps.catalogueMemory)
  const [names, experiences] = await Promise.all([
    listLikeNames(deps.db, { text, country, language, supplierId, limit: mostNames }),
    suggestExperiences(deps, { text, language, storefront }),
  ])
  return {
    suggestions: [
      ...names.map((row) => ({
        kind: row.kind,
        slug: row.slug,
        localSlug: row.localSlug ?? undefined,
        label: row.label,
        inEnglish: row.inEnglish || undefined,
        detail: countryName(row, language),
      })),
      ...experiences.map(({ slug, localSlug, title, inEnglish, destination }) => ({
        kind: 'experience' as const,
        slug,
        localSlug: localSlug ?? undefined,
        label: title,
        inEnglish: inEnglish || undefined,
        detail: destination,
      })),
    ],
  }
}

function countryName({ countryCode: code }: NameRow, language: string): string | undefined {
  return code === null ? undefined : new Intl.DisplayNames([language], { type: 'region' }).of(code)
}

async function suggestExperiences(
  deps: CatalogueDeps,
  { text, language, storefront }: Omit<Reading, 'currency'> & { text: string },
) {
  const { db } = deps
  const typed = readSearchText(text)
  // one letter begins half of all titles
  if (!typed || text.length < shortestSuggested) return []
  const scope = { language, supplierId: storefront.supplierId }
  const matching = async (some: SearchText) => {
    const concepts = await understand(deps, some, language)
    const asked = textQuery(concepts, { languages: [language], strict: true })
    const beginning = concepts.at(-1)?.kind === 'text' ? some.unfinished?.last : undefined
    const titles = (text: TextQuery) => listTitleMatches(db, { ...scope, text }, mostExperiences)
    // "vin" asks for wine before it begins "vingt"
    const found = await Promise.all([titles(asked), beginning ? titles({ ...asked, beginning }) : []])
    return [...new Set(found.flat())].slice(0, mostExperiences)
  }
  const found = await matching(typed)
  if (found.length > 0) return listTitles(db, found, language)
  const words = typed.words.split(' ').map((word) => ({ word, fixed: false }))
  const corrected = readSearchText((await correctWords(deps, words, { language })) ?? '')
  return corrected ? listTitles(db, await matching(corrected), language) : []
}
