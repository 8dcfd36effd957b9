import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { CalendarReply, DeparturesReply } from '../../contract/availability.ts'
import type { CancellationQuote } from '../../contract/cancellations.ts'
import type { OpenCartReply } from '../../contract/carts.ts'
import type { BookingChange, ChangeBookingReply, ChangeQuote } from '../../contract/changes.ts'
import type { Booking, Invoice, PlaceOrderReply } from '../../contract/checkout.ts'
import { faultyCards, offeredCards } from '../../payments/sandbox/test-cards.ts'
import { below } from './random.ts'
import type { Random } from './random.ts'
import { count, json, openPaymentPage } from './shop-client.ts'
import type { Send, Tally } from './shop-client.ts'

/** Few places for many, one boat under two options, and one that its supplier confirms. */
const experiences = [
  'deira-food-walk-dubai',
  'old-dubai-walk-abra-souks',
  'dubai-creek-dhow-dinner-cruise',
  'tandem-skydive-palm-dubai',
]
const openDays = 4

/** Something that can be put into a cart. */
export interface Offer {
  experience: string
  option: string
  start: string
}

const one = <Item>(random: Random, items: readonly Item[]): Item => {
  const item = items[below(random, items.length)]
  if (item === undefined) throw new Error('there is nothing to choose from')
  return item
}
const chance = (random: Random, percent: number) => below(random, 100) < percent

/** Cards and how they go wrong: mostly well. */
const cards = [
  offeredCards.success.number,
  offeredCards.success.number,
  offeredCards.success.number,
  offeredCards.declined.number,
  offeredCards.slow.number,
  offeredCards.closed_window.number,
  // declined when it is captured
  '4000000000000341',
  ...Object.values(faultyCards).map(({ number }) => number),
]

/** What the shoppers fight for: every start of a few days of a few experiences. */
export async function readOffers(send: Send, monthsAhead: number): Promise<Offer[]> {
  const month = Temporal.Now.plainDateISO().add({ months: monthsAhead }).toString().slice(0, 7)
  const offers: Offer[] = []
  for (const experience of experiences) {
    const path = `/api/v1/experiences/${experience}`
    const calendar = (await send(`${path}/calendar?month=${month}`)).body as CalendarReply
    for (const { date } of calendar.days.filter(({ state }) => state === 'open').slice(0, openDays)) {
      const { options } = (await send(`${path}/departures?date=${date}`)).body as DeparturesReply
      for (const { id, departures } of options) {
        offers.push(...departures.map(({ start }) => ({ experience, option: id, start })))
      }
    }
  }
  return offers
}

/** Where a shopper shops, and what came of it. */
export interface Shop {
  send: Send
  offers: readonly Offer[]
  tally: Tally
  /** Decides what this shopper does. */
  random: Random
  /** Told what a buyer was shown of an order that they leave as it is. */
  promise?: (reference: string, outcome: Invoice['outcome']) => void
  /** Told of an order that was answered and that its buyer cannot read. */
  lose?: (reference: string, status: number) => void
}

/** Goes once from the cart to wherever chance leads. */
export async function shopOnce(shop: Shop): Promise<void> {
  const { random } = shop
  // each shopper at home: one address opens only so many carts
  const from = { 'x-forwarded-for': anyAddress(random) }
  const opened = await openCart(shop, from)
  if (!opened) return undefined
  const { token, cart } = opened
  const request = (paymentMethod: 'CARD' | 'PAY_LATER') =>
    json(
      {
        buyer: {
          firstName: 'Soak',
          lastName: 'Test',
          // another buyer each time: one buyer reserves only so much without paying
          email: `${randomUUID()}@example.com`,
          countryCode: 'AE',
          phoneNumber: '050 123 4567',
        },
        agreedTotal: cart.total,
        paymentMethod,
      },
      { authorization: `Bearer ${token}`, ...newKey(), ...from },
    )
  const later = cart.lines.every(({ experience }) => experience.payLater) && chance(random, 20)
  const wanted = request(later ? 'PAY_LATER' : 'CARD')
  // some click twice
  const [reply] = await Promise.all([
    shop.send('/api/v1/orders', wanted),
    ...(chance(random, 20) ? [shop.send('/api/v1/orders', wanted)] : []),
  ])
  if (reply?.status !== 200) return count(shop.tally, `orders answered ${reply?.status}`)
  const placed = reply.body as PlaceOrderReply
  count(shop.tally, `orders: ${placed.outcome}`)
  if (placed.outcome === 'review') return undefined
  if (placed.outcome === 'pay' && !(await pay(shop, placed.paymentUrl))) return undefined
  return follow(shop, { ...placed, from })
}

const anyAddress = (random: Random) => `10.${below(random, 256)}.${below(random, 256)}.${below(random, 256)}`
const newKey = () => ({ 'idempotency-key': randomUUID() })

