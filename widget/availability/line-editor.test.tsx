import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { CartReply } from '../../server/contract/carts.ts'
import { buildCart, buildLine } from '../../server/testing/factories/cart.ts'
import { buildFakeCartStore } from '../../server/testing/factories/cart-store.ts'
import { renderScreen } from '../../server/testing/render-screen.tsx'
import { CartView } from '../cart/cart-view.tsx'
import { buildApi } from '../environment/testing/in-app.tsx'
import { LineEditor } from './line-editor.tsx'
import { buildDeparture, buildExperience } from './testing/build-experience.ts'

// jsdom has dialogs that cannot be opened
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
})

const start = '2099-12-12T15:00'

/** The cart with the editor of its one line open, as far as the experience is known. */
async function openEditor({
  known = Promise.resolve(),
  refused = false,
}: { known?: Promise<void>; refused?: boolean } = {}) {
  const { experience } = buildExperience({ pickups: [], extras: [], instantConfirmation: false })
  const line = buildLine()
  const { slug } = line.experience
  const units = { ADULT: 2 }
  const selection = { ...line.selection, experience: slug, option: 'shared', start, units, pickup: undefined }
  const held = {
    ...line,
    selection,
    ...(refused && { fault: { fault: 'refused' as const }, refusedStarts: [start] }),
  }
  const departure = buildDeparture({ start, end: '2099-12-12T21:00' })
  const later = buildDeparture({ start: '2099-12-12T16:00', end: '2099-12-12T22:00' })
  const { api } = buildApi(async ({ path }) => {
    if (path.endsWith('/calendar')) {
      const days = [{ date: '2099-12-12', state: 'open' }]
      return {
        month: '2099-12',
        days,
        firstMonth: '2099-12',
        lastMonth: '2099-12',
        nextOpenDay: '2099-12-12',
      }
    }
    if (path.endsWith('/departures')) {
      return {
        date: '2099-12-12',
        timeZone: 'Asia/Dubai',
        options: [{ id: 'shared', departures: refused ? [departure, later] : [departure] }],
      }
    }
    if (path.endsWith('/quote')) {
      return {
        outcome: 'available',
        price: line.price,
        start,
        end: '2099-12-12T21:00',
        remaining: 9,
        cancellationTerms: [],
      }
    }
    await known
    return { ...experience, slug }
  })
  const cart = buildFakeCartStore(buildCart({ lines: [held] }))
  const announce = vi.fn<(message: string) => void>()
  await renderScreen(
    <CartView
      editor={(edited, onDone) => (
        <LineEditor line={edited} onSubmit={(chosen) => cart.change(edited.id, chosen)} onDone={onDone} />
      )}
    />,
    { cart, api, announce },
  )
  const way = refused ? 'Choose another time for' : 'Edit'
  await userEvent.click(screen.getByRole('button', { name: `${way} ${line.experience.title}` }))
  return { cart, announce, held }
}

describe('changing a line of the cart', () => {
  it('says that it was changed, and nothing of a missing time before it closes', async () => {
    const { cart, announce, held } = await openEditor()
    let saved: (reply: CartReply) => void = () => undefined
    cart.change.mockImplementation(() => new Promise((resolve) => (saved = resolve)))
    await userEvent.click(await screen.findByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(cart.change).toHaveBeenCalledOnce())
    // the cart shows the line as it is now before the editor hears that it was saved
    const changed = buildCart({ lines: [{ ...held, selection: { ...held.selection } }] })
    act(() => cart.show(changed))
    expect(screen.queryByText(/^Checking times/)).toBeNull()
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([''])
    await act(async () => saved({ outcome: 'changed', cart: changed, lineId: held.id }))
    expect(announce).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/has been updated/))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('keeps its dialog when the choices have come', async () => {
    let arrive: () => void = () => undefined
    await openEditor({ known: new Promise((resolve) => (arrive = resolve)) })
    const dialog = await screen.findByRole('dialog')
    await act(async () => arrive())
    await screen.findByRole('button', { name: 'Save changes' })
    expect(screen.getByRole('dialog')).toBe(dialog)
  })

  it('says when a booking is confirmed', async () => {
    await openEditor()
    const dialog = await screen.findByRole('dialog')
    expect(await within(dialog).findByText(/^Confirmed by the supplier/)).toBeTruthy()
  })

  it('offers no start again that the supplier refused, and has none chosen in its place', async () => {
    const { cart } = await openEditor({ refused: true })
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByText('The supplier could not confirm this date and time.')).toBeTruthy()
    const gone = await dialog.findByRole('radio', { name: /^3:00/ })
    const other = dialog.getByRole('radio', { name: /^4:00/ })
    expect(gone).toHaveProperty('disabled', true)
    expect(other).toMatchObject({ disabled: false, checked: false })
    await userEvent.click(dialog.getByRole('button', { name: 'Select a start time' }))
    expect(cart.change).not.toHaveBeenCalled()
  })
})
