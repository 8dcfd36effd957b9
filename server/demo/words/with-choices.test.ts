import { describe, expect, it } from 'vitest'
import { demoCatalogue } from '../catalogue.ts'
import { readDemoStorefronts } from '../read-demo-storefronts.ts'
import { choiceWords } from './with-choices.ts'

const titles = demoCatalogue.experiences.flatMap(({ options = [] }) =>
  options.flatMap(({ title, units }) =>
    [title, ...units.map((unit) => unit.title)].filter((one) => one !== undefined),
  ),
)
const offered = readDemoStorefronts().find(({ slug }) => slug === 'marketplace')?.languages ?? []

describe('what there is to choose in the demo', () => {
  it.each(offered)('is named in a language of the marketplace: %s', (language) => {
    expect(titles.filter((title) => !title[language]).map(({ en }) => en)).toEqual([])
  })

  it('needs every word that was written for it', () => {
    const read = new Set(
      titles.flatMap((title) => Object.entries(title).map(([language, text]) => `${language} ${text}`)),
    )
    const written = Object.entries(choiceWords).flatMap(([language, byEnglish]) =>
      Object.values(byEnglish).map((text) => `${language} ${text}`),
    )
    expect(written.filter((text) => !read.has(text))).toEqual([])
  })
})
