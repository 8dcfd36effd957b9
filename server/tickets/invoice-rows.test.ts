import { beforeAll, describe, expect, it } from 'vitest'
import type { Booking } from '../contract/checkout.ts'
import { orderRows } from '../messages/order-facts.ts'
import { printMoney } from '../platform/text/print-in-language.ts'
import { loadTexts } from '../platform/text/texts.ts'
import type { Texts } from '../platform/text/texts.ts'
import { dirhams } from '../testing/factories/cart.ts'
import { buildBooking, buildChange, buildInvoice } from '../testing/factories/invoice.ts'
import { bookingRows, closingRows, groupOf, moveRows, outcomeRows, priceRows } from './invoice-rows.ts'

let texts: Texts
beforeAll(async () => {
  texts = await loadTexts(['ticket', 'lines', 'orders'])
})

/** What the invoice says of a booking under a label of its own. */
function rowsOf(overrides: Partial<Booking>, language: 'en' | 'ar' = 'en'): Record<string, string> {
  return Object.fromEntries(
    bookingRows(buildBooking(overrides), { timeZone: 'Asia/Dubai', t: texts(language), language }),
  )
}

it('dates payments, order and bookings by the clocks of the buyer, wherever the bookings are', () => {
  const bookings = [buildBooking({ timeZone: 'Asia/Tokyo' }), buildBooking()]
  const at = '2026-11-21T18:00:00Z'
  const moves = [{ kind: 'payment', at: '2026-11-22T03:00:00Z', amount: dirhams(398) }] as const
  const invoice = buildInvoice({ bookings, moves: [...moves], purchasedAt: at, timeZone: 'America/Chicago' })
  const t = texts('en')
  expect(moveRows(invoice, t, 'en')[0]?.[0]).toMatch(/^November\s21, 2026/)
  const told = expect.stringMatching(/^November\s21, 2026 at 12:00\sPM \(CST\)$/) as string
  expect(orderRows(invoice, t, 'en').map(([, value]) => value)).toContainEqual(told)
  const booked = bookings.map((booking) =>
    Object.fromEntries(
      bookingRows({ ...booking, bookedAt: at }, { timeZone: invoice.timeZone, t, language: 'en' }),
    ),
  )
  expect(booked.map((rows) => rows['Booking date'])).toEqual([told, told])
})

describe('the terms of cancelling on an invoice', () => {
  it('are told of what is confirmed', () => {
    expect(rowsOf({})['Cancellation policy']).toMatch(/^Free cancellation until .*23.*2026/)
    expect(rowsOf({ cancellationTerms: [] })['Cancellation policy']).toBe('Non-refundable')
  })

  it.each([
    ['PENDING', 'Free cancellation until the supplier confirms · Once confirmed: Non-refundable'],
    ['ON_HOLD', 'Free cancellation until you have paid · Once paid: Non-refundable'],
  ] as const)('begin where it is confirmed: %s', (status, said) => {
    expect(rowsOf({ status, cancellationTerms: [] })['Cancellation policy']).toBe(said)
  })

  it('are every step that still applies, and not that nothing comes back', () => {
    const steps = [{ until: '2026-11-26T12:00:00Z', percent: 30 }, { percent: 60 }]
    expect(rowsOf({ freeUntil: undefined, cancellationTerms: steps })['Cancellation policy']).toMatch(
      /^If you cancel by November 26, 2026 at 4:00\sPM \(Dubai time\), 30% is kept · After that, 60% is kept$/,
    )
  })

  it.each(['CANCELLED', 'REJECTED', 'EXPIRED', 'REDEEMED'] as const)(
    'are not told of what has ended, in whatever language: %s',
    (status) => {
      expect(rowsOf({ status })).not.toHaveProperty('Cancellation policy')
      expect(rowsOf({ status }, 'ar')).not.toHaveProperty(texts('ar')('invoice.terms'))
      expect(rowsOf({ status })['Status']).toBe(texts('en')(`orders:status.${status}`))
    },
  )

  it('give way to the reason of whoever said no', () => {
    const rows = rowsOf({ status: 'REJECTED', declineReason: 'The boat is in repair' })
    expect(rows['Additional info']).toBe('The boat is in repair')
  })
})

it.each([
  ['HOUR', 2, '4:00 PM – 9:30 PM (Dubai time) · 2 hours'],
  ['DAY', 3, '4:00 PM – 9:30 PM (Dubai time) · 3 days'],
  ['NIGHT', 1, '4:00 PM – 9:30 PM (Dubai time) · 1 night'],
] as const)(
  'the time of what is hired says until when and for how long: by the %s',
  (period, periods, said) => {
    const { price } = buildBooking()
    const lines = price.lines.map((line) => ({ ...line, period, periods }))
    expect(rowsOf({ price: { ...price, lines } })['Time']?.replaceAll('\u202f', ' ')).toBe(said)
  },
)

