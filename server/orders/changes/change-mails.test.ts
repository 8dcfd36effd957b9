import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { BookingChange } from '../../contract/changes.ts'
import { expectOutcome, openShopper, orderIdOf, readInvoice } from '../../testing/factories/checkout.ts'
import { seedExperience } from '../../testing/factories/experience.ts'
import { openPostOffice } from '../../testing/factories/post-office.ts'
import { cancelBooking, readCancellation } from '../cancellations/cancel-booking.ts'
import { changeBooking, readChange } from './change-booking.ts'

let office: Awaited<ReturnType<typeof openPostOffice>>
beforeAll(async () => {
  office = await openPostOffice()
})
afterAll(() => office.floor.close())
beforeEach(() => {
  office.clear()
  office.floor.clock.set('2026-11-21T08:00:00Z')
})

interface Order {
  reference: string
  orderToken: string
}

const keyOf = async ({ reference }: Order) => ({
  orderId: await orderIdOf(office.floor.db, reference),
  booking: `${reference}-1`,
})

/** What the buyer of an order has been sent by some work. */
async function toldOf({ reference }: Order, work: () => Promise<unknown>) {
  await office.floor.work()
  office.clear()
  await work()
  await office.floor.work()
  return office.sent
    .map(({ kind, letter, attachments }) => ({ kind, ...letter, attachments }))
    .filter(({ actions }) => actions[0]?.href.includes(reference))
}

async function change(order: Order, wanted: BookingChange): Promise<void> {
  const { deps } = office.floor
  const quote = await readChange(deps, await keyOf(order), { change: wanted, language: 'en' })
  const request = { change: wanted, agreedRefund: quote.refund, agreedDue: quote.due }
  const command = { idempotencyKey: JSON.stringify(wanted), request, language: 'en' } as const
  expect(await changeBooking(deps, await keyOf(order), command)).toMatchObject({ outcome: 'changed' })
}

/** One more guest, up to the page that takes the difference. */
async function payDearer(order: Order): Promise<void> {
  const { deps } = office.floor
  const wanted: BookingChange = { kind: 'move', start: '2026-12-01T09:00', units: { ADULT: 3 } }
  const quote = await readChange(deps, await keyOf(order), { change: wanted, language: 'en' })
  const request = { change: wanted, agreedRefund: quote.refund, agreedDue: quote.due }
  const command = { idempotencyKey: 'dearer', request, language: 'en' } as const
  expect(await changeBooking(deps, await keyOf(order), command)).toMatchObject({ outcome: 'pay' })
}

async function cancelByTraveller(order: Order): Promise<void> {
  const { deps } = office.floor
  const { refund } = await readCancellation(deps, await keyOf(order))
  await cancelBooking(deps, await keyOf(order), {
    idempotencyKey: 'end',
    request: { agreedRefund: refund },
  })
}

/** Two adults and what they have booked along. */
async function buyWith(extras: Record<string, number>): Promise<Order> {
  const { floor } = office
  const listed = [
    { id: 'seat', price: 2_000 },
    { id: 'photos', price: 1_000 },
    { id: 'lunch', price: 1_500, per: 'PERSON' as const },
  ]
  const { slug } = await seedExperience(floor.db, floor.shop, { extras: listed })
  const selection = { experience: slug, option: 'standard', start: '2026-12-01T09:00', units: { ADULT: 2 } }
  const order = expectOutcome(await (await openShopper(floor.api, { ...selection, extras })).order(), 'pay')
  floor.network.pay(order.reference)
  await readInvoice(floor.api, order)
  return order
}

const along = (extras: Record<string, number>): BookingChange => ({
  kind: 'move',
  start: '2026-12-01T09:00',
  units: { ADULT: 2 },
  extras,
})

const oneLeaves: BookingChange = { kind: 'leave', units: { ADULT: 1 } }

