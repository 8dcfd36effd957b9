import { expect, it } from 'vitest'
import { pushEvents } from './data-layer.ts'
import type { DataLayerEvent } from './data-layer.ts'

/** Types that the reference of GA4's recommended events names. */
const isText = (value: unknown) => typeof value === 'string' && value !== ''
const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value)
const isCount = (value: unknown) => Number.isInteger(value) && (value as number) > 0
const isPlace = (value: unknown) => Number.isInteger(value) && (value as number) >= 0

/** Fields of an item, as the reference has them; those that the widget could fill. */
const itemFields: Record<string, (value: unknown) => boolean> = {
  item_id: isText,
  item_name: isText,
  index: isPlace,
  price: isNumber,
  quantity: isCount,
}

const money = { currency: (value: unknown) => /^[A-Z]{3}$/.test(String(value)), value: isNumber }

/** Fields of each event beside `items`, and which of them the reference requires. */
const events: Record<string, { fields: Record<string, (value: unknown) => boolean>; required: string[] }> = {
  view_item_list: { fields: { ...money, item_list_id: isText, item_list_name: isText }, required: [] },
  select_item: { fields: { item_list_id: isText, item_list_name: isText }, required: [] },
  view_item: { fields: money, required: ['currency', 'value'] },
  add_to_cart: { fields: money, required: ['currency', 'value'] },
  remove_from_cart: { fields: money, required: ['currency', 'value'] },
  view_cart: { fields: money, required: ['currency', 'value'] },
  begin_checkout: { fields: { ...money, coupon: isText }, required: ['currency', 'value'] },
  add_payment_info: {
    fields: { ...money, coupon: isText, payment_type: isText },
    required: ['currency', 'value'],
  },
  purchase: {
    fields: { ...money, transaction_id: isText },
    required: ['currency', 'value', 'transaction_id'],
  },
  refund: { fields: { ...money, transaction_id: isText }, required: ['currency', 'value', 'transaction_id'] },
}

/** What the reference does not know in an event, or misses. */
function faultsOf(name: string, { items, ...given }: Record<string, unknown>): string[] {
  const known = events[name]
  if (!known) return [`there is no event ${name}`]
  const wrong = (fields: Record<string, (value: unknown) => boolean>, values: object) =>
    Object.entries(values).flatMap(([field, value]) =>
      fields[field]?.(value) ? [] : [`${field}: ${String(value)}`],
    )
  const list = Array.isArray(items) ? (items as Record<string, unknown>[]) : []
  return [
    ...wrong(known.fields, given),
    ...known.required.filter((field) => !(field in given)).map((field) => `${field} is missing`),
    ...(list.length === 0 ? ['items are missing'] : []),
    ...list.flatMap((item) => [
      ...wrong(itemFields, item),
      ...('item_id' in item || 'item_name' in item ? [] : ['an item has neither id nor name']),
      // what a price is of is not said otherwise
      ...('price' in item && !('quantity' in item) ? ['a price without a quantity'] : []),
    ]),
  ]
}

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
  expect(all.map(({ event }) => event).toSorted()).toEqual(Object.keys(events).toSorted())
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
