import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SelectionInput } from '../../contract/availability.ts'
import type { BookingChange } from '../../contract/changes.ts'
import { emailText } from '../../messages/email-text.ts'
import { expectOutcome, openShopper, orderIdOf, readInvoice } from '../../testing/factories/checkout.ts'
import { seedExperience } from '../../testing/factories/experience.ts'
import { openPostOffice } from '../../testing/factories/post-office.ts'
import { cancelBooking, readCancellation } from '../cancellations/cancel-booking.ts'
import { changeBooking, readChange } from '../changes/change-booking.ts'
import { markPaid } from '../settling/mark-paid.ts'
import { settleOrder } from '../settling/settle-order.ts'
import { answerBooking } from './answer-booking.ts'

let office: Awaited<ReturnType<typeof openPostOffice>>
beforeAll(async () => {
  office = await openPostOffice()
})
afterAll(() => office.floor.close())
beforeEach(() => office.clear())

type Mail = (typeof office.sent)[number]

const factsOf = (mail: Mail | undefined) =>
  Object.fromEntries(mail?.letter.cards[0]?.facts.map(({ label, value }) => [label, value]) ?? [])

/** What suppliers have been sent by now. */
async function told(): Promise<Mail[]> {
  await office.floor.work()
  return office.toSuppliers()
}
const kinds = async () => (await told()).map(({ kind }) => kind)

/** Somebody who is picked up, for a dinner along. */
async function bookEverything() {
  const { floor } = office
  const { slug } = await seedExperience(floor.db, floor.shop, {
    extras: [{ id: 'dinner', price: 4321, asks: 'ADDRESS', minutesBefore: 90 }],
    pickups: [{ id: 'hotel', minutesBefore: 45 }],
  })
  const selection: SelectionInput = {
    experience: slug,
    option: 'standard',
    start: '2026-12-01T09:00',
    units: { ADULT: 2, CHILD: 1 },
    extras: { dinner: 2 },
    pickup: { id: 'hotel' },
  }
  const shopper = await openShopper(floor.api, selection)
  const notes = shopper.cart.lines.map(({ id }) => ({ lineId: id, note: 'Room 12', address: 'Creek Hotel' }))
  const placed = expectOutcome(await shopper.order({ notes }), 'pay')
  floor.network.pay(placed.reference)
  await readInvoice(floor.api, placed)
  return placed
}

