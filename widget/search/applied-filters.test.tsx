import { screen, within } from '@testing-library/react'
import { useRef, useState } from 'react'
import { expect, test, vi } from 'vitest'
import type { SearchQuery } from '../../server/contract/catalogue.ts'
import { buildReply, buildSearch } from '../../server/testing/factories/search.ts'
import { showInApp } from '../../server/testing/show-in-app.tsx'
import { AppliedFilters } from './applied-filters.tsx'

test('what narrows the list is shown, taken off one by one, and reset at once', async () => {
  const onSearch = vi.fn<(search: SearchQuery) => void>()
  const search = buildSearch({ stars: 4, duration: ['1h-to-4h'] })
  const { user } = await showInApp(
    <AppliedFilters
      search={search}
      reply={buildReply()}
      subject={{}}
      heading={{ current: null }}
      onSearch={onSearch}
    />,
  )
  const applied = within(screen.getByRole('list', { name: 'Applied filters' }))
  expect(applied.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('4 stars and up'),
    expect.stringContaining('1 to 4 hours'),
    'Reset filters',
  ])
  await user.click(applied.getByRole('link', { name: /4 stars and up/ }))
  expect(onSearch).toHaveBeenLastCalledWith({ ...search, stars: undefined })
  await user.click(applied.getByRole('link', { name: 'Reset filters' }))
  expect(onSearch).toHaveBeenLastCalledWith(buildSearch())
})

test('an age says that everyone of it may take part, as the list holds it', async () => {
  await showInApp(
    <AppliedFilters
      search={buildSearch({ ages: ['4-11', '65-up'] })}
      reply={buildReply()}
      subject={{}}
      heading={{ current: null }}
      onSearch={() => undefined}
    />,
  )
  const applied = within(screen.getByRole('list', { name: 'Applied filters' }))
  expect(applied.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Open to all aged 4–11'),
    expect.stringContaining('Open to all aged 65+'),
    'Reset filters',
  ])
})

test('nothing is said to narrow a list that nothing narrows', async () => {
  await showInApp(
    <AppliedFilters
      search={buildSearch()}
      reply={buildReply()}
      subject={{}}
      heading={{ current: null }}
      onSearch={() => undefined}
    />,
  )
  expect(screen.queryByRole('list')).toBeNull()
})

function Narrowed() {
  const heading = useRef<HTMLHeadingElement>(null)
  const [search, setSearch] = useState(buildSearch({ stars: 4, duration: ['1h-to-4h'], guests: 2 }))
  return (
    <>
      <AppliedFilters
        search={search}
        reply={buildReply()}
        subject={{}}
        heading={heading}
        onSearch={setSearch}
      />
      <h2 ref={heading} tabIndex={-1}>
        12 experiences
      </h2>
    </>
  )
}

test('who takes filters off by key goes on at the next one, and after the last at the results', async () => {
  const { user } = await showInApp(<Narrowed />)
  const chip = (name: RegExp) => screen.getByRole('link', { name })
  chip(/2 guests/).focus()
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(chip(/4 stars/))
  chip(/1 to 4 hours/).focus()
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(chip(/4 stars/))
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('heading'))
})

test('who resets the filters by key goes on at the results', async () => {
  const { user } = await showInApp(<Narrowed />)
  screen.getByRole('link', { name: 'Reset filters' }).focus()
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('heading'))
})