describe('a change', () => {
  it('is told with what it was, what comes back, and the new tickets', async () => {
    const order = await office.buy()
    const [mail] = await toldOf(order, () => change(order, oneLeaves))
    expect(mail?.kind).toBe('booking-changed')
    expect(mail?.paragraphs).toEqual([
      expect.stringContaining('2 adults → 1 adult'),
      expect.stringMatching(/^Refund to the card you paid with: AED.100/),
      expect.stringContaining('new ticket for this booking is attached'),
    ])
    expect(mail?.attachments.map(({ filename }) => filename)).toEqual([
      `${order.reference}-1.pdf`,
      `${order.reference}.ics`,
    ])
  })

  it('of one booking sends its new ticket alone: the others of the order are as they were', async () => {
    const { shopper } = await office.place()
    const { selection } = shopper.cart.lines[0] ?? (await shopper.read()).lines[0] ?? {}
    if (!selection) throw new Error('the cart is empty')
    const two = await openShopper(office.floor.api, selection)
    await two.add({ ...selection, start: '2026-12-02T09:00' })
    const order = expectOutcome(await two.order(), 'pay')
    office.floor.network.pay(order.reference)
    await readInvoice(office.floor.api, order)
    const [mail] = await toldOf(order, () => change(order, oneLeaves))
    expect(mail?.attachments.map(({ filename }) => filename)).toEqual([
      `${order.reference}-1.pdf`,
      `${order.reference}.ics`,
    ])
    expect(mail?.paragraphs.at(-1)).toContain('Its old ticket is no longer valid')
  })

  it('that cost more is told with what was paid for it and in total, and leads to the invoice', async () => {
    const order = await office.buy()
    const { network, jobs, clock } = office.floor
    const [mail] = await toldOf(order, async () => {
      await payDearer(order)
      network.pay(`${order.reference}-1`)
      clock.advance({ seconds: 3 })
      await readInvoice(office.floor.api, order)
      await jobs['settle-changes']?.({}, { attempt: 1 })
    })
    expect(mail?.paragraphs[1]).toMatch(
      /^You paid AED.100 for the difference\. In total, you have paid AED.300 for this order\.$/,
    )
    expect(mail?.actions.map(({ label }) => label)).toContain('Download invoice')
    // the page that takes the difference names what it is for
    const page = network.sessions.find(({ request }) => request.reference === `${order.reference}-1`)
    expect(page?.request.lines).toMatchObject([
      {
        name: expect.stringMatching(/^Difference for your change: /) as string,
        description: expect.stringMatching(/ · 2 adults → .* · 3 adults$/) as string,
      },
    ])
    // and what comes back may go to two cards
    const [end] = await toldOf(order, () => cancelByTraveller(order))
    expect(end?.paragraphs[2]).toContain('to the cards you paid with')
  })

  it('that cost more says what was paid and what was given back since, and each refund names the cards it goes to', async () => {
    const order = await office.buy()
    const { network, jobs, clock } = office.floor
    const [smaller] = await toldOf(order, () => change(order, oneLeaves))
    expect(smaller?.paragraphs[1]).toContain('to the card you paid with')
    const { deps } = office.floor
    const wanted: BookingChange = { kind: 'move', start: '2026-12-01T09:00', units: { ADULT: 4 } }
    const { due } = await readChange(deps, await keyOf(order), { change: wanted, language: 'en' })
    const [dearer] = await toldOf(order, async () => {
      const request = { change: wanted, agreedRefund: { amount: 0, currency: 'AED' }, agreedDue: due }
      const command = { idempotencyKey: 'dearer', request, language: 'en' } as const
      await changeBooking(deps, await keyOf(order), command)
      network.pay(`${order.reference}-1`)
      clock.advance({ seconds: 3 })
      await readInvoice(office.floor.api, order)
      await jobs['settle-changes']?.({}, { attempt: 1 })
    })
    expect(dearer?.paragraphs[1]).toMatch(
      /^You paid AED.300 for the difference\. In total, you have paid AED.500 for this order\. .*AED.100/,
    )
    // what is left of the first payment is enough for one more who leaves
    const [one] = await toldOf(order, () => change(order, { kind: 'leave', units: { ADULT: 3 } }))
    expect(one?.paragraphs[1]).toContain('to the card you paid with')
    expect(await readCancellation(deps, await keyOf(order))).toMatchObject({ refundPayments: 1 })
  })

  it('to another hour of the day names the day once', async () => {
    const order = await office.buy()
    const wanted: BookingChange = { kind: 'move', start: '2026-12-01T14:00', units: { ADULT: 2 } }
    const [mail] = await toldOf(order, () => change(order, wanted))
    expect(mail?.paragraphs[0]).toContain('Tuesday, December 1, 2026, 9:00 AM → 2:00 PM.')
  })

  it('of the kinds of guests alone tells the party as it was and as it is', async () => {
    const { floor } = office
    const { slug } = await seedExperience(floor.db, floor.shop)
    const shopper = await openShopper(floor.api, {
      experience: slug,
      option: 'standard',
      start: '2026-12-01T09:00',
      units: { ADULT: 3, INFANT: 1 },
    })
    const order = expectOutcome(await shopper.order(), 'pay')
    floor.network.pay(order.reference)
    await readInvoice(floor.api, order)
    const units = { ADULT: 2, CHILD: 1, INFANT: 1 }
    const wanted: BookingChange = { kind: 'move', start: '2026-12-01T09:00', units }
    const [mail] = await toldOf(order, () => change(order, wanted))
    expect(mail?.paragraphs[0]).toContain('3 adults · 1 infant → 2 adults · 1 child · 1 infant')
  })

  it('of the extras alone names them, and nothing that stays', async () => {
    const order = await buyWith({ seat: 2, photos: 1 })
    const [fewer] = await toldOf(order, () => change(order, along({ seat: 1, photos: 1 })))
    expect(fewer?.paragraphs[0]).toMatch(/: 2\s× seat → 1\.$/)
    expect(fewer?.paragraphs[1]).toMatch(/^Refund to the card you paid with: AED.20/)
    const [none] = await toldOf(order, () => change(order, along({ photos: 1 })))
    expect(none?.paragraphs[0]).toMatch(/: Removed: 1\s× seat\.$/)
    const { deps, network } = office.floor
    const wanted = along({ photos: 1, lunch: 1 })
    const { refund, due } = await readChange(deps, await keyOf(order), { change: wanted, language: 'en' })
    const request = { change: wanted, agreedRefund: refund, agreedDue: due }
    await changeBooking(deps, await keyOf(order), { idempotencyKey: 'lunch', request, language: 'en' })
    // the page that takes the difference says what for
    const page = network.sessions.find(({ request: asked }) => asked.reference === `${order.reference}-1`)
    expect(page?.request.lines[0]?.description).toMatch(
      / · 2 adults · 1\s× photos → .* · 2 adults · 1\s× photos · 2\s× lunch$/,
    )
  })

  it('of a reservation promises no ticket and no refund, but says the new price', async () => {
    const { reply } = await office.place({ payLater: true }, { paymentMethod: 'PAY_LATER' })
    const order = expectOutcome(reply, 'placed')
    const [mail] = await toldOf(order, () => change(order, oneLeaves))
    expect(mail?.paragraphs.slice(1)).toEqual([
      expect.stringMatching(/^The new price is AED.100/),
      'Everything else stays the same.',
    ])
    expect(mail?.attachments).toEqual([])
  })

  it('that comes after the reminder has a reminder of its own', async () => {
    const order = await office.buy()
    const { db, clock, jobs } = office.floor
    const untilTwoHours = { kind: 'FREE', steps: [{ days: 0, hours: 2, minutes: 0, penaltyPercent: 0 }] }
    await db.raw(
      `update bookings set sold_as = jsonb_set(sold_as, '{cancellation}', :policy::jsonb) where reference = :reference`,
      { policy: JSON.stringify(untilTwoHours), reference: `${order.reference}-1` },
    )
    const remind = async (now: string) => {
      clock.set(now)
      await jobs['write-to-travellers']?.({}, { attempt: 1 })
      await jobs['write-to-travellers']?.({}, { attempt: 1 })
    }
    expect(await toldOf(order, () => remind('2026-11-30T12:00:00Z'))).toMatchObject([
      { kind: 'booking-reminder' },
    ])
    await change(order, { kind: 'move', start: '2026-12-05T09:00', units: { ADULT: 2 } })
    // the time at which a row was written is the database's own
    await db('booking_changes').update({ updated_at: '2026-11-30T12:00:00Z' })
    expect(await toldOf(order, () => remind('2026-12-03T12:00:00Z'))).toEqual([])
    const [again, ...more] = await toldOf(order, () => remind('2026-12-04T12:00:00Z'))
    expect(again).toMatchObject({ kind: 'booking-reminder' })
    expect(again?.paragraphs[0]).toContain('December 5')
    expect(more).toEqual([])
  })

  it('is told each time, and the end of the booking by its own words', async () => {
    const order = await office.buy()
    const move = (start: string): BookingChange => ({ kind: 'move', start, units: { ADULT: 2 } })
    const mails = await toldOf(order, async () => {
      await change(order, move('2026-12-01T14:00'))
      await change(order, move('2026-12-02T09:00'))
      const { deps } = office.floor
      const { refund } = await readCancellation(deps, await keyOf(order))
      await cancelBooking(deps, await keyOf(order), {
        idempotencyKey: 'end',
        request: { agreedRefund: refund },
      })
    })
    expect(mails.map(({ kind }) => kind)).toEqual(['booking-changed', 'booking-changed', 'booking-cancelled'])
    const [, , end] = mails
    // left out of the file, it would stay in the traveller's calendar
    expect(end?.attachments.map(({ filename }) => filename)).toEqual([`${order.reference}.ics`])
    for (const said of [`UID:${order.reference}-1@dhow`, 'SEQUENCE:3', 'STATUS:CANCELLED']) {
      expect(String(end?.attachments[0]?.content)).toContain(said)
    }
    expect(end?.paragraphs.at(-1)).toBe('There are no other bookings in this order.')
    expect(end?.actions.map(({ label }) => label)).toContain('Download invoice')
    expect(end?.paragraphs[1]).toMatch(/AED.200/)
    expect(end?.paragraphs[2]).toBe(
      'The refund goes to the card you paid with. Banks usually take a few days to show it.',
    )
    expect(await readInvoice(office.floor.api, order)).toMatchObject({ outcome: 'cancelled' })
  })

  it('before its supplier has answered is told without a ticket, and that the authorisation is released', async () => {
    const order = await office.buy({ confirmation: 'ON_REQUEST' })
    const [end] = await toldOf(order, () => cancelByTraveller(order))
    expect(end?.kind).toBe('booking-cancelled')
    expect(end?.paragraphs[0]).toMatch(/has been cancelled\.$/)
    expect(end?.paragraphs.slice(1)).toEqual([
      expect.stringContaining('The amount authorised on your card is being released.'),
      'There are no other bookings in this order.',
    ])
  })

  it.each([
    [50, /^You paid AED.200\. Of this, AED.100 is kept as the cancellation fee\. Refund .+: AED.100\.$/],
    [100, /^The AED.200 you paid is kept as the cancellation fee\. Nothing is refunded\.$/],
  ])(
    'is told of a cancellation what was paid and kept, where %i per cent are kept',
    async (percent, said) => {
      const order = await office.buy()
      const steps = [{ days: 0, hours: 0, minutes: 0, penaltyPercent: percent }]
      await office.floor.db.raw(
        `update bookings set sold_as = jsonb_set(sold_as, '{cancellation}', ?) where reference = ?`,
        [JSON.stringify({ kind: 'TIERED', steps }), `${order.reference}-1`],
      )
      const [end] = await toldOf(order, () => cancelByTraveller(order))
      expect(end?.kind).toBe('booking-cancelled')
      expect(end?.paragraphs[1]).toMatch(said)
    },
  )

  it('is told with its cancellation that a change that waited to be paid costs nothing', async () => {
    const order = await office.buy()
    await payDearer(order)
    const [end] = await toldOf(order, () => cancelByTraveller(order))
    expect(end?.kind).toBe('booking-cancelled')
    expect(end?.paragraphs[3]).toBe(
      'Nothing is charged for the change you asked for. Any amount authorised on your card for it is released.',
    )
    const plain = await office.buy()
    const [other] = await toldOf(plain, () => cancelByTraveller(plain))
    expect(other?.paragraphs.join(' ')).not.toContain('the change you asked for')
  })

  it('is told of a cancellation what that gives back, not what a guest who left had given back before', async () => {
    const order = await office.buy()
    const mails = await toldOf(order, async () => {
      await change(order, { kind: 'leave', units: { ADULT: 1 } })
      const { deps } = office.floor
      const { refund } = await readCancellation(deps, await keyOf(order))
      await cancelBooking(deps, await keyOf(order), {
        idempotencyKey: 'rest',
        request: { agreedRefund: refund },
      })
    })
    expect(mails.at(-1)?.kind).toBe('booking-cancelled')
    expect(mails.at(-1)?.paragraphs[1]).toMatch(/AED.100\./)
  })
})

