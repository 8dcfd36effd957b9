import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Experience } from '../../../server/contract/catalogue.ts'
import { buildCart, buildLine, buildPrice, dirhams } from '../../../server/testing/factories/cart.ts'
import { buildFakeCartStore } from '../../../server/testing/factories/cart-store.ts'
import { renderScreen } from '../../../server/testing/render-screen.tsx'
import { buildExperience } from '../../../widget/availability/testing/build-experience.ts'
import { buildApi } from '../../../widget/environment/testing/in-app.tsx'
import { useExperienceBooking } from './experience-booking.tsx'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T08:00:00Z'), toFake: ['Date'] })
  window.history.replaceState(null, '', '/things-to-do-in-dubai/red-dunes?date=2026-12-12')
  // jsdom has no sight and dialogs that cannot be opened: everything is in sight at once
  vi.stubGlobal(
    'IntersectionObserver',
    function IntersectionObserver(told: (entries: { isIntersecting: boolean }[]) => void) {
      return { observe: () => told([{ isIntersecting: true }]), disconnect: () => undefined }
    },
  )
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
})
afterEach(() => {
  vi.useRealTimers()
  window.history.replaceState(null, '', '/')
})

function Booking({ experience }: { experience: Experience }) {
  const { column, overlay } = useExperienceBooking({ experience })
  return (
    <>
      {column}
      {overlay}
    </>
  )
}

it('puts what was chosen into the cart, and says so', async () => {
  const { experience, departures } = buildExperience({ pickups: [], extras: [] })
  const { api } = buildApi(({ path }) => {
    const open = { date: '2026-12-12', state: 'open', from: dirhams(229) }
    const months = { month: '2026-12', firstMonth: '2026-11', lastMonth: '2027-05' }
    if (path.endsWith('/calendar')) return { ...months, days: [open], nextOpenDay: open.date }
    if (path.endsWith('/quote')) return { outcome: 'available', price: buildPrice({ total: dirhams(229) }) }
    return { date: '2026-12-12', timeZone: 'Asia/Dubai', options: [{ id: 'shared', departures }] }
  })
  const line = buildLine()
  const cart = buildFakeCartStore(buildCart({ lines: [line] }))
  cart.add.mockResolvedValue({ outcome: 'changed', cart: buildCart({ lines: [line] }), lineId: line.id })
  await renderScreen(<Booking experience={experience} />, { api, cart })
  // the code of the panel comes once it is in sight
  await userEvent.click(await screen.findByRole('button', { name: 'Add to cart' }, { timeout: 10_000 }))
  expect(await screen.findByRole('dialog', { name: 'Added to your cart' })).toBeTruthy()
  expect(cart.add).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ experience: 'red-dunes', option: 'shared', start: '2026-12-12T15:00' }),
  )
})

/** As on a phone: no column, and the sheet opens from the bar. */
function OnPhone({ experience }: { experience: Experience }) {
  const { bar, overlay } = useExperienceBooking({ experience })
  return (
    <>
      {bar}
      {overlay}
    </>
  )
}

it('says in the sheet of a phone too when a booking is confirmed and that it may be paid later', async () => {
  const { experience } = buildExperience({ payLater: true, instantConfirmation: true })
  const { api } = buildApi(() => ({
    month: '2026-11',
    firstMonth: '2026-11',
    lastMonth: '2026-11',
    days: [],
  }))
  await renderScreen(<OnPhone experience={experience} />, { api, cart: buildFakeCartStore(buildCart()) })
  await userEvent.click(screen.getByRole('button', { name: 'Check availability' }))
  const sheet = await screen.findByRole('dialog', undefined, { timeout: 10_000 })
  expect(sheet.textContent).toContain('Instant confirmation')
  expect(sheet.textContent).toContain('Reserve now and pay within 48 hours at most')
})
