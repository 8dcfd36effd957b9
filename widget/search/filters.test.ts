import { describe, expect, it } from 'vitest'
import { buildSearch } from '../../server/testing/factories/search.ts'
import { appliedFilters, changed, toggled, withoutFilters } from './filters.ts'

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
    const search = buildSearch({ date: '2026-12-24', priceTo: 200, stars: 4, labels: ['new'] })
    const applied = appliedFilters(search)
    expect(applied.map(({ filter, value }) => [filter, value])).toEqual([
      ['date', '2026-12-24'],
      ['price', '-200'],
      ['stars', '4'],
      ['labels', 'new'],
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

  it('keep where, when and how many when they are reset', () => {
    const search = buildSearch({
      text: 'boat',
      city: 'lisbon',
      date: '2026-12-24',
      guests: 2,
      stars: 4,
      time: ['night'],
    })
    expect(withoutFilters(search)).toMatchObject({
      text: 'boat',
      city: 'lisbon',
      date: '2026-12-24',
      guests: 2,
      stars: undefined,
      time: [],
    })
  })
})
