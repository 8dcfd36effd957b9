import { beforeAll, describe, expect, it } from 'vitest'
import type { Booking } from '../contract/checkout.ts'
import { printMoney } from '../platform/text/print-in-language.ts'
import { loadTexts } from '../platform/text/texts.ts'
import type { Texts } from '../platform/text/texts.ts'
import { buildBooking } from '../testing/factories/invoice.ts'
import { bookingRows, priceRows } from './invoice-rows.ts'

let texts: Texts
beforeAll(async () => {
  texts = await loadTexts(['ticket', 'lines', 'orders'])
})

/** What the invoice says of a booking under a label of its own. */
function rowsOf(overrides: Partial<Booking>, language: 'en' | 'ar' = 'en'): Record<string, string> {
  return Object.fromEntries(bookingRows(buildBooking(overrides), texts(language), language))
}

describe('the terms of cancelling on an invoice', () => {
  it.each(['ON_HOLD', 'PENDING', 'CONFIRMED'] as const)('are told of what stands: %s', (status) => {
    expect(rowsOf({ status })['Cancellation policy']).toMatch(/^Free cancellation until .*23.*2026/)
    expect(rowsOf({ status, freeUntil: undefined })['Cancellation policy']).toBe(
      texts('en')('lines:free.never'),
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

it('the price that the cart had struck through is the original price of the invoice', () => {
  const booking = buildBooking()
  const { total } = booking.price
  const reduced = {
    ...booking,
    price: { ...booking.price, originalTotal: { ...total, amount: total.amount + 5_000 } },
  }
  const rows = (of: Booking) => Object.fromEntries(priceRows(of, texts('en'), 'en'))
  expect(rows(booking)).not.toHaveProperty('Original price')
  expect(rows(reduced)['Original price']).toBe(printMoney({ ...total, amount: total.amount + 5_000 }, 'en'))
})
