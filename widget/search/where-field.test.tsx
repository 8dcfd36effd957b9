import { cleanup, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import type { Suggestion } from '../../server/contract/suggestions.ts'
import { showInApp } from '../../server/testing/show-in-app.tsx'
import { ApiProblem } from '../environment/api.ts'
import type { OfferedPlace } from './popular-places.ts'
import { WhereField } from './where-field.tsx'

const lisbon: Suggestion = { kind: 'destination', slug: 'lisbon', label: 'Lisbon', detail: 'Portugal' }
const tram: Suggestion = { kind: 'experience', slug: 'tram-28', label: 'Up by tram 28', detail: 'Lisbon' }
const dubai: Suggestion = { kind: 'destination', slug: 'dubai', label: 'Dubai' }

async function show(
  suggestions: unknown = { suggestions: [lisbon, tram] },
  places: readonly OfferedPlace[] = [dubai],
) {
  const onPick = vi.fn<(suggestion: Suggestion) => void>()
  function Form() {
    const [text, setText] = useState('')
    return <WhereField text={text} popular={places} placeholder="City" onText={setText} onPick={onPick} />
  }
  const shown = await showInApp(<Form />, { replies: { suggestions } })
  return { ...shown, onPick, field: screen.getByRole('combobox', { name: 'Where to' }) }
}

describe('the search field', () => {
  it('offers popular places before anything is typed', async () => {
    const { user, field } = await show()
    expect(field).toHaveProperty('ariaExpanded')
    await user.click(field)
    expect(screen.getByRole('option', { name: 'Dubai' })).toBeDefined()
  })

  it('calls the places that it offers popular only where each is listed as such', async () => {
    const listed = { ...dubai, popular: true as const }
    const { user, field } = await show(undefined, [listed])
    await user.click(field)
    expect(screen.getByText('Popular destinations')).toBeDefined()
    cleanup()
    const mixed = await show(undefined, [listed, lisbon])
    await mixed.user.click(mixed.field)
    expect(screen.queryByText('Popular destinations')).toBeNull()
    expect(screen.getByText('Destinations')).toBeDefined()
  })

  it('takes no more than can be asked for', async () => {
    const { field } = await show()
    expect(field.getAttribute('maxlength')).toBe('100')
  })

  it('offers what the product finds, and is worked by keys alone', async () => {
    const { user, field, onPick } = await show()
    await user.type(field, 'lis')
    const first = await screen.findByRole('option', { name: /Lisbon\s*Portugal/ })
    expect(field.getAttribute('aria-expanded')).toBe('true')
    await user.keyboard('{ArrowDown}')
    expect(field.getAttribute('aria-activedescendant')).toBe(first.id)
    expect(first.getAttribute('aria-selected')).toBe('true')
    await user.keyboard('{ArrowDown}{Enter}')
    expect(onPick).toHaveBeenCalledExactlyOnceWith(tram)
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('comes back to the words themselves at the end of the list', async () => {
    const { user, field } = await show()
    await user.type(field, 'lis')
    await screen.findByRole('option', { name: /tram/ })
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
    expect(field.hasAttribute('aria-activedescendant')).toBe(false)
  })

  it('folds its list by Escape and keeps the words', async () => {
    const { user, field } = await show()
    await user.type(field, 'lis')
    await screen.findByRole('listbox')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(field).toHaveProperty('value', 'lis')
  })

  it('says how many it offers', async () => {
    const { user, field } = await show()
    await user.type(field, 'lis')
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('2 suggestions'))
  })

  it('offers nothing and does not complain when the question fails', async () => {
    const { user, field } = await show(new ApiProblem(500, {}))
    await user.type(field, 'lis')
    expect(screen.queryByRole('listbox')).toBeNull()
  })
})
