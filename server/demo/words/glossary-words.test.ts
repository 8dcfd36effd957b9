import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { hasLooseSpace } from '../../../locales/loose-spaces.ts'
import { demoCatalogue } from '../catalogue.ts'
import { textsOf } from './texts-of.ts'

interface Glossary {
  /** Words of another register, and others that no listing says; a word may have another sense in a listing than on a button. */
  neverInListings?: string[]
}

it.each(['ar', 'es', 'tr', 'fa', 'az'])(
  'the demo in %s uses no word that the glossary rules out for listings',
  (language) => {
    const address = new URL(`../../../locales/glossary.${language}.json`, import.meta.url)
    const { neverInListings = [] } = JSON.parse(readFileSync(address, 'utf8')) as Glossary
    expect(neverInListings).not.toEqual([])
    const texts = textsOf(demoCatalogue, language)
    expect(texts.length).toBeGreaterThan(200)
    const rules = new RegExp(`(?<![\\p{L}\\p{M}])(?:${neverInListings.join('|')})(?![\\p{L}\\p{M}])`, 'iu')
    expect(texts.filter((text) => rules.test(text))).toEqual([])
  },
)

it.each(['fr', 'ru'])('the demo in %s lets no line begin with a mark of the word before it', (language) => {
  const reviews = demoCatalogue.reviews.filter((review) => review.language === language)
  const texts = [...textsOf(demoCatalogue, language), ...reviews.flatMap(({ title, body }) => [title, body])]
  expect(texts.filter((text) => hasLooseSpace(language, text))).toEqual([])
})
