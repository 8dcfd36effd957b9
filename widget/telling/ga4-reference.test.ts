import { expect, it } from 'vitest'
import { pushEvents } from './data-layer.ts'
import type { DataLayerEvent } from './data-layer.ts'
import { ecommerceEvents, faultsOf } from './testing/ga4-reference.ts'

const item = { experience: 'creek', title: 'Creek', quantity: 3, value: { amount: 10000, currency: 'AED' } }
const chosen = { experience: 'creek', title: 'Creek', from: { amount: 18900, currency: 'AED' } }
const total = { amount: 10000, currency: 'AED' }
const told: DataLayerEvent[] = [
  { name: 'search', detail: { text: 'boat', total: 1, experiences: ['creek'] } },
  { name: 'selectItem', detail: chosen },
  { name: 'viewItem', detail: chosen },
  { name: 'addToCart', detail: { ...item, lines: 1, total } },
  { name: 'removeFromCart', detail: { ...item, lines: 0, total } },
  { name: 'viewCart', detail: { lines: 1, total, items: [item] } },
  { name: 'beginCheckout', detail: { lines: 1, total, items: [item] } },
  { name: 'addPaymentInfo', detail: { reference: 'DH-1', total, items: [item] } },
  { name: 'purchase', detail: { reference: 'DH-1', total, experiences: ['creek'], items: [item] } },
  { name: 'refund', detail: { ...item, reference: 'DH-1', booking: 'DH-1-1' } },
]

function shaped(given: readonly DataLayerEvent[]) {
  const page = {} as Window & { layer?: { event?: string; ecommerce: Record<string, unknown> | null }[] }
  pushEvents(page, 'layer', given, { AED: 2 })
  return (page.layer ?? []).flatMap(({ event, ecommerce }) =>
    event && ecommerce ? [{ event, ecommerce }] : [],
  )
}

it('tells every event with the fields of GA4’s reference, and no other', () => {
  const all = shaped(told)
  expect(all.map(({ event }) => event).toSorted()).toEqual(Object.keys(ecommerceEvents).toSorted())
  const faults = all.flatMap(({ event, ecommerce }) =>
    faultsOf(event, ecommerce).map((fault) => `${event}: ${fault}`),
  )
  expect(faults).toEqual([])
})

it('has the price and the quantity of what is looked at and chosen', () => {
  const items = [{ item_id: 'creek', item_name: 'Creek', price: 189, quantity: 1 }]
  expect(shaped(told.slice(1, 3)).map(({ ecommerce }) => ecommerce['items'])).toEqual([items, items])
})

it('multiplies to what was paid, whatever the party', () => {
  const [purchase] = shaped(told.slice(8, 9))
  const [line] = (purchase?.ecommerce['items'] ?? []) as { price: number; quantity: number }[]
  expect((line?.price ?? 0) * (line?.quantity ?? 0)).toBeCloseTo(100, 2)
})

it('tells nothing of an empty cart or list: the reference wants something in each', () => {
  const empty: DataLayerEvent[] = [
    { name: 'viewCart', detail: { lines: 0, items: [] } },
    { name: 'search', detail: { total: 0, experiences: [] } },
  ]
  expect(shaped(empty)).toEqual([])
})
