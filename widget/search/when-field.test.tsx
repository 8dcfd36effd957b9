import { screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { showInApp } from '../../server/testing/show-in-app.tsx'
import { WhenField } from './when-field.tsx'

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
  return { ...(await showInApp(<Form />)), onDate, field: screen.getByRole('button', { name: /^When/ }) }
}

describe('the day of a search', () => {
  it('is chosen with a mouse from a month, and the focus comes back', async () => {
    const { user, field, onDate } = await show()
    await user.click(field)
    await user.click(await screen.findByRole('button', { name: 'Tomorrow' }))
    expect(onDate).toHaveBeenCalledOnce()
    expect(field.textContent).toMatch(/^\w{3}, /)
    expect(document.querySelector('[name=date]')).toHaveProperty('value', onDate.mock.calls[0]?.[0])
    expect(screen.queryByRole('grid')).toBeNull()
    expect(document.activeElement).toBe(field)
  })

  it('closes the month by Escape and by a press elsewhere', async () => {
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

  it('opens above where there is no room below', async () => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 600, 200, 60))
    const { user, field } = await show()
    await user.click(field)
    expect((await screen.findByRole('group', { name: 'Choose a date' })).className).toContain('--above')
    vi.restoreAllMocks()
  })

  it('does not offer days that are over', async () => {
    const { user, field } = await show()
    await user.click(field)
    const previous = await screen.findByRole('button', { name: 'Previous month' })
    expect(previous.getAttribute('aria-disabled')).toBe('true')
  })
})
