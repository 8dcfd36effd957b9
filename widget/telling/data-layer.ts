import type { EventItem, EventMoney, WidgetEventName, WidgetEvents } from './events.ts'

/** An event as it waits for analytics. */
export type DataLayerEvent = {
  [Name in WidgetEventName]: { name: Name; detail: WidgetEvents[Name] }
}[WidgetEventName]

type Exponents = Readonly<Record<string, number>>
type Figures = Record<string, unknown>

/**
 * Adds events to the page's array in the shape of GA4. Each begins with an empty `ecommerce`, so that nothing of the one
 * before it is taken over. No text that a visitor has typed is among them.
 */
export function pushEvents(
  page: Window,
  layer: string,
  events: readonly DataLayerEvent[],
  exponents: Exponents,
): void {
  const global = page as unknown as Record<string, unknown>
  const found = global[layer]
  const list: Figures[] = Array.isArray(found) ? (found as Figures[]) : []
  // the page has asked for it by its name; its reader may be loaded later
  if (list !== found) global[layer] = list
  for (const event of events) {
    const shaped = shapeOf(event, exponents)
    if (shaped) list.push({ ecommerce: null }, shaped)
  }
}

function shapeOf(event: DataLayerEvent, exponents: Exponents): Figures | undefined {
  const valueOf = (money?: EventMoney): Figures =>
    money ? { currency: money.currency, value: money.amount / 10 ** (exponents[money.currency] ?? 2) } : {}
  const itemOf = ({ experience, title, quantity, value }: EventItem): Figures => {
    const line = valueOf(value)['value'] as number
    // GA4 multiplies: the price is one guest's
    return { item_id: experience, item_name: title, price: line / Math.max(1, quantity), quantity }
  }
  /** The reference wants something in every list. */
  const shape = (name: string, ecommerce: Figures & { items: readonly Figures[] }) =>
    ecommerce.items.length > 0 ? { event: name, ecommerce } : undefined
  const chosenOf = ({ experience, title, from }: WidgetEvents['viewItem']): Figures => ({
    item_id: experience,
    item_name: title,
    ...(from ? { price: valueOf(from)['value'], quantity: 1 } : {}),
  })
  switch (event.name) {
    case 'search':
      return shape('view_item_list', {
        items: event.detail.experiences.map((slug, index) => ({ item_id: slug, index })),
      })
    case 'selectItem':
      return shape('select_item', { items: [chosenOf(event.detail)] })
    case 'viewItem':
      return shape('view_item', { ...valueOf(event.detail.from), items: [chosenOf(event.detail)] })
    case 'addToCart':
      return shape('add_to_cart', { ...valueOf(event.detail.value), items: [itemOf(event.detail)] })
    case 'removeFromCart':
      return shape('remove_from_cart', { ...valueOf(event.detail.value), items: [itemOf(event.detail)] })
    case 'viewCart':
      return shape('view_cart', {
        ...valueOf(event.detail.total),
        items: event.detail.items.map(itemOf),
      })
    case 'beginCheckout':
      return shape('begin_checkout', {
        ...valueOf(event.detail.total),
        items: event.detail.items.map(itemOf),
      })
    case 'addPaymentInfo':
      return shape('add_payment_info', {
        ...valueOf(event.detail.total),
        items: event.detail.items.map(itemOf),
      })
    case 'purchase':
      return shape('purchase', {
        transaction_id: event.detail.reference,
        ...valueOf(event.detail.total),
        items: event.detail.items.map(itemOf),
      })
    case 'refund':
      return shape('refund', {
        transaction_id: event.detail.reference,
        ...valueOf(event.detail.value),
        items: [itemOf(event.detail)],
      })
    default:
      return undefined
  }
}
