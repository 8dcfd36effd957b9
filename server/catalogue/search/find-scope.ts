/** What a typed text finds, and what is found when nothing has all of it. */
import { languages } from '../../contract/primitives.ts'
import type { SearchQuery } from '../../contract/catalogue.ts'
import type { Language } from '../../contract/primitives.ts'
import { askScope, keyOfPlaceAndDay, recallKnown, recallScope } from './ask-scope.ts'
import type { AnsweredScope } from './ask-scope.ts'
import { askText, nothingOf } from './ask-text.ts'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import type { Vocabulary } from '../catalogue-memory.ts'
import { withoutSlip, wholeWords } from './chinese-words.ts'
import { correctWords } from './correct-words.ts'
import type { PartedSearch } from './dates-and-people.ts'
import type { FacetIndex } from './facet-index.ts'
import { findSome } from './find-some.ts'
import { limitTime } from './limit-time.ts'
import type { Concept } from './read-query.ts'
import { knownPlaces } from './known-places.ts'
import { readVocabulary } from './search-rows.queries.ts'
import type { SearchScope } from './search-rows.queries.ts'
import { languageOfScript, readSearchText } from './search-text.ts'
import { tokenOf } from './search-tokens.ts'
import type { TextQuery } from './text-condition.queries.ts'
import { attempts, textQuery } from './text-query.ts'
import { readParted, understand, withoutDatesAndPeople, wordsOf } from './understand.ts'

/** Every experience within a search's text, place and date; the filters with counts are still to come. */
export interface FoundScope extends AnsweredScope {
  didYouMean?: string
  /** What was asked for, when no experience has all of it. */
  notAll?: string[]
  /** The place that alone was asked for, by its name, when nothing is there. */
  nothingIn?: string
  /** Dates, ages and numbers of people in the text. They are not searched for and narrow nothing. */
  unread?: Pick<PartedSearch, 'dates' | 'people'>
}

interface Wanted {
  query: Pick<SearchQuery, 'text' | 'city' | 'date' | 'guests' | 'sort'>
  language: Language
  supplierId?: number
}

/**
 * Finds the scope of a search. A text is tried in this order until something is found: as typed, in the reader's language and
 * in English; its last word as the beginning of one; with its compounds taken apart; in the texts of every language; with likelier spellings of words that no
 * text of the reader's has; and at last, what has the most telling part of it. With `isAfresh` nothing that the process remembers is
 * used. Without it the answer may be of an older catalogue: the caller compares its version with that of the cards.
 *
 * @throws Problem when the text has kept the database for too long (`limitTime`)
 */
export async function findScope(
  deps: CatalogueDeps,
  wanted: Wanted,
  { isAfresh = false }: { isAfresh?: boolean } = {},
): Promise<FoundScope> {
  const { query } = wanted
  const language = languageOfScript(query.text, wanted.language) ?? wanted.language
  const { text, dates, people } = await withoutDatesAndPeople(deps, query.text, language)
  const unread = dates.length + people.length > 0 ? { dates, people } : undefined
  const whole = isAfresh || text === '' ? undefined : deps.catalogueMemory?.whole
  let scope = await searchFor(deps, wanted, { text, language, whole })
  // some of it was decided by an older catalogue
  if (whole && scope.version !== whole.version) scope = await searchFor(deps, wanted, { text, language })
  const found = { ...scope, unread }
  const { version, ids, dayPrices, tiers, didYouMean, notAll, nothingIn } = found
  if (wanted.query.text !== '' && ids) {
    deps.catalogueMemory?.scopes.set(keyOfText(deps, wanted), {
      version,
      ids,
      dayPrices,
      tiers,
      didYouMean,
      notAll,
      nothingIn,
      unread,
    })
  }
  return found
}

