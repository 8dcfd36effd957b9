import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { openShopper, orderIdOf, readInvoice } from '../../testing/factories/checkout.ts'
import { seedExperience } from '../../testing/factories/experience.ts'
import { openPostOffice } from '../../testing/factories/post-office.ts'
import { changeNote } from './change-note.ts'

let office: Awaited<ReturnType<typeof openPostOffice>>
beforeAll(async () => {
  office = await openPostOffice()
})
afterAll(() => office.floor.close())
beforeEach(() => office.floor.clock.set('2026-11-21T08:00:00Z'))

interface Placed {
  reference: string
  orderToken: string
}

/** Two adults who are fetched by a car, up to the page that takes their card; mails until then are forgotten. */
async function place({ payLater = false, onRequest = false } = {}): Promise<Placed> {
  const { floor } = office
  const { slug } = await seedExperience(floor.db, floor.shop, {
    extras: [{ id: 'car', price: 5_000, asks: 'ADDRESS' }],
    payLater,
    confirmation: onRequest ? 'ON_REQUEST' : 'INSTANT',
  })
  const shopper = await openShopper(floor.api, {
    experience: slug,
    option: 'standard',
    start: '2026-12-01T09:00',
    units: { ADULT: 2 },
    extras: { car: 1 },
  })
  const notes = shopper.cart.lines.map(({ id }) => ({ lineId: id, note: 'Room 12', address: 'Creek Hotel' }))
  const placed = await shopper.order({ notes, paymentMethod: payLater ? 'PAY_LATER' : 'CARD' })
  if (!('orderToken' in placed)) throw new Error(`nothing was ordered: ${placed.outcome}`)
  await forgetMails()
  return placed
}

async function buy(terms?: { onRequest: boolean }): Promise<Placed> {
  const placed = await place(terms)
  office.floor.network.pay(placed.reference)
  await readInvoice(office.floor.api, placed)
  await forgetMails()
  return placed
}

async function forgetMails(): Promise<void> {
  await office.floor.work()
  office.clear()
}

async function change(
  { reference }: Placed,
  request: { note: string; address?: string },
  askForOffer = () => Promise.resolve(),
) {
  const { deps } = office.floor
  const key = { orderId: await orderIdOf(deps.db, reference), booking: `${reference}-1` }
  return changeNote({ ...deps, attempts: { askForOffer } }, key, { address: '127.0.0.1', request })
}

const wordsOf = async (placed: Placed) => {
  const [booking] = (await readInvoice(office.floor.api, placed)).bookings
  return { note: booking?.note, address: booking?.addressGiven }
}

/** The words in mails to suppliers since they were last forgotten. */
async function told() {
  await office.floor.work()
  return office.toSuppliers().map(({ kind, letter }) => {
    const valueOf = (label: string) => letter.cards[0]?.facts.find((fact) => fact.label === label)?.value
    return { kind, note: valueOf('Note from the traveller'), address: valueOf('Hotel or street address') }
  })
}

it('replaces what its supplier was told, and mails the new words once', async () => {
  const placed = await buy()
  const words = { note: 'We land at 14:10', address: 'Palm Hotel' }
  expect(await change(placed, words)).toEqual({ outcome: 'changed' })
  expect(await wordsOf(placed)).toEqual(words)
  expect(await change(placed, words)).toEqual({ outcome: 'changed' })
  expect(await told()).toEqual([{ kind: 'supplier-note', ...words }])
})

it('takes a note back, and keeps an address that nothing is said of', async () => {
  const placed = await buy()
  await change(placed, { note: '' })
  expect(await wordsOf(placed)).toEqual({ note: undefined, address: 'Creek Hotel' })
  expect(await told()).toEqual([{ kind: 'supplier-note', note: undefined, address: 'Creek Hotel' }])
})

it('takes back the note of an order from when notes lay with their pickup', async () => {
  const placed = await buy()
  const booking = office.floor.db('bookings').where({ reference: `${placed.reference}-1` })
  await booking.update({ note: null, pickup: JSON.stringify({ id: 'x', note: 'Blue door' }) })
  expect(await wordsOf(placed)).toMatchObject({ note: 'Blue door' })
  await change(placed, { note: '' })
  expect(await wordsOf(placed)).toMatchObject({ note: undefined })
})

it('adds no address to what needs none', async () => {
  const placed = await buy()
  await office.floor
    .db('bookings')
    .where({ reference: `${placed.reference}-1` })
    .update({ address_given: null })
  await change(placed, { note: 'Hello', address: 'Palm Hotel' })
  expect(await wordsOf(placed)).toEqual({ note: 'Hello', address: undefined })
})

it('tells a supplier who was asked, or keeps places, and nobody of what waits for its card', async () => {
  const asked = await buy({ onRequest: true })
  await change(asked, { note: 'Asked' })
  expect(await told()).toMatchObject([{ note: 'Asked' }])
  office.clear()
  const reserved = await place({ payLater: true })
  await change(reserved, { note: 'Reserved' })
  expect(await told()).toMatchObject([{ note: 'Reserved' }])
  office.clear()
  const unpaid = await place()
  await change(unpaid, { note: 'Unpaid' })
  expect(await wordsOf(unpaid)).toMatchObject({ note: 'Unpaid' })
  expect(await told()).toEqual([])
})

it('refuses what has started, was cancelled, or is of another order', async () => {
  const [placed, other] = [await buy(), await buy()]
  const { deps } = office.floor
  const key = { orderId: await orderIdOf(deps.db, other.reference), booking: `${placed.reference}-1` }
  const attempts = { askForOffer: () => Promise.resolve() }
  const foreign = changeNote({ ...deps, attempts }, key, { address: '::1', request: { note: 'x' } })
  await expect(foreign).rejects.toMatchObject({ status: 404, code: 'booking_unknown' })
  office.floor.clock.set('2026-12-01T05:00:00Z')
  await expect(change(placed, { note: 'x' })).rejects.toMatchObject({ status: 409, code: 'not_changeable' })
  office.floor.clock.set('2026-11-21T08:00:00Z')
  await office.floor
    .db('bookings')
    .where({ reference: `${placed.reference}-1` })
    .update({ status: 'CANCELLED' })
  await expect(change(placed, { note: 'x' })).rejects.toMatchObject({ status: 409 })
  expect(await wordsOf(placed)).toMatchObject({ note: 'Room 12' })
})

it('counts each change, since it writes to a supplier', async () => {
  const placed = await buy()
  const tooOften = vi.fn(() => Promise.reject(new Error('too often')))
  await expect(change(placed, { note: 'x' }, tooOften)).rejects.toThrow('too often')
  expect(tooOften).toHaveBeenCalledWith({ email: `${placed.reference}-1`, address: '127.0.0.1' })
  expect(await wordsOf(placed)).toMatchObject({ note: 'Room 12' })
})
