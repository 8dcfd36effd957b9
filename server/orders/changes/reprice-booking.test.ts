import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { groupLine } from '../../availability/group-discount.ts'
import { penaltyPercent } from '../../availability/cancellation.ts'
import type { Price, PriceLine } from '../../contract/availability.ts'
import type { CancellationPolicy, GroupDiscount } from '../../contract/listing.ts'
import { payableStep } from '../../payments/stripe-amounts.ts'
import { discountedPrice } from '../discounted-price.ts'
import type { SoldAs } from '../sold-as.ts'
import type { BookingSnapshot } from './changes.queries.ts'
import { feeOf, repriceKept, repriceMoved } from './reprice-booking.ts'

interface Sale {
  currency: string
  adults: number
  children: number
  adult: number
  child: number
  extra: number
  extraEach: boolean
  groups: GroupDiscount[]
  promoPercent: number
  codeIsShare: boolean
}

const sales = fc.record<Sale>({
  currency: fc.constantFrom('AED', 'JPY', 'KWD', 'EUR'),
  adults: fc.integer({ min: 1, max: 30 }),
  children: fc.integer({ min: 0, max: 20 }),
  // in steps of ten, which every currency can be charged
  adult: fc.integer({ min: 0, max: 50_000 }).map((price) => price * 10),
  child: fc.integer({ min: 0, max: 50_000 }).map((price) => price * 10),
  extra: fc.integer({ min: 0, max: 5_000 }).map((price) => price * 10),
  extraEach: fc.boolean(),
  groups: fc.array(
    fc.record({ guests: fc.integer({ min: 2, max: 40 }), percent: fc.integer({ min: 1, max: 90 }) }),
    {
      maxLength: 4,
    },
  ),
  promoPercent: fc.integer({ min: 0, max: 100 }),
  codeIsShare: fc.boolean(),
})

const policies = fc.record<CancellationPolicy>({
  kind: fc.constantFrom('FREE', 'TIERED', 'NON_REFUNDABLE'),
  steps: fc.array(
    fc.record({
      days: fc.integer({ min: 0, max: 40 }),
      hours: fc.integer({ min: 0, max: 23 }),
      minutes: fc.integer({ min: 0, max: 59 }),
      penaltyPercent: fc.integer({ min: 0, max: 100 }),
    }),
    { maxLength: 5 },
  ),
})

const soldAs = ({ groups, extraEach }: Sale) =>
  ({
    extras: [{ id: 'photo', title: { en: 'Photo' }, per: extraEach ? 'PERSON' : 'BOOKING' }],
    groupDiscounts: groups,
  }) as SoldAs

function sell(sale: Sale): BookingSnapshot {
  const { currency, adults, children } = sale
  const money = (amount: number) => ({ amount, currency })
  const guests = adults + children
  const unit = (id: string, quantity: number, price: number): PriceLine[] =>
    quantity === 0
      ? []
      : [{ kind: 'unit', id, quantity, periods: 1, unitPrice: money(price), amount: money(price * quantity) }]
  const units = [...unit('ADULT', adults, sale.adult), ...unit('CHILD', children, sale.child)]
  const places = money(sumOf(units))
  const group = groupLine(sale.groups, { guests, places })
  const quantity = sale.extraEach ? guests : 1
  const extra: PriceLine = {
    kind: 'extra',
    id: 'photo',
    quantity,
    periods: 1,
    unitPrice: money(sale.extra),
    amount: money(sale.extra * quantity),
  }
  const lines = [...units, extra, ...(group ? [group] : [])]
  const originalPrice = sumOf(lines)
  const step = payableStep(currency)
  const discount = Math.min(
    originalPrice,
    Math.round((originalPrice * sale.promoPercent) / 100 / step) * step,
  )
  const price: Price = { total: money(originalPrice), lines }
  return {
    start: '2026-12-01T09:00',
    end: '2026-12-01T11:00',
    startsAt: '2026-12-01T05:00:00Z',
    units: { ADULT: adults, CHILD: children },
    guests,
    extras: { photo: quantity },
    explanation: discountedPrice(price, { discount, promoCode: 'CODE' }),
    originalPrice,
    discount,
    price: originalPrice - discount,
  }
}

