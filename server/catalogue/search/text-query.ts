/** What a typed text asks the documents for, in which order. */
import type { Language } from '../../contract/primitives.ts'
import { conceptQuery } from './read-query.ts'
import type { Concept } from './read-query.ts'
import type { TextQuery } from './text-condition.queries.ts'

/** A place first as the place alone, then also as a word of texts; the last word first as it is, then as a beginning. */
export function attempts(
  concepts: readonly Concept[],
  { beginning, language }: { beginning?: string; language: Language },
): TextQuery[] {
  const strict = textQuery(concepts, { languages: [language], strict: true })
  const wide = textQuery(concepts, { languages: [language] })
  const begun =
    beginning !== undefined && concepts.at(-1)?.kind === 'text'
      ? [{ ...wide, beginning: lettersOf(beginning) }]
      : []
  return [strict, ...(concepts.some(({ kind }) => kind === 'place') ? [wide] : []), ...begun]
}

/** Nothing but letters and digits can be part of `to_tsquery`'s text. */
const lettersOf = (word: string) => word.replace(/[^\p{L}\p{M}\p{N}]/gu, '')

/** Concepts as the documents are asked for them. */
export function textQuery(
  concepts: readonly Concept[],
  { languages: spoken, strict = false }: { languages: readonly Language[]; strict?: boolean },
): TextQuery {
  // a place is in no title of its experiences, or in all
  const subject = concepts.filter(({ kind }) => kind !== 'place')
  // "romantic dinner", "museum for kids", "vegetarian cooking class": what is of the right occasion need not be called so
  const named = subject.filter(({ isTrait }) => !isTrait)
  const words = named.filter(({ kind }) => kind === 'text')
  const inTitle = [words, named, subject].find((some) => some.length > 0) ?? []
  return {
    concepts: concepts.map((concept) => conceptQuery(concept, { strict })),
    narrow: concepts.map((concept) => conceptQuery({ ...concept, wider: [] }, { strict })),
    kinds: concepts.flatMap(({ kind, typed, tokens }) =>
      kind === 'theme' && tokens.length > 0
        ? [conceptQuery({ kind, typed, words: [], tokens }, { strict })]
        : [],
    ),
    titles: inTitle.map((concept) => conceptQuery({ ...concept, wider: [], tokens: [] }, { strict })),
    typedTitles: subject.map(({ kind, typed }) =>
      conceptQuery({ kind, typed, words: [typed.replaceAll(/^-|"/g, '')], tokens: [] }, { strict }),
    ),
    languages: [...spoken],
  }
}
