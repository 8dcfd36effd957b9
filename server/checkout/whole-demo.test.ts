import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findDiscrepancies } from '../availability/ledger.queries.ts'
import { quoteSelection } from '../availability/quote-selection.ts'
import { readCalendar } from '../availability/read-calendar.ts'
import { readDepartures } from '../availability/read-departures.ts'
import { Selection } from '../contract/availability.ts'
import type { StoredUnit } from '../catalogue/listings/listing-price.ts'
import { cartRoutes } from '../carts/carts.routes.ts'
import { loadDemo } from '../demo/load-demo.ts'
import { orderRoutes } from '../orders/orders.routes.ts'
import type { Database } from '../platform/database.ts'
import type { ServedStorefront } from '../platform/http.ts'
import { systemClock } from '../platform/clock.ts'
import { createStorefrontFinder } from '../storefronts/find-storefront.ts'
import { testDatabase } from '../testing/database.ts'
import { buildApi } from '../testing/factories/api.ts'
import { openShopper, readInvoice } from '../testing/factories/checkout.ts'
import { buildDeps } from '../testing/factories/deps.ts'
import { fakeNetwork } from '../testing/factories/payment-network.ts'
import { checkoutRoutes } from './checkout.routes.ts'

let test: Awaited<ReturnType<typeof testDatabase>>
let db: Database
let deps: ReturnType<typeof buildDeps> & { payments: ReturnType<typeof fakeNetwork> }
let storefront: ServedStorefront
beforeAll(async () => {
  test = await testDatabase()
  db = test.db
  deps = { ...buildDeps(db), clock: systemClock, payments: fakeNetwork() } as typeof deps
  await loadDemo(deps)
  const found = await createStorefrontFinder(deps).byHost('localhost')
  if (!found) throw new Error('the demo has no marketplace')
  storefront = found
})
afterAll(() => test.close())

interface Offered {
  slug: string
  code: string
  units: StoredUnit[]
  periodMinimum: number | null
}

async function listOffered(): Promise<Offered[]> {
  const { rows } = await db.raw<{ rows: Offered[] }>(
    `select e.slug, o.code, o.units, e.period_minimum "periodMinimum" from options o join experiences e on e.id = o.experience_id
     where e.negotiation <> 'ONLY' order by e.id, o.position`,
  )
  return rows
}

/** The smallest party that may book an option, on the first start that has room; undefined when none has within a year. */
async function findSelection({ slug, code, units, periodMinimum }: Offered): Promise<Selection | undefined> {
  const start = await findStart(slug, code)
  const chosen = units.find(({ id }) => id === 'ADULT' || id === 'ITEM') ?? units[0]
  if (!start || !chosen) return undefined
  const party = Object.fromEntries(units.map(({ id, minimum }) => [id, minimum]))
  return Selection.parse({
    experience: slug,
    option: code,
    start,
    periods: periodMinimum ?? 1,
    units: { ...party, [chosen.id]: Math.max(1, chosen.minimum) },
  })
}

async function findStart(slug: string, code: string): Promise<string | undefined> {
  let month = Temporal.Now.plainDateISO('UTC').toPlainYearMonth()
  for (let looked = 0; looked < 13; looked++, month = month.add({ months: 1 })) {
    const { days } = await readCalendar(deps, storefront, {
      slug,
      month: month.toString(),
      guests: 1,
      currency: 'AED',
    })
    for (const { date, state } of days) {
      if (state !== 'open' && state !== 'few') continue
      const { options } = await readDepartures(deps, storefront, { slug, date })
      const open = options
        .find(({ id }) => id === code)
        ?.departures.find((departure) => departure.state === 'open')
      if (open) return open.start
    }
  }
  return undefined
}

describe('everything that the demo sells', () => {
  it('can be found in the calendar, quoted in every currency, ordered, paid and confirmed', async () => {
    const api = buildApi(storefront, [cartRoutes(deps), checkoutRoutes(deps), orderRoutes(deps)])
    const endings: Record<string, number> = {}
    const wrong: unknown[] = []
    for (const [index, offered] of (await listOffered()).entries()) {
      const currency = storefront.currencies[index % storefront.currencies.length] ?? 'AED'
      const selection = await findSelection(offered)
      if (!selection) {
        wrong.push([offered.slug, offered.code, 'never open'])
        continue
      }
      const quote = await quoteSelection(deps, { storefront, currency, language: 'ar' }, selection)
      const customer = await openShopper(api, selection, currency)
      const placed = await customer.order()
      if (quote.outcome !== 'available' || placed.outcome !== 'pay') {
        wrong.push([selection, currency, quote, placed])
        continue
      }
      deps.payments.pay(placed.reference)
      const invoice = await readInvoice(api, placed)
      endings[invoice.outcome] = (endings[invoice.outcome] ?? 0) + 1
      if (invoice.total.amount !== quote.price.total.amount) {
        wrong.push([selection, invoice.total, quote.price.total])
      }
    }
    expect(wrong).toEqual([])
    expect(Object.keys(endings).toSorted()).toEqual(['on-hold', 'success'])
    expect(await findDiscrepancies(db)).toEqual([])
  }, 240_000)
})