describe('the supplier', () => {
  /** What the supplier has been sent by some work. */
  const toldBy = async (work: () => Promise<unknown>) => {
    await office.floor.work()
    office.clear()
    await work()
    await office.floor.work()
    return office.toSuppliers()
  }
  /** What stands in the frame of a letter. */
  const factsOf = (mail: (typeof office.sent)[number] | undefined) =>
    Object.fromEntries(mail?.letter.cards[0]?.facts.map(({ label, value }) => [label, value]) ?? [])
  const cancelTwice = async (order: Order) => {
    const { deps } = office.floor
    const { refund } = await readCancellation(deps, await keyOf(order))
    const command = { idempotencyKey: 'end', request: { agreedRefund: refund } }
    await cancelBooking(deps, await keyOf(order), command)
    await cancelBooking(deps, await keyOf(order), command)
  }
  const supplierReads = (language: string | null) => office.floor.db('suppliers').update({ language })

  it('is told once who does not come, however often it is said', async () => {
    const order = await office.buy()
    const [supplier] = await office.floor.db<{ email: string }>('suppliers')
    const [mail, ...more] = await toldBy(() => cancelTwice(order))
    expect(more).toEqual([])
    expect(mail).toMatchObject({ kind: 'supplier-booking-cancelled', to: supplier?.email })
    expect(mail?.letter.subject).toContain(`${order.reference}-1`)
    expect(factsOf(mail)).toMatchObject({ Date: 'Tuesday, December 1, 2026', Guests: '2 adults' })
  })

  it('is told of each change once, with what was and what is', async () => {
    const order = await office.buy()
    const moved: BookingChange = { kind: 'move', start: '2026-12-02T09:00', units: { ADULT: 1 } }
    const mails = await toldBy(async () => {
      await change(order, oneLeaves)
      await change(order, moved)
    })
    expect(mails.map(({ kind }) => kind)).toEqual(['supplier-booking-changed', 'supplier-booking-changed'])
    expect(mails.map(({ letter }) => letter.paragraphs[1])).toEqual([
      expect.stringMatching(/^Before: .*December 1, .*2 adults$/),
      expect.stringMatching(/^Before: .*December 1, .*1 adult$/),
    ])
    expect(mails.map(factsOf)).toMatchObject([
      { Date: 'Tuesday, December 1, 2026', Guests: '1 adult' },
      { Date: 'Wednesday, December 2, 2026', Guests: '1 adult' },
    ])
  })

  it('is told of other extras, also that there are none any more', async () => {
    const order = await buyWith({ seat: 2 })
    const mails = await toldBy(async () => {
      await change(order, along({ seat: 1 }))
      await change(order, along({}))
    })
    expect(mails.map(({ letter }) => letter.paragraphs[1])).toEqual([
      expect.stringMatching(/^Before: .*2 adults · 2\s× seat$/),
      expect.stringMatching(/^Before: .*2 adults · 1\s× seat$/),
    ])
    expect(mails.map(factsOf)).toMatchObject([{ Extras: '1\u00a0× seat' }, { Extras: '–' }])
  })

  it('is told of a dearer change when it is paid, and not before', async () => {
    const order = await office.buy()
    const { network, jobs, clock } = office.floor
    expect(await toldBy(() => payDearer(order))).toEqual([])
    network.pay(`${order.reference}-1`)
    clock.advance({ seconds: 3 })
    const mails = await toldBy(async () => {
      await readInvoice(office.floor.api, order)
      await jobs['settle-changes']?.({}, { attempt: 1 })
    })
    expect(mails.map(factsOf)).toMatchObject([{ Guests: '3 adults' }])
  })

  it('reads it in the language that they are known to read', async () => {
    const order = await office.buy()
    await supplierReads('ar')
    const mails = await toldBy(async () => {
      await change(order, oneLeaves)
      await cancelTwice(order)
    })
    await supplierReads(null)
    expect(mails.map(({ letter }) => letter.title)).toEqual(['غيّر مسافر حجزه', 'ألغى مسافر حجزه'])
    expect(mails[0]?.letter.paragraphs.join(' ')).toContain('بالغان')
  })

  it('hears nothing of a cancellation that asks for new terms first', async () => {
    const order = await office.buy()
    const { deps } = office.floor
    const outdated = { idempotencyKey: 'old', request: { agreedRefund: { amount: 1, currency: 'AED' } } }
    const mails = await toldBy(async () => {
      expect(await cancelBooking(deps, await keyOf(order), outdated)).toMatchObject({ outcome: 'review' })
    })
    expect(mails).toEqual([])
  })
})