it('how many times a price is paid is in the digits of the language', () => {
  const booking = buildBooking()
  const lines = booking.price.lines.map((line) => ({ ...line, periods: 2 }))
  const [[name] = ['']] = priceRows({ ...booking, price: { ...booking.price, lines } }, texts('fa'), 'fa')
  expect(name).toMatch(/ × ۲\)$/)
})

it('the price that the cart had struck through is the original price of the invoice', () => {
  const booking = buildBooking()
  const { total } = booking.price
  const reduced = {
    ...booking,
    price: { ...booking.price, originalTotal: { ...total, amount: total.amount + 5_000 } },
  }
  expect(rowsOf(booking)).not.toHaveProperty('Original price')
  expect(rowsOf(reduced)['Original price']).toBe(printMoney({ ...total, amount: total.amount + 5_000 }, 'en'))
  // after a change it is not what the booking cost at first
  const changed = rowsOf({ ...reduced, changes: [buildChange({ state: 'applied' })] })
  expect(changed).not.toHaveProperty('Original price')
  expect(changed['Price before discount']).toBe(printMoney({ ...total, amount: total.amount + 5_000 }, 'en'))
  // it is no part of the sum
  expect(priceRows(reduced, texts('en'), 'en').map(([label]) => label)).not.toContain('Original price')
})

it.each([
  ['CONFIRMED', 'standing'],
  ['PENDING', 'standing'],
  ['REDEEMED', 'standing'],
  ['CANCELLED', 'cancelled'],
  ['REJECTED', 'failed'],
  ['EXPIRED', 'failed'],
] as const)('a booking that is %s stands under the heading “%s”', (status, group) => {
  expect(groupOf({ status })).toBe(group)
})

describe('the end of an invoice', () => {
  const plain = (text: string | undefined) => text?.replaceAll(/[\u00a0\u202f]/g, ' ')
  const closing = (...bookings: Booking[]) =>
    closingRows(buildInvoice({ bookings }), texts('en'), 'en').map(([label, value]) => [label, plain(value)])

  it('says what was given back of a cancelled booking, and what was paid in the end', () => {
    const cancelled = buildBooking({ status: 'CANCELLED', refunded: dirhams(300), fees: dirhams(98) })
    expect(closing(buildBooking(), cancelled)).toEqual([
      ['Refunded', '−AED 300'],
      ['Total after refunds', 'AED 496'],
      ['of which cancellation fees', 'AED 98'],
    ])
  })

  it('is a sum from the total on, of the order and of a booking that guests have left', () => {
    const change = buildChange({ refund: dirhams(100), fee: dirhams(20) })
    const left = buildBooking({ changes: [change], refunded: dirhams(100), fees: dirhams(20) })
    const sum = [
      ['Paid, no longer due after changes', '+AED 120'],
      ['Total paid', 'AED 518'],
      ['Refunded', '−AED 100'],
      ['Total after refunds', 'AED 418'],
      ['of which cancellation fees', 'AED 20'],
    ]
    expect(closing(left)).toEqual(sum)
    const rows = outcomeRows(left, texts('en'), 'en').map(([label, value]) => [label, plain(value)])
    expect(rows).toEqual(sum)
  })

  it('takes off the price of one booking of several that was never charged', () => {
    const rows = (booking: Booking) =>
      outcomeRows(booking, texts('en'), 'en').map(([label, value]) => [label, plain(value)])
    expect(rows(buildBooking({ status: 'CANCELLED' }))).toEqual([['Not charged', '−AED 398']])
    expect(rows(buildBooking({ status: 'CANCELLED', fees: dirhams(398) }))).toEqual([
      ['of which cancellation fees', 'AED 398'],
    ])
    expect(rows(buildBooking())).toEqual([])
  })

  it('adds nothing where nothing was given back', () => {
    expect(closing(buildBooking())).toEqual([])
  })
})

it('tells of each payment and refund on which day it was, and which refund has not arrived', () => {
  const moves = [
    { kind: 'payment', at: '2026-11-21T21:00:00Z', amount: dirhams(458) },
    { kind: 'payment', at: '2026-11-23T08:00:00Z', amount: dirhams(229) },
    { kind: 'refund', at: '2026-11-24T08:00:00Z', amount: dirhams(100) },
    { kind: 'refund', at: '2026-11-25T08:00:00Z', amount: dirhams(50), open: true },
  ] as const
  const rows = moveRows(buildInvoice({ moves: [...moves] }), texts('en'), 'en')
  expect(rows.map(([label, value]) => [label, value.replaceAll(/[\u00a0\u202f]/g, ' ')])).toEqual([
    // past midnight in Dubai
    ['November 22, 2026: payment by card', 'AED 458'],
    ['November 23, 2026: payment by card', 'AED 229'],
    ['November 24, 2026: refund', '−AED 100'],
    ['November 25, 2026: refund, not received yet', '−AED 50'],
  ])
})
