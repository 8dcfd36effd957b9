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
export const ecommerceEvents: Record<
  string,
  { fields: Record<string, (value: unknown) => boolean>; required: string[] }
> = {
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
export function faultsOf(name: string, { items, ...given }: Record<string, unknown>): string[] {
  const known = ecommerceEvents[name]
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
