import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { dirhams } from '../../server/testing/factories/cart.ts'
import { buildBooking } from '../../server/testing/factories/invoice.ts'
import { renderScreen } from '../../server/testing/render-screen.tsx'
import { buildExperience, buildOption } from '../availability/testing/build-experience.ts'
import { answeringApi } from '../environment/testing/answering-api.ts'
import { BookingActions } from './booking-actions.tsx'

// jsdom has dialogs that cannot be opened
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
})

const family = { id: 'FAMILY' as const, title: 'Family ticket', price: dirhams(699), places: 4, minimum: 0 }
const booking = buildBooking({ units: [{ id: 'FAMILY', title: 'Family ticket', quantity: 1 }], guests: 4 })

async function remove(units = [family]) {
  const { experience } = buildExperience({ options: [buildOption({ id: booking.option, units })] })
  const read = (path: string) => (path.startsWith('experiences/') ? experience : undefined)
  await renderScreen(
    <BookingActions
      order={{ reference: 'DH-7XR3DD', token: 't' }}
      booking={booking}
      onDone={vi.fn<() => void>()}
    />,
    { api: answeringApi({ read }) },
  )
  await userEvent.click(screen.getByRole('button', { name: 'Remove guests' }))
  return within(await screen.findByRole('dialog'))
}

describe('fewer guests where one ticket stands for several', () => {
  it('are had by other tickets of the option', async () => {
    const dialog = await remove([...buildOption().units, family] as (typeof family)[])
    const told = await dialog.findByText(/^This is one ticket \(4 guests\) and cannot be split\./)
    expect(told.textContent).toContain('choose tickets for those still coming instead')
    expect(dialog.getByRole('button', { name: 'One more: Adults' })).toBeDefined()
  })

  it('are had by tickets that say for which age they are', async () => {
    const child = { ...family, id: 'CHILD' as const, title: 'Child', ages: { minimum: 3, maximum: 11 } }
    const dialog = await remove([child as unknown as typeof family])
    expect(await dialog.findByText(/^Age 3–11/)).toBeDefined()
  })

  it('are not promised where the option has no other', async () => {
    const dialog = await remove()
    const told = await dialog.findByText(/^This is one ticket/)
    expect(told.textContent).not.toContain('choose tickets')
  })
})
