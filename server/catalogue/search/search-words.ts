import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { Language } from '../../contract/primitives.ts'
import type { CatalogueMemory } from '../catalogue-memory.ts'
import { foldText, plainWord, readSearchText } from './search-text.ts'
import { tokenOf } from './search-tokens.ts'

/** "label:private": a kind, and which of it. */
const aMeaning = /^[a-z]+:[\w-]+$/

/**
 * What a language's file of search words may say. `means` maps words to what they stand for: `label:private`,
 * `occasion:honeymoon`, `category:food` (each category with that word in its slug), `ages:children`, `time:evening`,
 * `pickup:offered`, `ticket:senior`, `ticket:student`, `stay:overnight`, `hire:period` (by the hour or the day),
 * `hire:whole` (all of it for one party, other than by the night).
 */
const WordsFile = z.strictObject({
  /** Words that say nothing of what is looked for ("tour", "best", "in"): left out while another word is there. */
  empty: z.array(z.string()).default([]),
  /** Months, days of the week, "tomorrow": taken out of the search text (`dates-and-people.ts`). Not what is also another word: "mañana". */
  dates: z.array(z.string()).default([]),
  /** Words after a number of guests: "adults", "people". */
  people: z.array(z.string()).default([]),
  /** Words before or after an age: "years old", "aged". */
  years: z.array(z.string()).default([]),
  /** Words that say how something is and not what it is: "vegetarian". Of a search, titles need hold the rest alone. */
  traits: z.array(z.string()).default([]),
  means: z
    .array(z.strictObject({ words: z.array(z.string()), are: z.array(z.string().regex(aMeaning)) }))
    .default([]),
  /** Each list: words and phrases of which any may stand for any other. */
  synonyms: z.array(z.array(z.string())).default([]),
  /**
   * Words that also find what says less than they do, in this direction alone and after everything else: a cooking class may
   * be in a text that says "kitchen", but who asks for a kitchen does not ask for a class. What is told as in `means`
   * (`hire:whole`) finds what is of that kind.
   */
  wider: z.array(z.strictObject({ words: z.array(z.string()), also: z.array(z.string()) })).default([]),
})

/** The search words of a language, folded. */
export interface SearchWords {
  empty: ReadonlySet<string>
  dates: ReadonlySet<string>
  people: ReadonlySet<string>
  years: ReadonlySet<string>
  traits: ReadonlySet<string>
  means: ReadonlyMap<string, readonly string[]>
  synonyms: ReadonlyMap<string, readonly string[]>
  wider: ReadonlyMap<string, readonly string[]>
}

const ownFolder = path.join(import.meta.dirname, 'words')

/**
 * The words of a language: our file `words/<language>.json`, and the operator's of the same name in the folder that
 * SEARCH_WORDS_FOLDER names, which adds to it. Read once by a process with a memory.
 *
 * @throws Error that names the file when an operator's file does not have this form
 */
export function searchWords(language: Language, memory: CatalogueMemory | undefined): SearchWords {
  const known = memory?.searchWords.get(language)
  if (known) return known
  const files = [ownFolder, memory?.wordsFolder]
    .flatMap((folder) => (folder === undefined ? [] : [path.join(folder, `${language}.json`)]))
    .filter((file) => existsSync(file))
    .map(readWords)
  const words = joined(files)
  memory?.searchWords.set(language, words)
  return words
}

function readWords(file: string): z.output<typeof WordsFile> {
  try {
    return WordsFile.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error)
    throw new Error(`The search words in ${file} cannot be read: ${reason}`, { cause: error })
  }
}

/** What may stand for a word, as a search has it: another word, or what documents carry that are of a kind. */
function asFound(also: string): string {
  const [kind = '', value = ''] = also.split(':')
  return aMeaning.test(also) ? tokenOf(kind, value) : asTyped(also)
}

/** A word of a file as a search has it: "热气球" in pairs, "coupe-file" and "پیاده‌روی" in two words. */
export const asTyped = (word: string) => readSearchText(word)?.words ?? word

function joined(files: readonly z.output<typeof WordsFile>[]): SearchWords {
  const means = new Map<string, string[]>()
  const synonyms = new Map<string, string[]>()
  const wider = new Map<string, string[]>()
  for (const { words, are } of files.flatMap((file) => file.means)) {
    for (const word of words.map(asTyped).map(foldText)) means.set(word, [...(means.get(word) ?? []), ...are])
  }
  for (const group of files.flatMap((file) => file.synonyms.map((words) => words.map(asTyped)))) {
    for (const word of group.map(foldText)) synonyms.set(word, [...(synonyms.get(word) ?? []), ...group])
  }
  for (const { words, also } of files.flatMap((file) => file.wider)) {
    for (const word of words.map(asTyped).map(foldText)) {
      wider.set(word, [...(wider.get(word) ?? []), ...also.map(asFound)])
    }
  }
  const empty = new Set(files.flatMap((file) => file.empty.map(asTyped).map(foldText)))
  const all = (kind: 'dates' | 'people' | 'years' | 'traits') =>
    new Set(files.flatMap((file) => file[kind].map(plainWord)))
  return {
    empty,
    dates: all('dates'),
    people: all('people'),
    years: all('years'),
    traits: all('traits'),
    means,
    synonyms,
    wider,
  }
}
