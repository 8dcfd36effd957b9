import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { buildReply, buildSearch } from '../../server/testing/factories/search.ts'
import { createAround } from '../../server/testing/app-around.tsx'
import { AppliedFilters } from './applied-filters.tsx'
import { FilterForm } from './filter-form.tsx'
import { SearchForm } from './search-form.tsx'
import { SortMenu } from './sort-menu.tsx'

describe('the search, rendered without a window', () => {
  it('is a form that works before any script has run', async () => {
    const Around = await createAround()
    const html = renderToString(
      <Around>
        <SearchForm />
      </Around>,
    )
    expect(html).toMatch(/<form[^>]*method="get"/)
    for (const name of ['text', 'date', 'guests']) expect(html).toContain(`name="${name}"`)
  })

  it('has filters, chips and orders that are links and a button', async () => {
    const Around = await createAround()
    const search = buildSearch({ stars: 4 })
    const html = renderToString(
      <Around>
        <FilterForm search={search} reply={buildReply()} onSearch={() => undefined} />
        <AppliedFilters
          search={search}
          reply={buildReply()}
          subject={{}}
          heading={{ current: null }}
          onSearch={() => undefined}
        />
        <SortMenu search={search} subject={{}} onSearch={() => undefined} />
      </Around>,
    )
    expect(html).toContain('Show results')
    expect(html).toContain('Reset filters')
    expect(html).toContain('Price: low to high')
  })
})
