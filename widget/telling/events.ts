/** The events that a widget tells its page, their fields, and the version of the list. */

/** An amount in minor units of an ISO 4217 currency. */
export interface EventMoney {
  amount: number
  currency: string
}

/** Something that is or was in the cart. */
export interface EventItem {
  /** Slug of the experience. */
  experience: string
  title: string
  /** Guests, or things, that it is for. */
  quantity: number
  value: EventMoney
}

/** What became of an order. */
export type EventOutcome =
  | 'in-progress'
  | 'success'
  | 'partially-booked'
  | 'on-hold'
  | 'reserved'
  | 'payment-failed'
  | 'unsuccessful'
  | 'cancelled'

/**
 * Version of this map, by the rules of semantic versioning: a new event or field raises the second figure; one that goes
 * or changes its meaning raises the first, and fires under its old name for one more major version.
 */
export const eventsVersion = '1.1.0'

/**
 * What a widget tells its page, each as a CustomEvent `dhow:<name>` that bubbles out of the shadow root. Nothing of a
 * person is ever in one.
 */
export interface WidgetEvents {
  /** It shows its first view. */
  ready: { view: string }
  /** A list of experiences is on the screen. */
  search: { text?: string; city?: string; category?: string; total: number; experiences: string[] }
  /** An experience was chosen from a list. */
  selectItem: { experience: string; title: string; from?: EventMoney }
  /** An experience is on the screen. */
  viewItem: { experience: string; title: string; from?: EventMoney }
  /** Something was put into the cart. */
  addToCart: EventItem & { lines: number; total: EventMoney }
  /** A line was taken out of the cart. */
  removeFromCart: EventItem & { lines: number; total: EventMoney }
  /** The cart is on the screen, also an empty one. */
  viewCart: { lines: number; total?: EventMoney; items: EventItem[] }
  /** Checkout is on the screen. */
  beginCheckout: { lines: number; total?: EventMoney; items: EventItem[] }
  /** The order is placed and the buyer is being sent to the payment page. */
  addPaymentInfo: { reference: string; total?: EventMoney; items: EventItem[] }
  /** Something was booked. Once for each order, across reloads. */
  purchase: { reference: string; total: EventMoney; experiences: string[]; items: EventItem[] }
  /** Money of a booking comes back, as its traveller cancelled or changed it here. Once for each refund. */
  refund: EventItem & { reference: string; booking: string }
  /** What became of an order. */
  outcome: { reference: string; outcome: EventOutcome }
  /** It could not show what was asked for. The code is one of `errorCodes`, or that of the API's problem: `experience_unknown`. */
  error: { code: string }
  /** Its box has a size, and later another one, in pixels. */
  resize: { width: number; height: number }
}

/**
 * What stands in the way of a view: its code is stopped (`blocked`); no storefront is named, there is none of this name, or
 * this site is not on its list; the product does not answer; a script of the page has replaced a native that the widget needs.
 */
export const errorCodes = [
  'blocked',
  'storefront_missing',
  'storefront_unknown',
  'origin_not_allowed',
  'unreachable',
  'native_replaced',
] as const

/** Name of an event, without its prefix. */
export type WidgetEventName = keyof WidgetEvents

/** Every name of an event, for a page that misspells one. A test compares it with the map. */
export const eventNames =
  /^(ready|search|(select|view)Item|(addTo|removeFrom|view)Cart|beginCheckout|addPaymentInfo|purchase|refund|outcome|error|resize)$/

/** Names that events had in the major version before this one: they fire beside today's. A test asks for them. */
export const formerNames: Readonly<Partial<Record<WidgetEventName, readonly string[]>>> = {}

/** Tells the page. */
export type Tell = <Name extends WidgetEventName>(name: Name, detail: WidgetEvents[Name]) => void

declare global {
  interface HTMLElementEventMap extends PrefixedWidgetEvents {}
  interface DocumentEventMap extends PrefixedWidgetEvents {}
}

/** The events by the names under which a page listens to them. */
type PrefixedWidgetEvents = {
  [Name in WidgetEventName as `dhow:${Name}`]: CustomEvent<WidgetEvents[Name]>
}