const sold = (sale: Sale, now = sell(sale)) => ({
  now,
  soldAs: soldAs(sale),
  codeIsShare: sale.codeIsShare,
})

const sumOf = (lines: readonly PriceLine[]) => lines.reduce((sum, { amount }) => sum + amount.amount, 0)

describe('cancelling guests again and again, at any time and by any terms', () => {
  it('gives back never less than nothing, and with what stays here never more than was paid', () => {
    fc.assert(
      fc.property(
        sales,
        policies,
        fc.array(fc.tuple(fc.nat(), fc.nat(), fc.integer({ min: 0, max: 60 * 24 * 50 })), {
          minLength: 1,
          maxLength: 6,
        }),
        (sale, policy, rounds) => {
          const start = Temporal.Instant.from('2026-12-01T05:00:00Z')
          let booking = sell(sale)
          const paid = booking.price
          let [refunded, kept] = [0, 0]
          for (const [lessAdults, lessChildren, minutesBefore] of rounds) {
            const { ADULT = 0, CHILD = 0 } = booking.units
            const units = { ADULT: ADULT - (lessAdults % ADULT), CHILD: CHILD - (lessChildren % (CHILD + 1)) }
            const guests = units.ADULT + units.CHILD
            const after = repriceKept(sold(sale, booking), { units, guests })
            const percent = penaltyPercent(policy, {
              startsAt: start,
              timeZone: 'Asia/Dubai',
              now: start.subtract({ minutes: minutesBefore }),
            })
            const less = booking.price - after.price
            const fee = feeOf(less, percent, sale.currency)
            const step = payableStep(sale.currency)
            expect(less).toBeGreaterThanOrEqual(0)
            expect(less - fee).toBeGreaterThanOrEqual(0)
            expect((less - fee) % step).toBe(0)
            expect(after.price).toBeGreaterThanOrEqual(0)
            // the explanation adds up to what it costs
            expect(sumOf(after.explanation.lines)).toBe(after.price)
            expect(after.explanation.total.amount).toBe(after.price)
            expect(after.originalPrice - after.discount).toBe(after.price)
            refunded += less - fee
            kept += fee
            booking = after
          }
          expect(booking.price + refunded + kept).toBe(paid)
          expect(refunded).toBeLessThanOrEqual(paid)
        },
      ),
      { numRuns: 600 },
    )
  })

  it('costs the same whether guests leave one by one or together, as long as no group discount is lost on the way', () => {
    fc.assert(
      fc.property(sales, fc.nat({ max: 28 }), (sale, less) => {
        const plain = { ...sale, groups: [], promoPercent: 0, adults: less + 1 }
        const first = sell(plain)
        const leave = (from: BookingSnapshot, adults: number) =>
          repriceKept(sold(plain, from), {
            units: { ADULT: adults, CHILD: plain.children },
            guests: adults + plain.children,
          })
        let step = first
        for (let adults = less; adults >= 1; adults--) step = leave(step, adults)
        expect(step.price).toBe(leave(first, 1).price)
      }),
      { numRuns: 100 },
    )
  })
})

describe('who falls below the size of a group', () => {
  const sale: Sale = {
    currency: 'AED',
    adults: 8,
    children: 0,
    adult: 10_000,
    child: 0,
    extra: 0,
    extraEach: false,
    groups: [{ guests: 8, percent: 10 }],
    promoPercent: 0,
    codeIsShare: true,
  }
  const kept = (adults: number, over: Partial<Sale> = {}) =>
    repriceKept(sold({ ...sale, ...over }), {
      units: { ADULT: adults },
      guests: adults,
    })

  it('pays the full price for the others, told by the lines', () => {
    const after = kept(7)
    expect(after.price).toBe(70_000)
    expect(after.explanation.lines.some(({ kind }) => kind === 'group')).toBe(false)
  })

  it('never pays more in all than before', () => {
    const after = kept(7, { groups: [{ guests: 8, percent: 50 }] })
    expect(after.price).toBe(40_000)
    expect(after.explanation.lines.at(-1)).toMatchObject({
      kind: 'group',
      id: 'kept',
      amount: { amount: -30_000 },
    })
  })

  it('keeps the share that a promo code took', () => {
    expect(kept(4, { promoPercent: 25 })).toMatchObject({
      originalPrice: 40_000,
      discount: 10_000,
      price: 30_000,
    })
  })
})