async function openCart(
  { send, offers, random, tally }: Shop,
  from: Record<string, string>,
): Promise<OpenCartReply | undefined> {
  const select = () => ({ ...one(random, offers), units: { ADULT: 1 + below(random, 3) } })
  const opened = await send(
    '/api/v1/carts',
    json({ line: select(), currency: 'AED' }, { ...newKey(), ...from }),
  )
  const { token, cart, refused } = opened.body as OpenCartReply
  if (refused || opened.status !== 201) {
    count(tally, `carts refused: ${refused?.fault ?? opened.status}`)
    return undefined
  }
  if (!chance(random, 30)) return { token, cart }
  const headers = { authorization: `Bearer ${token}`, ...from }
  await send('/api/v1/cart/lines', json({ selection: select() }, { ...headers, ...newKey() }))
  const read = await send('/api/v1/cart', { headers })
  return { token, cart: read.body as OpenCartReply['cart'] }
}

/** False: it was not paid. */
async function pay({ send, tally, random }: Shop, paymentUrl: string): Promise<boolean> {
  if (chance(random, 15)) {
    count(tally, 'left at the payment page')
    return false
  }
  const number = one(random, cards)
  const form = new URLSearchParams({ choice: 'other', number })
  await send(await openPaymentPage(send, paymentUrl), { method: 'POST', body: form })
  count(tally, `cards ${number.slice(-4)}`)
  return number !== offeredCards.declined.number
}

/** Some never come back; some come back, look until it is decided, and some of those change their minds. */
async function follow(
  shop: Shop,
  { from, ...placed }: { reference: string; orderToken: string; from: Record<string, string> },
): Promise<void> {
  const { random } = shop
  if (chance(random, 30)) return
  const headers = { authorization: `Bearer ${placed.orderToken}`, ...from }
  let invoice: Invoice | undefined
  for (let looks = 0; looks < 10; looks++) {
    const { status, body } = await shop.send(`/api/v1/orders/${placed.reference}`, { headers })
    if (status !== 200) return shop.lose?.(placed.reference, status)
    invoice = body as Invoice
    if (invoice.outcome !== 'in-progress') break
    await delay(1_000)
  }
  count(shop.tally, `seen: ${invoice?.outcome}`)
  const booking = invoice?.bookings.find(({ status }) => status === 'CONFIRMED' || status === 'PENDING')
  if (!booking) return
  const leaves = chance(random, 40)
  if (leaves && invoice) return shop.promise?.(placed.reference, invoice.outcome)
  if (chance(random, 25)) await cancel(shop, { ...placed, booking: booking.reference })
  else if (chance(random, 50)) await change(shop, { ...placed, booking })
}

/** Comes with fewer, or at another time with as many as chance has it. */
async function change(
  shop: Shop,
  { reference, orderToken, booking }: { reference: string; orderToken: string; booking: Booking },
): Promise<void> {
  const { send, tally, offers, random } = shop
  const path = `/api/v1/orders/${reference}/bookings/${booking.reference}`
  const headers = { authorization: `Bearer ${orderToken}` }
  const starts = offers.filter(
    ({ experience, option }) => experience === booking.experience.slug && option === booking.option,
  )
  const units = { ADULT: 1 + below(random, 3) }
  const wanted: BookingChange = chance(random, 40)
    ? { kind: 'leave', units: { ADULT: 1 } }
    : { kind: 'move', start: one(random, starts).start, units }
  const asked = await send(`${path}/change-quotes`, json(wanted, { ...headers, ...newKey() }))
  const quote = asked.body as ChangeQuote
  if (asked.status !== 200) return count(tally, `changes: quote answered ${asked.status}`)
  if (quote.refusal) return count(tally, `changes refused: ${quote.refusal}`)
  const agreed = { change: wanted, agreedRefund: quote.refund, agreedDue: quote.due }
  const { status, body } = await send(`${path}/changes`, json(agreed, { ...headers, ...newKey() }))
  const reply = body as ChangeBookingReply
  count(tally, `changes: ${wanted.kind} ${status === 200 ? reply.outcome : status}`)
  if (status === 200 && reply.outcome === 'pay') await pay(shop, reply.paymentUrl)
  return undefined
}

async function cancel(
  { send, tally }: Shop,
  { reference, orderToken, booking }: { reference: string; orderToken: string; booking: string },
): Promise<void> {
  const path = `/api/v1/orders/${reference}/bookings/${booking}/cancellation`
  const headers = { authorization: `Bearer ${orderToken}` }
  const quote = (await send(path, { headers })).body as CancellationQuote
  if (quote.refusal) return count(tally, `cancelling refused: ${quote.refusal}`)
  const agreed = json({ agreedRefund: quote.refund }, { ...headers, 'idempotency-key': randomUUID() })
  const { status } = await send(path, agreed)
  return count(tally, `cancelling answered ${status}`)
}
