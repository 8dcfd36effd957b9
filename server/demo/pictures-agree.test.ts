import { describe, expect, it } from 'vitest'
import { demoCatalogue } from './catalogue.ts'

describe('what pictures show', () => {
  const pictured = demoCatalogue.experiences.flatMap(({ slug, categories, pictures = [] }) =>
    pictures.map(({ source }, at) => ({ slug, categories, source, at })),
  )

  // their drawings tell several stories, so that no words can say which one is seen
  it.each(['dunes', 'food', 'wildlife'])('is told apart: none is drawn as any of %s', (subject) => {
    expect(pictured.filter(({ source }) => source.startsWith(`poster:${subject}?`))).toEqual([])
  })

  it('is the thing itself first: no face is a view of the place alone', () => {
    expect(pictured.filter(({ source, at }) => at === 0 && source.endsWith('&shows=place'))).toEqual([])
  })

  it('is said to be the place alone where a view of a city is beside what is neither a tour, a meal on foot nor a cruise', () => {
    const outside = ['city-tours', 'cruises', 'food-and-drink']
    const views = pictured.filter(
      ({ source, categories }) =>
        /^poster:(?:skyline|old-town)\?/.test(source) && !categories.some((slug) => outside.includes(slug)),
    )
    expect(views.length).toBeGreaterThan(0)
    expect(views.filter(({ source }) => !source.endsWith('&shows=place'))).toEqual([])
  })
})
