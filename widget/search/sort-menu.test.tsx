import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { SearchQuery } from '../../server/contract/catalogue.ts'
import { buildSearch } from '../../server/testing/factories/search.ts'
import { showInApp } from '../../server/testing/show-in-app.tsx'
import { SortMenu } from './sort-menu.tsx'

test('offers the orders of the specification, recommended first', async () => {
  const onSearch = vi.fn<(search: SearchQuery) => void>()
  const { user } = await showInApp(<SortMenu search={buildSearch()} subject={{}} onSearch={onSearch} />)
  await user.click(screen.getByText('Sort by'))
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Recommended',
    'Price: low to high',
    'Price: high to low',
    'Highest rated',
  ])
  expect(screen.getByText('Recommended', { selector: 'a' }).getAttribute('aria-current')).toBe('true')
  await user.click(screen.getByText('Price: high to low'))
  expect(onSearch).toHaveBeenCalledExactlyOnceWith(buildSearch({ sort: 'price-high' }))
})