describe('a promo code of a fixed sum', () => {
  const sale: Sale = {
    currency: 'AED',
    adults: 4,
    children: 0,
    adult: 10_000,
    child: 0,
    extra: 0,
    extraEach: false,
    groups: [],
    promoPercent: 25,
    codeIsShare: false,
  }
  const booking = sold(sale)
  const moved = (amount: number) => {
    const price: Price = { total: { amount, currency: 'AED' }, lines: [] }
    return repriceMoved(booking, { ...booking.now, units: { ADULT: amount / 10_000 } }, price)
  }

  it('takes off no more when guests are added', () => {
    expect(moved(50_000)).toMatchObject({ originalPrice: 50_000, discount: 10_000, price: 40_000 })
  })

  it('takes off the same when guests leave, and never more than there is to pay', () => {
    const kept = (adults: number) => repriceKept(booking, { units: { ADULT: adults }, guests: adults })
    expect(kept(2)).toMatchObject({ originalPrice: 20_000, discount: 10_000, price: 10_000 })
    expect(moved(5_000)).toMatchObject({ originalPrice: 5_000, discount: 5_000, price: 0 })
  })
})

describe('the price before reductions', () => {
  const line = (id: string, quantity: number, [price, before]: [number, number?]): PriceLine => {
    const dirhams = (amount: number) => ({ amount, currency: 'AED' })
    return {
      kind: 'unit',
      id,
      quantity,
      periods: 1,
      unitPrice: dirhams(price),
      ...(before && { originalUnitPrice: dirhams(before) }),
      amount: dirhams(price * quantity),
    }
  }
  const lines = [line('ADULT', 3, [16_000, 20_000]), line('CHILD', 1, [8_000])]
  const booking: BookingSnapshot = {
    start: '2026-12-01T09:00',
    end: '2026-12-01T11:00',
    startsAt: '2026-12-01T05:00:00Z',
    units: { ADULT: 3, CHILD: 1 },
    guests: 4,
    extras: {},
    explanation: {
      total: { amount: 56_000, currency: 'AED' },
      originalTotal: { amount: 68_000, currency: 'AED' },
      lines,
    },
    originalPrice: 56_000,
    discount: 0,
    price: 56_000,
  }
  const soldTo = (now: BookingSnapshot, groupDiscounts: GroupDiscount[] = []) => ({
    now,
    soldAs: { extras: [], groupDiscounts } as unknown as SoldAs,
    codeIsShare: true,
  })
  const before = (units: BookingSnapshot['units'], guests: number, groups?: GroupDiscount[]) =>
    repriceKept(soldTo(booking, groups), { units, guests }).explanation.originalTotal

  it('is that of the guests who still come', () => {
    expect(before({ ADULT: 2, CHILD: 1 }, 3)).toEqual({ amount: 48_000, currency: 'AED' })
    expect(before({ ADULT: 1 }, 1)).toEqual({ amount: 20_000, currency: 'AED' })
  })

  it('stays beside what a promo code takes off, which is no reduction of the price', () => {
    const kept = repriceKept(soldTo({ ...booking, discount: 5_600, price: 50_400 }), {
      units: { ADULT: 2 },
      guests: 2,
    })
    expect(kept).toMatchObject({ originalPrice: 32_000, discount: 3_200, price: 28_800 })
    expect(kept.explanation.originalTotal).toMatchObject({ amount: 40_000 })
  })

  it('counts what their group pays less', () => {
    expect(before({ ADULT: 2 }, 2, [{ guests: 2, percent: 10 }])).toMatchObject({ amount: 40_000 })
  })

  it('is none where nothing is reduced for them', () => {
    expect(before({ CHILD: 1 }, 1)).toBeUndefined()
  })
})
