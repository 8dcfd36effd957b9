import { describe, expect, it } from 'vitest'
import { demoCatalogue } from '../catalogue.ts'
import { readDemoStorefronts } from '../read-demo-storefronts.ts'
import { introductions } from './introductions/in-every-language.ts'
import type { Introductions } from './introductions/introductions.ts'
import { listingWords } from './with-words.ts'

const { experiences, destinations, suppliers, categories } = demoCatalogue
const offered = readDemoStorefronts().find(({ slug }) => slug === 'marketplace')?.languages ?? []

describe('the words of the demo', () => {
  it.each(offered)('name every experience and sum it up in a language of the marketplace: %s', (language) => {
    const mute = experiences.filter(({ title, summary }) => !title[language] || !summary?.[language])
    expect(mute.map(({ externalId }) => externalId)).toEqual([])
    const fullStop = /[.。]$/
    expect(experiences.filter(({ summary }) => !fullStop.test(summary?.[language] ?? ''))).toEqual([])
    expect(experiences.filter(({ title }) => fullStop.test(title[language] ?? ''))).toEqual([])
  })

  it.each(offered)(
    'introduce every city, supplier and category in a language of the marketplace: %s',
    (language) => {
      const mute = [
        ...destinations.filter(({ intro }) => !intro[language]),
        ...suppliers.filter(({ description }) => !description[language]),
        ...categories.filter(({ name, intro }) => !name[language] || !intro[language]),
      ]
      expect(mute.map(({ slug }) => slug)).toEqual([])
    },
  )

  it('never share a title in one language, since a title tells two apart', () => {
    for (const language of offered) {
      expect(new Set(experiences.map(({ title }) => title[language])).size).toBe(experiences.length)
    }
  })

  it('are all read: none is of an experience that is not there, or of a text that the record has itself', () => {
    const texts = [
      ...experiences.flatMap(({ title, summary = {} }) => [title, summary]),
      ...destinations.map(({ intro }) => intro),
      ...suppliers.map(({ description }) => description),
      ...categories.flatMap(({ name, intro }) => [name, intro]),
    ]
    const read = new Set(texts.flatMap((text) => Object.values(text)))
    const written = [
      ...Object.values<Introductions>(introductions).flatMap((words) => [
        ...Object.values(words.places),
        ...Object.values(words.suppliers),
        ...Object.values(words.categories).flatMap(({ name, intro }) => [name, intro]),
      ]),
      ...Object.values(listingWords).flatMap(({ title, summary }) => [
        ...Object.values(title),
        ...Object.values(summary),
      ]),
    ]
    expect(written.filter((text) => !read.has(text))).toEqual([])
  })
})
