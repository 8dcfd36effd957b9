import type { OrderOutcome } from '../../server/contract/checkout.ts'
import type { Money } from '../../server/contract/primitives.ts'

/** What a widget tells its page, each as a CustomEvent `dhow:<name>` that bubbles out of the shadow root. */
export interface WidgetEvents {
  /** It shows its first view. */
  ready: { view: string }
  /** An experience is on the screen. */
  viewItem: { experience: string; title: string }
  /** Something was put into the cart. */
  addToCart: { experience: string; lines: number; total?: Money }
  /** A line was taken out of the cart. */
  removeFromCart: { lines: number; total?: Money }
  /** Checkout is on the screen. */
  beginCheckout: { lines: number; total?: Money }
  /** The buyer is being sent to the payment page. */
  addPaymentInfo: { reference: string }
  /** Something was booked. Once for each order, across reloads. */
  purchase: { reference: string; total: Money; experiences: string[] }
  /** What became of an order. */
  outcome: { reference: string; outcome: OrderOutcome }
  /** It could not show what was asked for. */
  error: { code: string }
}

/** Tells the page; a listener of the page that throws cannot harm the widget. */
export type Tell = <Name extends keyof WidgetEvents>(name: Name, detail: WidgetEvents[Name]) => void

/** Events of one element. */
export function tellFrom(host: HTMLElement): Tell {
  return (name, detail) =>
    void host.dispatchEvent(new CustomEvent(`dhow:${name}`, { detail, bubbles: true, composed: true }))
}
