import { describe, expect, it } from 'vitest'
import { buildSearch } from '../../server/testing/factories/search.ts'
import { appliedFilters, changed, toggled, withoutFilters } from './filters.ts'

/** One choice of every kind. */
const narrowest = buildSearch({
  date: '2026-12-24',
  guests: 2,
  priceFrom: 50,
  priceTo: 200,
  stars: 4,
  destinations: ['dubai'],
  categories: ['cruises'],
  duration: ['over-1d'],
  time: ['night'],
  lengths: ['10-15'],
  ages: ['4-11'],
  labels: ['new'],
  occasions: ['honeymoon'],
  languages: ['en'],
})

describe('filters', () => {
  it('put a value on and take it off again', () => {
    const on = toggled(buildSearch(), 'duration', 'over-1d')
    expect(on.duration).toEqual(['over-1d'])
    expect(toggled(on, 'duration', 'over-1d').duration).toEqual([])
  })

  it('start at the first page whenever they change', () => {
    const second = buildSearch({ page: 2 })
    expect(toggled(second, 'time', 'morning').page).toBe(1)
    expect(changed(second, { stars: 4 }).page).toBe(1)
    expect(withoutFilters(second).page).toBe(1)
  })

  it('name everything that narrows, each with the search without it', () => {
    const applied = appliedFilters(narrowest)
    expect(applied.map(({ filter, value }) => [filter, value])).toEqual([
      ['date', '2026-12-24'],
      ['guests', '2'],
      ['price', '50-200'],
      ['stars', '4'],
      ['destinations', 'dubai'],
      ['categories', 'cruises'],
      ['duration', 'over-1d'],
      ['time', 'night'],
      ['lengths', '10-15'],
      ['ages', '4-11'],
      ['labels', 'new'],
      ['occasions', 'honeymoon'],
      ['languages', 'en'],
    ])
    expect(applied.find(({ filter }) => filter === 'price')?.without).toMatchObject({
      priceTo: undefined,
      stars: 4,
    })
  })

  it('do not count the category of the page itself', () => {
    const search = buildSearch({ categories: ['cruises', 'adventure'] })
    expect(appliedFilters(search, { ownCategory: 'cruises' }).map(({ value }) => value)).toEqual([
      'adventure',
    ])
  })

  it('keep what was asked for, and where, when they are reset: the day and the number of guests are filters too', () => {
    const asked = { text: 'boat', city: 'lisbon' }
    const whole = { ...narrowest, ...asked, date: '2026-12-24', guests: 2 }
    expect(withoutFilters(whole)).toEqual(buildSearch(asked))
    expect(appliedFilters(withoutFilters(whole), {})).toEqual([])
  })
})