describe('the supplier of a booking that is confirmed at once', () => {
  it('is told all that there is to do for it, once, and nothing of its money', async () => {
    const { reference } = await bookEverything()
    const [row] = await office.floor.db<{ id: string; reference: string }>('orders').where({ reference })
    await settleOrder(office.floor.deps, row?.id ?? '')
    const [mail, ...more] = await told()
    expect(more).toEqual([])
    const [supplier] = await office.floor.db<{ email: string }>('suppliers')
    expect(mail).toMatchObject({ kind: 'supplier-booking', to: supplier?.email })
    expect(mail?.letter.subject).toContain(`${reference}-1`)
    expect(factsOf(mail)).toEqual({
      Option: 'Option standard',
      Date: 'Tuesday, December 1, 2026',
      Time: expect.stringMatching(/^9:00.AM – 11:00.AM \(Dubai time\)$/) as string,
      Guests: '2 adults · 1 child',
      Extras: expect.stringMatching(/^2\s× .* \(7:30.AM\)$/) as string,
      Pickup: expect.stringMatching(/8:15.AM$/) as string,
      'Hotel or street address': 'Creek Hotel',
      'Note from the traveller': 'Room 12',
      'Traveller’s language': 'English',
      'Lead guest': 'Amina Haddad · \u2066+971 50 123 4567\u2069',
      Booking: `${reference}-1`,
    })
    expect(mail && emailText(mail.letter)).not.toMatch(/AED|43\.21|100/)
  })

  it('is told of the guests in the order of the units of their option', async () => {
    const { floor } = office
    const units = (['ADULT', 'SENIOR', 'CHILD'] as const).map((id) => ({ id, price: 10_000 }))
    const { slug } = await seedExperience(floor.db, floor.shop, { options: [{ units }] })
    const party = { ADULT: 2, SENIOR: 1, CHILD: 2 }
    const start = '2026-12-01T09:00'
    const shopper = await openShopper(floor.api, {
      experience: slug,
      option: 'standard',
      start,
      units: party,
    })
    const placed = expectOutcome(await shopper.order(), 'pay')
    floor.network.pay(placed.reference)
    await readInvoice(floor.api, placed)
    expect(factsOf((await told())[0])).toMatchObject({ Guests: '2 adults · 1 senior · 2 children' })
  })

  it('is told the day on which it ends, when that is another than it begins', async () => {
    const { floor } = office
    const options = [{ durationMinutes: 2 * 1440 + 540 }]
    const { slug } = await seedExperience(floor.db, floor.shop, { options })
    const selection = { experience: slug, option: 'standard', start: '2026-12-01T09:00', units: { ADULT: 2 } }
    const placed = expectOutcome(await (await openShopper(floor.api, selection)).order(), 'pay')
    floor.network.pay(placed.reference)
    await readInvoice(floor.api, placed)
    const [mail] = await told()
    expect(factsOf(mail)['Time']).toMatch(/^9:00.AM – December 3, 2026 at 6:00.PM \(Dubai time\)$/)
  })

  it('is told so in the language that they read', async () => {
    const { db } = office.floor
    await db('suppliers').update({ language: 'ar' })
    await bookEverything()
    const [mail] = await told()
    await db('suppliers').update({ language: null })
    expect(mail?.letter.title).toBe('لديكم حجز جديد')
    expect(factsOf(mail)).toMatchObject({
      الوقت: expect.stringContaining('(بتوقيت دبي)') as string,
      الضيوف: 'بالغان · طفل واحد',
    })
  })

  it('hears of it from the shop’s own site, as its travellers do', async () => {
    const { db, shop } = office.floor
    const storefronts = db('storefronts').where({ id: shop.storefront.id })
    const before = await storefronts.clone().first<object>('every_other_host', 'hosts')
    await storefronts.clone().update({ every_other_host: false, hosts: ['dunes.example'] })
    await office.buy()
    const [mail] = await told()
    await storefronts.clone().update(before)
    expect(new URL(mail?.site ?? '').hostname).toBe('dunes.example')
  })

  it('is told when the bank takes its word back', async () => {
    office.floor.network.declineCaptures = true
    const { reference } = await office.buy()
    const mails = await told()
    expect(mails.map(({ kind }) => kind)).toEqual(['supplier-booking', 'supplier-booking-unpaid'])
    expect(mails[1]?.letter.subject).toContain(`${reference}-1`)
  })
})

/** A change of the first booking of an order, at what it costs. */
async function change(reference: string, wanted: BookingChange) {
  const { deps } = office.floor
  const key = { orderId: await orderIdOf(deps.db, reference), booking: `${reference}-1` }
  const { refund, due } = await readChange(deps, key, { change: wanted, language: 'en' })
  const request = { change: wanted, agreedRefund: refund, agreedDue: due }
  return changeBooking(deps, key, { idempotencyKey: JSON.stringify(wanted), request, language: 'en' })
}

describe('the supplier of a booking that is changed', () => {
  it('is told all who had been coming, also those of whom nobody comes any more', async () => {
    const { floor } = office
    const units = (['ADULT', 'CHILD', 'INFANT'] as const).map((id) => ({ id, price: 10_000 }))
    const { slug } = await seedExperience(floor.db, floor.shop, { options: [{ units }] })
    const start = '2026-12-01T09:00'
    const party = { ADULT: 3, CHILD: 1, INFANT: 1 }
    const shopper = await openShopper(floor.api, {
      experience: slug,
      option: 'standard',
      start,
      units: party,
    })
    const placed = expectOutcome(await shopper.order(), 'pay')
    floor.network.pay(placed.reference)
    await readInvoice(floor.api, placed)
    await told()
    office.clear()
    const wanted: BookingChange = { kind: 'move', start, units: { ADULT: 1, INFANT: 1 } }
    expect(await change(placed.reference, wanted)).toMatchObject({ outcome: 'changed' })
    const [mail] = await told()
    expect(mail?.kind).toBe('supplier-booking-changed')
    expect(mail && emailText(mail.letter)).toContain('3 adults · 1 child · 1 infant')
    expect(factsOf(mail)).toMatchObject({ Guests: '1 adult · 1 infant' })
  })
})

