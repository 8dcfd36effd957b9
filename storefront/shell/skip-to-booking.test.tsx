import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { showInApp } from '../../server/testing/show-in-app.tsx'
import { SkipToBooking } from './skip-to-booking.tsx'

beforeEach(() => {
  // jsdom lays nothing out
  HTMLElement.prototype.checkVisibility = function checkVisibility() {
    return !this.hidden
  }
  HTMLElement.prototype.scrollIntoView = () => undefined
})
afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'checkVisibility')
  Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView')
})

const showPage = (panelHidden: boolean) =>
  showInApp(
    <>
      <SkipToBooking />
      <section id="book" aria-label="Dates and prices" hidden={panelHidden} />
      <a href="#book" role="button">
        Check availability
      </a>
    </>,
  )

it('leads to the booking panel where the page shows it', async () => {
  await showPage(false)
  await userEvent.click(screen.getByRole('link', { name: 'Skip to booking' }))
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Dates and prices' }))
})

it('leads to the booking button where the panel opens from it', async () => {
  await showPage(true)
  await userEvent.click(screen.getByRole('link', { name: 'Skip to booking' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Check availability' }))
})
