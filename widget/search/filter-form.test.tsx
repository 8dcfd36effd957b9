import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import type { SearchQuery } from '../../server/contract/catalogue.ts'
import { buildFacets, buildReply, buildSearch } from '../../server/testing/factories/search.ts'
import { showInApp } from '../../server/testing/show-in-app.tsx'
import { themes } from '../../themes/registry.ts'
import { FilterForm } from './filter-form.tsx'

async function show(search = buildSearch(), reply = buildReply()) {
  const onSearch = vi.fn<(search: SearchQuery) => void>()
  const shown = await showInApp(<FilterForm search={search} reply={reply} onSearch={onSearch} />)
  return { ...shown, onSearch }
}

describe('the filters', () => {
  it('say how many each choice would leave', async () => {
    await show()
    const group = screen.getByRole('group', { name: 'Categories' })
    expect(within(group).getByRole('checkbox', { name: /Desert safaris\s*7/ })).toBeDefined()
  })

  it('mark a name that is in English on a page of another language', async () => {
    const destinations = [
      { value: 'dubai', label: 'دبي', count: 8 },
      { value: 'abu-dhabi', label: 'Abu Dhabi', inEnglish: true as const, count: 3 },
    ]
    await show(buildSearch(), buildReply({ facets: buildFacets({ destinations }) }))
    expect([...document.querySelectorAll('[lang=en]')].map(({ textContent }) => textContent)).toEqual([
      'Abu Dhabi',
    ])
  })

  it('are those of the specification, each as a group of its own', async () => {
    await show()
    const titles = [...document.querySelectorAll('form summary')].map(({ textContent }) => textContent)
    expect(titles).toEqual([
      'Price',
      'Destination',
      'Categories',
      'Duration',
      'Time of day',
      'Age',
      'Features',
      'Occasion',
      'Language',
      'Rating',
    ])
  })

  it('search anew with every tick', async () => {
    const { user, onSearch } = await show()
    await user.click(screen.getByRole('checkbox', { name: /1 to 4 hours/ }))
    expect(onSearch).toHaveBeenCalledExactlyOnceWith(buildSearch({ duration: ['1h-to-4h'] }))
  })

  it('ask for children by the ages of few years, for all of them only where an older address does', async () => {
    const ages = ['4-11', '4-5', '8-11'].map((value) => ({ value, count: 3 }))
    const reply = buildReply({ facets: buildFacets({ ages }) })
    const { unmount } = await show(buildSearch({ ages: ['8-11'] }), reply)
    expect(screen.getByRole('checkbox', { name: /^Open to all aged 4–5/ })).toBeTruthy()
    expect(screen.queryByRole('checkbox', { name: /aged 4–11/ })).toBeNull()
    unmount()
    await show(buildSearch({ ages: ['4-11'] }), reply)
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /aged 4–11/ }).checked).toBe(true)
  })

  it('leave out what would leave nothing, unless it is ticked', async () => {
    const { unmount } = await show()
    expect(screen.queryByRole('checkbox', { name: /More than 1 day/ })).toBeNull()
    unmount()
    await show(buildSearch({ duration: ['over-1d'] }))
    expect(screen.getByRole('checkbox', { name: /More than 1 day/ })).toHaveProperty('checked', true)
  })

  it('fold away all but the ten values with most, unless one of the others is ticked', async () => {
    const categories = Array.from({ length: 141 }, (_, index) => ({
      value: `kind-${index}`,
      label: `Kind ${index}`,
      count: 141 - index,
    }))
    const reply = buildReply({ facets: buildFacets({ categories }) })
    const { unmount } = await show(buildSearch(), reply)
    const folded = () => screen.getByText('Show all (141)').closest('details')
    expect(within(folded() ?? document.body).getAllByRole('checkbox', { hidden: true })).toHaveLength(131)
    expect(folded()?.open).toBe(false)
    unmount()
    await show(buildSearch({ categories: ['kind-40'] }), reply)
    expect(folded()?.open).toBe(true)
  })

  it('offer destinations where the results have several', async () => {
    const { user, onSearch, unmount } = await show()
    await user.click(screen.getByRole('checkbox', { name: /Abu Dhabi\s*3/ }))
    expect(onSearch).toHaveBeenCalledExactlyOnceWith(buildSearch({ destinations: ['abu-dhabi'] }))
    unmount()
    const destinations = [{ value: 'dubai', label: 'Dubai', count: 8 }]
    await show(buildSearch(), buildReply({ facets: buildFacets({ destinations }) }))
    expect(screen.queryByRole('group', { name: 'Destination' })).toBeNull()
  })

  describe('by the length of a boat', () => {
    const reply = buildReply({
      facets: buildFacets({
        lengths: [
          { value: '0-10', label: '0–10 m', count: 3 },
          { value: '10-15', label: '10–15 m', count: 2 },
          { value: '20-up', label: '20 m +', count: 1 },
        ],
      }),
    })
    const titles = () => [...document.querySelectorAll('form summary')].map(({ textContent }) => textContent)

    it('are offered where results state one, and search anew', async () => {
      const { user, onSearch } = await show(buildSearch(), reply)
      expect(titles().indexOf('Boat length')).toBe(titles().indexOf('Time of day') + 1)
      const group = screen.getByRole('group', { name: 'Boat length' })
      expect(within(group).getAllByRole('checkbox')).toHaveLength(3)
      within(group).getByRole('checkbox', { name: /0–10 m\s*3/ })
      within(group).getByRole('checkbox', { name: /20 m \+\s*1/ })
      await user.click(within(group).getByRole('checkbox', { name: /10–15 m\s*2/ }))
      expect(onSearch).toHaveBeenCalledExactlyOnceWith(buildSearch({ lengths: ['10-15'] }))
    })

    it('come first in a look that shows what boats measure', async () => {
      const environment = { layout: { ...themes.default.layout, facts: 'deck' as const } }
      await showInApp(<FilterForm search={buildSearch()} reply={reply} onSearch={vi.fn()} />, { environment })
      expect(titles().slice(0, 2)).toEqual(['Price', 'Boat length'])
    })
  })

  it('take prices in whole units when the field is left', async () => {
    const { user, onSearch } = await show()
    await user.type(screen.getByRole('textbox', { name: 'To' }), '200')
    expect(onSearch).not.toHaveBeenCalled()
    await user.tab()
    expect(onSearch).toHaveBeenCalledExactlyOnceWith(buildSearch({ priceFrom: undefined, priceTo: 200 }))
  })

  it('take prices after a rest in typing, but not half a number that passes the other bound', async () => {
    const { user, onSearch } = await show(buildSearch({ priceFrom: 50 }))
    await user.type(screen.getByRole('textbox', { name: 'To' }), '60')
    await waitFor(() => expect(onSearch).toHaveBeenCalledWith(buildSearch({ priceFrom: 50, priceTo: 60 })))
    onSearch.mockClear()
    await user.clear(screen.getByRole('textbox', { name: 'To' }))
    await user.type(screen.getByRole('textbox', { name: 'To' }), '1')
    await expect(waitFor(() => expect(onSearch).toHaveBeenCalled())).rejects.toThrow('called')
    await user.type(screen.getByRole('textbox', { name: 'To' }), '50')
    await waitFor(() => expect(onSearch).toHaveBeenCalledWith(buildSearch({ priceFrom: 50, priceTo: 150 })))
  })

  it('take prices as they are written, with signs between the thousands', async () => {
    const { user, onSearch } = await show()
    await user.type(screen.getByLabelText('To'), '1,250')
    await user.tab()
    expect(onSearch).toHaveBeenCalledExactlyOnceWith(buildSearch({ priceFrom: undefined, priceTo: 1250 }))
  })

  it.each([
    ['43,53', 43.53],
    ['43.5', 43.5],
    ['1.250,50', 1250.5],
    ['1 000', 1000],
    ['۴۳٫۵', 43.5],
  ])('read %s as it is meant, and keep it as it was typed', async (text, priceTo) => {
    const onSearch = vi.fn<(search: SearchQuery) => void>()
    function Form() {
      const [search, setSearch] = useState(buildSearch())
      onSearch.mockImplementation(setSearch)
      return (
        <>
          <FilterForm search={search} reply={buildReply()} onSearch={onSearch} />
          <button onClick={() => setSearch(buildSearch())}>Reset</button>
        </>
      )
    }
    const { user } = await showInApp(<Form />)
    await user.type(screen.getByLabelText('To'), `${text}{Enter}`)
    expect(onSearch).toHaveBeenCalledWith(buildSearch({ priceFrom: undefined, priceTo }))
    expect(screen.getByLabelText<HTMLInputElement>('To').value).toBe(text)
    await user.click(screen.getByRole('button', { name: 'Reset' }))
    expect(screen.getByLabelText<HTMLInputElement>('To').value).toBe('')
  })

  it('remove a text that is no price', async () => {
    const { user, onSearch } = await show()
    await user.type(screen.getByLabelText('To'), '1,2,3')
    await user.tab()
    expect(onSearch).not.toHaveBeenCalled()
    expect(screen.getByLabelText<HTMLInputElement>('To').value).toBe('')
  })

  it.each([
    ['From', { priceTo: 100 }, { priceFrom: 300 }],
    ['To', { priceFrom: 400 }, { priceTo: 300 }],
    ['To', { priceFrom: 100 }, { priceFrom: 100, priceTo: 300 }],
  ])(
    'keep the price that is typed under %s, and drop the other if it passes that',
    async (end, asked, then) => {
      const { user, onSearch } = await show(buildSearch(asked))
      await user.type(screen.getByRole('textbox', { name: end }), '300{Enter}')
      expect(onSearch).toHaveBeenCalledExactlyOnceWith(
        buildSearch({ priceFrom: undefined, priceTo: undefined, ...then }),
      )
    },
  )

  it('offer ratings from a number of stars up', async () => {
    const { user, onSearch } = await show()
    await user.click(screen.getByText('Rating', { selector: 'summary' }))
    await user.click(screen.getByRole('radio', { name: /4 stars and up/ }))
    expect(onSearch).toHaveBeenCalledWith(buildSearch({ stars: 4 }))
  })

  it('are a form that asks the list by the same names without JavaScript', async () => {
    await show(buildSearch({ duration: ['1h-to-4h'] }))
    const form = screen.getByRole<HTMLFormElement>('form', { name: 'Filters' })
    expect(form.method).toBe('get')
    expect(new FormData(form).getAll('duration')).toEqual(['1h-to-4h'])
  })
})
