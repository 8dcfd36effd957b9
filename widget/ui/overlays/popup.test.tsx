import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { Popup } from './popup.tsx'

function show() {
  render(
    <>
      <Popup label="Sorted by price">
        <a href="#up">Price: low to high</a>
        <input aria-label="Another" />
        <button type="button" data-closes-popup="">
          In euros
        </button>
      </Popup>
      <button>Elsewhere</button>
    </>,
  )
  const details = screen.getByText('Sorted by price').closest('details')
  if (!details) throw new Error('no details')
  return { details, user: userEvent.setup(), button: screen.getByText('Sorted by price') }
}

describe('a popup', () => {
  it('closes by Escape and gives the focus back to its button', async () => {
    const { details, user, button } = show()
    details.open = true
    screen.getByRole('textbox').focus()
    await user.keyboard('{Escape}')
    expect(details.open).toBe(false)
    expect(document.activeElement).toBe(button)
  })

  it('closes by a press elsewhere', async () => {
    const { details, user } = show()
    details.open = true
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }))
    expect(details.open).toBe(false)
  })

  it('stays open for what is inside, and closes once a link is chosen', async () => {
    const { details, user } = show()
    details.open = true
    await user.click(screen.getByRole('textbox'))
    expect(details.open).toBe(true)
    await user.click(screen.getByRole('link'))
    expect(details.open).toBe(false)
  })

  it.each(['Price: low to high', 'In euros'])(
    'gives the focus back to its button once something is chosen: %s',
    async (chosen) => {
      const { details, user, button } = show()
      details.open = true
      screen.getByText(chosen).focus()
      await user.keyboard('{Enter}')
      expect(details.open).toBe(false)
      expect(document.activeElement).toBe(button)
    },
  )
})
