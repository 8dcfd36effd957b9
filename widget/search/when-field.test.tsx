import { screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { showInApp } from '../../server/testing/show-in-app.tsx'
import { WhenField } from './when-field.tsx'

/** jsdom knows no pointers: this one is a mouse or a finger. */
function pointAs(kind: 'fine' | 'coarse') {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes(kind) }))
}

async function show() {
  const onDate = vi.fn()
  function Form() {
    const [date, setDate] = useState('')
    return (
      <>
        <WhenField
          date={date}
          onDate={(chosen) => {
            onDate(chosen)
            setDate(chosen)
          }}
        />
        <button>Elsewhere</button>
      </>
    )
  }
  return { ...(await showInApp(<Form />)), onDate, field: screen.getByLabelText('When') }
}

describe('the day of a search', () => {
  it('is chosen with a mouse from a month, and the focus comes back', async () => {
    pointAs('fine')
    const { user, field, onDate } = await show()
    await user.click(field)
    await user.click(await screen.findByRole('button', { name: 'Tomorrow' }))
    expect(onDate).toHaveBeenCalledOnce()
    expect(field).toHaveProperty('value', onDate.mock.calls[0]?.[0])
    expect(screen.queryByRole('grid')).toBeNull()
    expect(document.activeElement).toBe(field)
  })

  it('closes the month by Escape and by a press elsewhere', async () => {
    pointAs('fine')
    const { user, field } = await show()
    await user.click(field)
    await screen.findByRole('grid')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('grid')).toBeNull()
    await user.click(field)
    await screen.findByRole('grid')
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }))
    expect(screen.queryByRole('grid')).toBeNull()
  })

  it('leaves a finger to the picker of the phone', async () => {
    pointAs('coarse')
    const { user, field } = await show()
    const showPicker = vi.fn()
    Object.assign(field, { showPicker })
    await user.click(field)
    expect(showPicker).toHaveBeenCalledOnce()
    expect(screen.queryByRole('group', { name: 'Choose a date' })).toBeNull()
  })

  it('does not offer days that are over', async () => {
    pointAs('fine')
    const { user, field } = await show()
    await user.click(field)
    const previous = await screen.findByRole('button', { name: 'Previous month' })
    expect(previous.getAttribute('aria-disabled')).toBe('true')
    expect(field.getAttribute('min')).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  })
})
