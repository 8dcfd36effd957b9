import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { showInApp } from '../../server/testing/show-in-app.tsx'
import { SearchForm } from './search-form.tsx'

it('leads to what was asked for: where, when and for how many', async () => {
  const { user, navigate } = await showInApp(
    <SearchForm first={{ text: '', date: '2026-12-24', guests: 2 }} />,
  )
  await user.type(screen.getByLabelText('Where to'), 'desert')
  await user.click(screen.getByRole('button', { name: 'Search' }))
  expect(navigate).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      to: 'listing',
      text: 'desert',
      filters: expect.objectContaining({ date: '2026-12-24', guests: 2 }) as unknown,
    }),
  )
})
