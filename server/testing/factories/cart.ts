import type { Price } from '../../contract/availability.ts'
import type { Cart, CartLine } from '../../contract/carts.ts'

/** Money of the tests: dirhams. */
export const dirhams = (major: number) => ({ amount: Math.round(major * 100), currency: 'AED' })

/** A price that its lines add up to: two adults and a child. */
export function buildPrice(overrides: Partial<Price> = {}): Price {
  return {
    total: dirhams(398),
    lines: [
      {
        kind: 'unit',
        id: 'ADULT',
        quantity: 2,
        periods: 1,
        unitPrice: dirhams(149),
        amount: dirhams(298),
      },
      { kind: 'unit', id: 'CHILD', quantity: 1, periods: 1, unitPrice: dirhams(100), amount: dirhams(100) },
    ],
    ...overrides,
  }
}

/** A line of a cart as the API answers it. */
export function buildLine(overrides: Partial<CartLine> = {}): CartLine {
  return {
    id: crypto.randomUUID(),
    selection: {
      experience: 'dunes-at-dawn',
      option: 'shared-car',
      start: '2026-12-24T16:00',
      periods: 1,
      units: { ADULT: 2, CHILD: 1 },
      extras: {},
    },
    experience: {
      slug: 'dunes-at-dawn',
      title: 'Dunes at dawn with breakfast',
      destination: { slug: 'dubai', name: 'Dubai', countryCode: 'AE' },
      category: { slug: 'desert-safaris', name: 'Desert safaris' },
      picture: {
        alt: 'A low sun over red dunes',
        src: 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==',
        srcSet: '',
        width: 640,
        height: 480,
        tint: 'sand',
      },
      timeZone: 'Asia/Dubai',
      instantConfirmation: true,
      payLater: false,
    },
    optionTitle: 'Shared car',
    unitTitles: {},
    start: '2026-12-24T16:00',
    end: '2026-12-24T21:30',
    until: '2026-12-24T21:30',
    guests: 3,
    price: buildPrice(),
    freeUntil: '2026-12-23T12:00:00Z',
    cancellationTerms: [{ until: '2026-12-23T12:00:00Z', percent: 0 }],
    ...overrides,
  }
}

/** A cart whose totals are those of its lines that can be booked. */
export function buildCart(overrides: Partial<Cart> = {}): Cart {
  const lines = overrides.lines ?? [buildLine()]
  const sum = lines.filter(({ fault }) => !fault).reduce((all, { price }) => all + price.total.amount, 0)
  const discount = overrides.discount?.amount ?? 0
  return {
    id: crypto.randomUUID(),
    revision: 1,
    currency: 'AED',
    lines,
    subtotal: { amount: sum, currency: 'AED' },
    discount: { amount: discount, currency: 'AED' },
    total: { amount: sum - discount, currency: 'AED' },
    payLater: false,
    ...overrides,
  }
}