describe('the supplier of a booking that is cancelled', () => {
  it('is told what is kept of guests who no longer come, and at the end what is kept then and in total', async () => {
    const { deps, db } = office.floor
    const { reference } = await office.buy()
    const steps = [{ days: 0, hours: 0, minutes: 0, penaltyPercent: 50 }]
    await db.raw(
      `update bookings set sold_as = jsonb_set(sold_as, '{cancellation}', ?) where reference = ?`,
      [JSON.stringify({ kind: 'TIERED', steps }), `${reference}-1`],
    )
    await told()
    office.clear()
    await change(reference, { kind: 'leave', units: { ADULT: 1 } })
    const [left] = await told()
    expect(left?.kind).toBe('supplier-booking-changed')
    expect(factsOf(left)).toMatchObject({
      'Kept as cancellation fee': expect.stringMatching(/^AED.50$/) as string,
      'Refund to the traveller': expect.stringMatching(/^AED.50$/) as string,
    })
    office.clear()
    const key = { orderId: await orderIdOf(deps.db, reference), booking: `${reference}-1` }
    const { refund } = await readCancellation(deps, key)
    await cancelBooking(deps, key, { idempotencyKey: 'rest', request: { agreedRefund: refund } })
    const [ended] = await told()
    expect(factsOf(ended)).toMatchObject({
      'Kept as cancellation fee': expect.stringMatching(/^AED.50$/) as string,
      'Refund to the traveller': expect.stringMatching(/^AED.50$/) as string,
      'Kept in total, with earlier changes': expect.stringMatching(/^AED.100$/) as string,
      'Refund in total, with earlier changes': expect.stringMatching(/^AED.100$/) as string,
    })
  })

  it('is told the sums in the currency of their listing too, where they were converted from it', async () => {
    const { deps, db } = office.floor
    const { reference } = await office.buy()
    await told()
    office.clear()
    const exchange = { from: 'USD', to: 'AED', rate: '3.6725', day: '2026-11-20' }
    await db.raw(`update bookings set explanation = explanation || ? where reference = ?`, [
      JSON.stringify({ exchange }),
      `${reference}-1`,
    ])
    const key = { orderId: await orderIdOf(deps.db, reference), booking: `${reference}-1` }
    const { refund } = await readCancellation(deps, key)
    await cancelBooking(deps, key, { idempotencyKey: 'own', request: { agreedRefund: refund } })
    const [mail] = await told()
    expect(factsOf(mail)).toMatchObject({
      'Refund to the traveller': expect.stringMatching(/^AED.200 \(≈.(USD|\$).?54\.46\)$/) as string,
    })
  })

  it('is told what was kept of its price and what goes back', async () => {
    const { deps, clock } = office.floor
    const { reference } = await office.buy()
    await told()
    office.clear()
    const before = clock.now()
    clock.set('2026-12-01T00:00:00Z')
    const key = { orderId: await orderIdOf(deps.db, reference), booking: `${reference}-1` }
    const { refund, fee } = await readCancellation(deps, key)
    expect(fee.amount).toBeGreaterThan(0)
    const command = { idempotencyKey: 'late', request: { agreedRefund: refund } }
    expect(await cancelBooking(deps, key, command)).toMatchObject({ outcome: 'cancelled' })
    const [mail] = await told()
    clock.set(before.toString())
    expect(mail?.kind).toBe('supplier-booking-cancelled')
    expect(factsOf(mail)).toMatchObject({
      'Kept as cancellation fee': expect.stringMatching(/^AED.200$/) as string,
      'Refund to the traveller': expect.stringMatching(/^AED.0$/) as string,
    })
  })
})

