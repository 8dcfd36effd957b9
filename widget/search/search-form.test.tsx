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

it('reads out for how many after a step up or down', async () => {
  const { user, announce } = await showInApp(<SearchForm first={{ text: '', date: '', guests: 2 }} />)
  await user.click(screen.getByRole('button', { name: 'One more: Guests' }))
  expect(announce).toHaveBeenLastCalledWith('3 guests')
  for (const _ of [3, 2, 1]) await user.click(screen.getByRole('button', { name: 'One fewer: Guests' }))
  expect(announce).toHaveBeenLastCalledWith('Any')
})