async function searchFor(
  deps: CatalogueDeps,
  wanted: Wanted,
  { text: asked, language, whole }: { text: string; language: Language; whole?: FacetIndex },
): Promise<FoundScope> {
  const { query } = wanted
  const scope = scopeOf(deps, wanted)
  if (asked === '') return askScope(deps, scope, false)
  const typed = readSearchText(asked)
  // nothing but signs was typed: that finds nothing, rather than everything
  if (!typed) return askScope(deps, { ...scope, only: [] }, false)

  const sorted = query.sort === 'recommended'
  const concepts = await understand(deps, typed, language)
  const mayGoOn = limitTime()
  const tried = async (text: TextQuery) => {
    mayGoOn()
    return askText(deps, { ...scope, text }, { whole, wantsHeads: sorted })
  }
  const parted = await readParted(deps, typed, language)
  const typedForms = [
    ...attempts(concepts, { beginning: typed.unfinished?.last, language }),
    ...(parted ? attempts(parted, { language }) : []),
    ...(isPlace(concepts) ? [] : [textQuery(concepts, { languages })]),
  ]
  for (const text of typedForms) {
    const found = await tried(text)
    if (!found.isEmpty) return found
  }

  const nothing = whole ? nothingOf(whole) : await askScope(deps, { ...scope, only: [] }, false)
  if (
    isPlace(concepts) &&
    scope.city === undefined &&
    (await isNowhere(deps, scope, { forms: typedForms, whole }))
  ) {
    return { ...nothing, nothingIn: nameOf(concepts, wanted.language) ?? asked }
  }
  const [word, ...otherWords] = wholeWords(concepts.map(({ typed: phrase }) => phrase))
  const spellings = word !== undefined && otherWords.length === 0 ? withoutSlip(word) : undefined
  if (spellings) return (await findSpelt(deps, { spellings, language, tried })) ?? nothing

  mayGoOn()
  const typedWords = await wordsOf(deps, concepts, language)
  const corrected = await correctWords(deps, typedWords, { language, whole })
  const meant = corrected && readSearchText(corrected)
  const likely = meant ? await understand(deps, meant, language) : concepts
  const didYouMean = meant ? corrected : undefined
  const likelyForms = meant ? [...attempts(likely, { language }), textQuery(likely, { languages })] : []
  for (const text of likelyForms) {
    const found = await tried(text)
    if (!found.isEmpty) return { ...found, didYouMean }
  }
  if (
    meant &&
    isPlace(likely) &&
    scope.city === undefined &&
    (await isNowhere(deps, scope, { forms: likelyForms, whole }))
  ) {
    // as if it had been typed right: a search for the right name would tell no more
    return { ...nothing, nothingIn: nameOf(likely, wanted.language) ?? corrected }
  }
  mayGoOn()
  const some = await findSome(deps, scope, { concepts: likely, whole })
  return some ? { ...some, didYouMean } : nothing
}

const isPlace = (concepts: readonly Concept[]): boolean =>
  concepts.length === 1 && concepts.every(({ kind }) => kind === 'place' || kind === 'elsewhere')

/** Whether a search that found nothing on its day finds nothing on any day either. */
async function isNowhere(
  deps: CatalogueDeps,
  { date, ...anyDay }: SearchScope,
  { forms, whole }: { forms: readonly TextQuery[]; whole: FacetIndex | undefined },
): Promise<boolean> {
  if (date === undefined) return true
  for (const text of forms) {
    const found = await askText(deps, { ...anyDay, text }, { whole, wantsHeads: false })
    if (!found.isEmpty) return false
  }
  return true
}

/** What readers of a language call the city that is asked for, if it is a well-known one. */
function nameOf(concepts: readonly Concept[], language: Language): string | undefined {
  const tokens = concepts.flatMap((concept) => concept.tokens)
  return knownPlaces(language).find(({ slug }) => tokens.includes(tokenOf('destination', slug)))?.name
}

/** What the first of some spellings finds that finds something. */
async function findSpelt(
  deps: CatalogueDeps,
  {
    spellings,
    language,
    tried,
  }: {
    spellings: readonly string[]
    language: Language
    tried: (text: TextQuery) => Promise<AnsweredScope & { isEmpty: boolean }>
  },
): Promise<FoundScope | undefined> {
  for (const spelling of spellings) {
    const meant = readSearchText(spelling)
    const concepts = meant ? await understand(deps, meant, language) : []
    for (const text of attempts(concepts, { language })) {
      const found = await tried(text)
      if (!found.isEmpty) return { ...found, didYouMean: spelling }
    }
  }
  return undefined
}

/**
 * The scope of a search as it was at the version of the index, if it is remembered (`recallScope`). A traveller who narrows a
 * text by filters, sorts it or goes to its next page asks for the same scope again, and so do those who type what many type.
 */
export function recallFound(deps: CatalogueDeps, wanted: Wanted): FoundScope | undefined {
  if (wanted.query.text === '') return recallScope(deps, scopeOf(deps, wanted))
  const { whole, scopes } = deps.catalogueMemory ?? {}
  return whole && scopes && recallKnown(whole, scopes.get(keyOfText(deps, wanted)))
}

/** Only the recommended order asks for tiers. */
function keyOfText(deps: CatalogueDeps, wanted: Wanted): string {
  const { text, sort } = wanted.query
  const parts = [
    'text',
    wanted.language,
    sort === 'recommended',
    keyOfPlaceAndDay(scopeOf(deps, wanted)),
    text,
  ]
  return parts.join(' ')
}

function scopeOf({ clock }: CatalogueDeps, { query, language, supplierId }: Wanted): SearchScope {
  const { city, date, guests = 1 } = query
  return {
    language,
    supplierId,
    city,
    date: date === undefined ? undefined : { day: date, now: clock.now().toString(), guests },
  }
}

/** The meaning of the numbers in records of this version. */
export async function readKnownVocabulary(
  { db, catalogueMemory }: CatalogueDeps,
  version: number,
): Promise<Vocabulary> {
  if (catalogueMemory?.vocabulary?.version === version) return catalogueMemory.vocabulary
  const { terms, categories } = await readVocabulary(db)
  const vocabulary: Vocabulary = {
    version,
    terms: new Map(terms.map(({ id, kind, value }) => [id, { kind, value }])),
    categories: new Map(categories.map((category) => [category.slug, category])),
  }
  if (catalogueMemory) catalogueMemory.vocabulary = vocabulary
  return vocabulary
}
