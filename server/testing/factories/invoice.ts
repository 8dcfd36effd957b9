import type { ChangeRecord } from '../../contract/changes.ts'
import type { Booking, WholeInvoice } from '../../contract/checkout.ts'
import { buildLine, buildPrice, dirhams } from './cart.ts'

/** A booking as the API answers it. */
export function buildBooking(overrides: Partial<Booking> = {}): Booking {
  const { name = '', time } = overrides.pickup ?? {}
  const { experience, optionTitle, start, end, until, guests } = buildLine()
  return {
    reference: 'DH-7XR3DD-1',
    status: 'CONFIRMED',
    bookedAt: '2026-11-21T08:00:00Z',
    isOver: false,
    experience,
    option: 'shared',
    optionTitle,
    units: [
      { id: 'ADULT', quantity: 2 },
      { id: 'CHILD', quantity: 1 },
    ],
    guests,
    start,
    end,
    until,
    periods: 1,
    timeZone: 'Asia/Dubai',
    address: 'Dubai Marina, Pier 7',
    readyAt: time ? { name, time } : undefined,
    supplier: { name: 'Dune Riders', phone: '+97141234567' },
    includes: ['Dinner', 'Water'],
    knowBeforeYouGo: ['Boarding opens half an hour before.'],
    whatToBring: ['A jacket'],
    spokenLanguages: ['en', 'ar'],
    extras: [],
    price: buildPrice(),
    originalPrice: dirhams(398),
    discount: dirhams(0),
    total: dirhams(398),
    refunded: dirhams(0),
    fees: dirhams(0),
    changes: [],
    cancellation: { kind: 'FREE', steps: [] },
    freeUntil: '2026-12-23T12:00:00Z',
    cancellationTerms: [{ until: '2026-12-23T12:00:00Z', percent: 0 }],
    ...overrides,
  }
}

/** A change that was made of a booking. */
export function buildChange(overrides: Partial<ChangeRecord> = {}): ChangeRecord {
  const { start, units, guests, total } = buildBooking()
  const oneMore = units.map((unit, index) => (index === 0 ? { ...unit, quantity: unit.quantity + 1 } : unit))
  return {
    id: 'a7d0a4a1-6c1e-4e0c-9d3c-2f3f6f0f9a11',
    kind: 'leave',
    at: '2026-11-22T08:00:00Z',
    state: 'applied',
    before: { start, units: oneMore, guests: guests + 1, total },
    after: { start, units, guests, total },
    fee: dirhams(0),
    refund: dirhams(0),
    due: dirhams(0),
    ...overrides,
  }
}

/** An order as its buyer reads it, whose total is that of its bookings. */
export function buildInvoice(overrides: Partial<WholeInvoice> = {}): WholeInvoice {
  const bookings = overrides.bookings ?? [buildBooking()]
  const sum = (of: (booking: Booking) => { amount: number }) => ({
    amount: bookings.reduce((all, booking) => all + of(booking).amount, 0),
    currency: 'AED',
  })
  return {
    reference: 'DH-7XR3DD',
    invoiceId: '2026-000123',
    purchaseId: 'PU-7XR3DD',
    outcome: 'success',
    purchasedAt: '2026-11-21T08:00:00Z',
    timeZone: 'Asia/Dubai',
    language: 'en',
    currency: 'AED',
    buyer: {
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: 'ada@example.com',
      countryCode: 'GB',
      phoneNumber: '+442079460958',
      name: 'Ada Lovelace',
      phoneText: '+44 20 7946 0958',
    },
    bookings,
    subtotal: sum(({ price }) => price.total),
    discount: sum(({ discount }) => discount),
    total: sum(({ total }) => total),
    paymentMethod: 'CARD',
    paymentStatus: 'CAPTURED',
    contact: { phone: '+971 4 330 0000' },
    ...overrides,
  }
}
