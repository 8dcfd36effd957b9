import { describe, expect, it } from 'vitest'
import { demoCatalogue } from '../catalogue.ts'
import { storefronts } from '../storefronts.ts'
import { listingWords } from './with-words.ts'

const { experiences } = demoCatalogue
const offered = storefronts.find(({ slug }) => slug === 'marketplace')?.languages ?? []

describe('the words of the demo', () => {
  it.each(offered)('name every experience and sum it up in a language of the marketplace: %s', (language) => {
    const mute = experiences.filter(({ title, summary }) => !title[language] || !summary?.[language])
    expect(mute.map(({ externalId }) => externalId)).toEqual([])
    expect(experiences.filter(({ summary }) => !summary?.[language]?.endsWith('.'))).toEqual([])
    expect(experiences.filter(({ title }) => title[language]?.endsWith('.'))).toEqual([])
  })

  it('never share a title in one language, since a title tells two apart', () => {
    for (const language of offered) {
      expect(new Set(experiences.map(({ title }) => title[language])).size).toBe(experiences.length)
    }
  })

  it('are all read: none is of an experience that is not there, or of a text that the record has itself', () => {
    const read = new Set(
      experiences.flatMap(({ title, summary }) => [...Object.values(title), ...Object.values(summary ?? {})]),
    )
    const unread = Object.values(listingWords)
      .flatMap(({ title, summary }) => [...Object.values(title), ...Object.values(summary)])
      .filter((text) => !read.has(text))
    expect(unread).toEqual([])
  })
})
