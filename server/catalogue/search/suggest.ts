import type { SuggestReply } from '../../contract/catalogue.ts'
import type { CatalogueDeps, Reading } from '../catalogue-deps.ts'
import { countryNamed } from './country-names.ts'
import { readSearchText, withoutOpening } from './search-text.ts'
import { findLikeWords, listTitleMatches } from './search-rows.queries.ts'
import { listLikeNames, listTitles } from './suggestions.queries.ts'
import type { NameRow } from './suggestions.queries.ts'

const mostNames = 5
const mostExperiences = 5

/** What the search field offers while somebody types: places and kinds first, then experiences. */
export async function suggest(
  deps: CatalogueDeps,
  { text: typed, language, storefront }: Omit<Reading, 'currency'> & { text: string },
): Promise<SuggestReply> {
  const { supplierId } = storefront
  const text = withoutOpening(language, typed)
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
        label: row.label,
        detail: countryName(row, language),
      })),
      ...experiences.map(({ slug, title, destination }) => ({
        kind: 'experience' as const,
        slug,
        label: title,
        detail: destination,
      })),
    ],
  }
}

function countryName({ countryCode: code }: NameRow, language: string): string | undefined {
  return code === null ? undefined : new Intl.DisplayNames([language], { type: 'region' }).of(code)
}

async function suggestExperiences(
  { db }: CatalogueDeps,
  { text, language, storefront }: Omit<Reading, 'currency'> & { text: string },
) {
  const read = readSearchText(text)
  // one or two letters begin half of all titles
  if (!read?.unfinished) return []
  const scope = { language, supplierId: storefront.supplierId }
  const begun = await listTitleMatches(db, { ...scope, text: read }, mostExperiences)
  if (begun.length > 0) return listTitles(db, begun, language)
  // the last word is whole, and stands in the documents by its stem: "dunes" as "dune"
  const whole = await listTitleMatches(db, { ...scope, text: { words: read.words } }, mostExperiences)
  if (whole.length > 0) return listTitles(db, whole, language)
  const words = (await findLikeWords(db, read.words.split(' '), language)).join(' ')
  if (words === read.words) return []
  return listTitles(db, await listTitleMatches(db, { ...scope, text: { words } }, mostExperiences), language)
}
