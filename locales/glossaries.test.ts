import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Texts } from './fill-gaps.ts'

/**
 * The words of a language: how readers are addressed, stems of which one stands wherever English says the term, and whole words
 * that no text has.
 */
interface Glossary {
  register: string
  terms: Readonly<Record<string, readonly string[]>>
  never: readonly string[]
}

const folder = import.meta.dirname
const languages = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
const read = <Content>(...names: string[]) =>
  JSON.parse(readFileSync(path.join(folder, ...names), 'utf8')) as Content

function textsOf(language: string): Map<string, string> {
  const leaves = (texts: Texts, prefix: string): [string, string][] =>
    Object.entries(texts).flatMap(([key, text]) =>
      typeof text === 'string' ? [[prefix + key, text]] : leaves(text, `${prefix}${key}.`),
    )
  return new Map(
    readdirSync(path.join(folder, language)).flatMap((file) => leaves(read(language, file), `${file}:`)),
  )
}

/** The prose of a text: what i18next fills in and the names of tags are no words. */
const proseOf = (text: string) => text.replaceAll(/\{\{[^}]*\}\}|<[^>]*>/g, ' ')
/** Chinese has no spaces between words: there a word may stand anywhere. */
const hasWord = (text: string, word: string) =>
  /\p{Script=Han}/u.test(word)
    ? proseOf(text).includes(word)
    : new RegExp(`(?<![\\p{L}\\p{M}])${word}(?![\\p{L}\\p{M}])`, 'iu').test(proseOf(text))

const english = textsOf('en')

describe.each(languages)('the texts in %s', (language) => {
  const glossary = read<Glossary>(`glossary.${language}.json`)
  const texts = textsOf(language)

  it('have a register', () => {
    expect(glossary.register.length).toBeGreaterThan(2)
  })

  it('use no word that the glossary rules out', () => {
    const found = [...texts].flatMap(([key, text]) =>
      glossary.never.filter((word) => hasWord(text, word)).map((word) => `${key}: ${word}`),
    )
    expect(found).toEqual([])
  })

  it('say each term as the glossary does', () => {
    const missing = Object.entries(glossary.terms).flatMap(([term, stems]) =>
      [...english].flatMap(([key, text]) => {
        const own = texts.get(key)?.toLocaleLowerCase(language)
        const isSaid = own === undefined || stems.some((stem) => own.includes(stem))
        return hasWord(text, term) && !isSaid ? [`${key}: ${term}`] : []
      }),
    )
    expect(missing).toEqual([])
  })
})
