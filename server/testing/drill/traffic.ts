import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { CalendarReply, DeparturesReply } from '../../contract/availability.ts'
import type { OpenCartReply } from '../../contract/carts.ts'
import type { Invoice, PlaceOrderReply } from '../../contract/checkout.ts'
import type { SearchReply } from '../../contract/catalogue.ts'
import { offeredCards } from '../../payments/sandbox/test-cards.ts'
import { count, json, openPaymentPage } from '../soak/shop-client.ts'
import type { Send, Tally } from '../soak/shop-client.ts'
import type { Offer } from '../soak/shopper.ts'

/** When something was tried, and whether it went well. */
export interface Try {
  at: number
  ok: boolean
  what: string
  /** Its status, or how it ended without one. */
  why: string
  tookMs: number
}

/** What is asked again and again while things are broken. */
export interface Probe {
  tries: Try[]
  stop(): Promise<void>
}

const newKey = () => ({ 'idempotency-key': randomUUID() })

/** Starts asking: each time one of `attempts`, which has a few seconds. */
export function startProbe(
  everyMs: number,
  attempts: () => {
    what: string
    run: (signal: AbortSignal) => Promise<Response>
    good: (status: number) => boolean
  },
): Probe {
  const tries: Try[] = []
  const over = new AbortController()
  const work = async () => {
    while (!over.signal.aborted) {
      const { what, run, good } = attempts()
      const at = performance.now()
      const { ok, why } = await attempt(run(AbortSignal.timeout(5_000)), good)
      tries.push({ at, ok, what, why, tookMs: performance.now() - at })
      await delay(everyMs)
    }
  }
  const working = work()
  return {
    tries,
    stop: () => {
      over.abort()
      return working
    },
  }
}

async function attempt(
  asked: Promise<Response>,
  good: (status: number) => boolean,
): Promise<Pick<Try, 'ok' | 'why'>> {
  try {
    const reply = await asked
    const said = (await reply.text()).slice(0, 80)
    return good(reply.status) ? { ok: true, why: '' } : { ok: false, why: `${reply.status} ${said}` }
  } catch (error) {
    const { name, cause } = error as Error
    return { ok: false, why: cause instanceof Error ? cause.message : name }
  }
}

/** Opens a cart with a place in it, over and over: what writes. */
export function probeWrites(origin: string, offers: readonly Offer[]): Probe {
  return startProbe(250, () => ({
    what: 'POST /api/v1/carts',
    good: (status) => status === 201,
    run(signal) {
      const line = { ...oneOf(offers), units: { ADULT: 1 } }
      const init = json({ line, currency: 'AED' }, newKey())
      return fetch(`${origin}/api/v1/carts`, { ...init, signal })
    },
  }))
}

/** Reads pages that the cache has and some that no process has made yet. */
export function probeReads(origin: string, paths: readonly string[]): Probe {
  return startProbe(100, () => {
    const isNew = randomInt(10) === 0
    const what = isNew ? `/things-to-do?priceTo=${randomInt(100, 100_000)}` : oneOf(paths)
    return {
      what,
      good: (status) => status < 400,
      run: (signal) => fetch(origin + what, { signal, redirect: 'manual' }),
    }
  })
}

/** Every start of some days of two dozen experiences; the first ones are the ones that all want. */
export async function readManyOffers(send: Send): Promise<Offer[]> {
  const month = Temporal.Now.plainDateISO().add({ months: 1 }).toString().slice(0, 7)
  const { cards } = (await send('/api/v1/experiences?city=dubai')).body as SearchReply
  const offers: Offer[] = []
  for (const { slug } of cards) {
    const path = `/api/v1/experiences/${slug}`
    const calendar = (await send(`${path}/calendar?month=${month}`)).body as Partial<CalendarReply>
    for (const { date } of (calendar.days ?? []).filter(({ state }) => state === 'open').slice(0, 4)) {
      const { options } = (await send(`${path}/departures?date=${date}`)).body as DeparturesReply
      for (const { id, departures } of options) {
        offers.push(...departures.map(({ start }) => ({ experience: slug, option: id, start })))
      }
    }
  }
  return offers
}

/** An order of which its buyer read that it is confirmed. */
export interface SeenOrder {
  reference: string
  at: number
}

/** Buys, pays and looks until it is decided. Half of the buyers want one of ten starts. */
export async function buyOnce(
  { send, offers, tally }: { send: Send; offers: readonly Offer[]; tally: Tally },
  seen: SeenOrder[],
): Promise<void> {
  const offer = oneOf(randomInt(2) === 0 ? offers.slice(0, 10) : offers)
  const opened = await send(
    '/api/v1/carts',
    json({ line: { ...offer, units: { ADULT: 1 + randomInt(3) } }, currency: 'AED' }, newKey()),
  )
  const { token, cart, refused } = opened.body as OpenCartReply
  if (refused || opened.status !== 201) return count(tally, 'sold out, or refused for another reason')
  const placed = await send(
    '/api/v1/orders',
    json(
      {
        buyer: {
          firstName: 'Drill',
          lastName: 'Test',
          email: `${randomUUID()}@example.com`,
          countryCode: 'AE',
          phoneNumber: '050 123 4567',
        },
        agreedTotal: cart.total,
        paymentMethod: 'CARD',
      },
      {
        authorization: `Bearer ${token}`,
        ...newKey(),
        'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
      },
    ),
  )
  const order = placed.body as PlaceOrderReply
  if (placed.status !== 200 || order.outcome !== 'pay') {
    const { code = order.outcome } = placed.body as { code?: string }
    return count(tally, `orders answered ${placed.status} ${code}`)
  }
  const form = new URLSearchParams({ choice: 'other', number: offeredCards.success.number })
  await send(await openPaymentPage(send, order.paymentUrl), { method: 'POST', body: form })
  const headers = { authorization: `Bearer ${order.orderToken}` }
  for (let looks = 0; looks < 60; looks++) {
    const invoice = (await send(`/api/v1/orders/${order.reference}`, { headers })).body as Invoice
    if (invoice.outcome !== 'in-progress') {
      count(tally, `seen: ${invoice.outcome}`)
      if (invoice.outcome === 'success') seen.push({ reference: order.reference, at: performance.now() })
      return
    }
    await delay(1_000)
  }
  count(tally, 'seen: in progress after a minute')
}

function oneOf<Item>(items: readonly Item[]): Item {
  const item = items[randomInt(items.length)]
  if (item === undefined) throw new Error('there is nothing to choose from')
  return item
}