describe('the supplier of a booking that is decided later', () => {
  it('hears that places are reserved, and until when, and again once they are paid', async () => {
    const { reference } = await office.place({ payLater: true }, { paymentMethod: 'PAY_LATER' })
    const [mail, ...more] = await told()
    expect(more).toEqual([])
    expect(mail?.kind).toBe('supplier-reserved')
    expect(mail && emailText(mail.letter)).toMatch(
      /The places are held until November 23, 2026 at 12:00.PM \(Dubai time\)/,
    )
    // how to reach who has not paid is none of their business yet
    expect(factsOf(mail)).toMatchObject({ 'Lead guest': 'Amina Haddad' })
    expect(await markPaid(office.floor.deps, reference)).toBe('paid')
    expect(await kinds()).toEqual(['supplier-reserved', 'supplier-booking'])
    const [, paid] = await told()
    expect(paid?.letter).toMatchObject({ title: 'A reservation has been paid' })
    expect(paid && emailText(paid.letter)).toMatch(
      /had reserved “.*” and has now paid\. The booking is confirmed\./,
    )
    expect(paid && emailText(paid.letter)).not.toContain('new booking')
  })

  it('hears that a reservation has fewer guests, as support hears what is due now', async () => {
    await office.floor.db('storefronts').update({ contact: { email: 'support@shop.test' } })
    const { reference } = await office.place({ payLater: true }, { paymentMethod: 'PAY_LATER' })
    await office.floor.work()
    office.clear()
    const wanted: BookingChange = { kind: 'leave', units: { ADULT: 1 } }
    expect(await change(reference, wanted)).toMatchObject({ outcome: 'changed' })
    const [mail, ...more] = await told()
    expect(more).toEqual([])
    expect(mail?.kind).toBe('supplier-reservation-changed')
    expect(mail && emailText(mail.letter)).toMatch(/Before: .* · 2 adults[^]*held until November 23, 2026/)
    expect(factsOf(mail)).toMatchObject({ Guests: '1 adult', 'Lead guest': 'Amina Haddad' })
    expect(mail?.letter.actions[0]?.href).toContain('/supplier/')
    const task = office.sent.find(({ kind }) => kind === 'support-reservation-changed')
    expect(task && emailText(task.letter)).toMatch(/2 adults → 1 adult[^]*is now AED.100 \(before: AED.200\)/)
    expect(task?.letter.subject).toContain(reference)
    expect(task?.letter.actions[0]?.href).toContain('/supplier/reservations/')
  })

  it('hears that a reservation was given up', async () => {
    const { deps } = office.floor
    const { reply } = await office.place({ payLater: true }, { paymentMethod: 'PAY_LATER' })
    const { reference } = expectOutcome(reply, 'placed')
    const key = { orderId: await orderIdOf(deps.db, reference), booking: `${reference}-1` }
    const { refund } = await readCancellation(deps, key)
    const command = { idempotencyKey: 'gone', request: { agreedRefund: refund } }
    expect(await cancelBooking(deps, key, command)).toMatchObject({ outcome: 'cancelled' })
    const [, mail, ...more] = await told()
    expect(more).toEqual([])
    expect(mail?.kind).toBe('supplier-reservation-cancelled')
    expect(mail && emailText(mail.letter)).toContain('which had been reserved and not paid yet')
  })

  it('has it in writing once they have said yes', async () => {
    const { reference } = await office.buy({ confirmation: 'ON_REQUEST' })
    expect(await kinds()).toEqual([])
    const { outcome } = await answerBooking(office.floor.deps, `${reference}-1`, { kind: 'confirm' })
    expect(outcome).toBe('answered')
    const [mail] = await told()
    expect(mail?.kind).toBe('supplier-booking')
    expect(factsOf(mail)).toMatchObject({ 'Lead guest': 'Amina Haddad · \u2066+971 50 123 4567\u2069' })
  })
})
