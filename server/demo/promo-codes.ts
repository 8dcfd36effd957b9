/** A promo code of the demo. Days are counted from the day of loading, so that the demo never goes stale. */
export interface DemoPromoCode {
  code: string
  /** What it does, for the people who run the shop. */
  note: string
  discount: { kind: 'PERCENT'; percent: number } | { kind: 'AMOUNT'; amount: string; currency: string }
  /** Least total of the cart, in major units of the currency. */
  minimumTotal?: { amount: string; currency: string }
  validFromDaysAgo: number
  /** Negative: it has run out. */
  validForDays: number
  /** Most uses in all; absent: no limit. */
  maximumUses?: number
  /** Slug of the only supplier whose experiences it reduces; absent: all. */
  supplier?: string
}

export const promoCodes: DemoPromoCode[] = [
  {
    code: 'WELCOME10',
    note: '10 % on a first order, no limit',
    discount: { kind: 'PERCENT', percent: 10 },
    validFromDaysAgo: 30,
    validForDays: 3650,
  },
  {
    code: 'DHOW25',
    note: 'AED 25 off a cart of at least AED 200',
    discount: { kind: 'AMOUNT', amount: '25', currency: 'AED' },
    minimumTotal: { amount: '200', currency: 'AED' },
    validFromDaysAgo: 30,
    validForDays: 3650,
  },
  {
    code: 'DUNE15',
    note: '15 % on what Dune & Star runs, and on nothing else',
    discount: { kind: 'PERCENT', percent: 15 },
    validFromDaysAgo: 30,
    validForDays: 3650,
    supplier: 'dune-and-star',
  },
  {
    code: 'FIRST100',
    note: '20 % for the first hundred orders',
    discount: { kind: 'PERCENT', percent: 20 },
    validFromDaysAgo: 90,
    validForDays: 3650,
    maximumUses: 100,
  },
  {
    code: 'SUMMER2025',
    note: 'run out: last summer’s 15 %',
    discount: { kind: 'PERCENT', percent: 15 },
    validFromDaysAgo: 500,
    validForDays: -60,
  },
  {
    code: 'FLASH50',
    note: 'used up: half price, and no use is left',
    discount: { kind: 'PERCENT', percent: 50 },
    validFromDaysAgo: 60,
    validForDays: 3650,
    maximumUses: 0,
  },
]
