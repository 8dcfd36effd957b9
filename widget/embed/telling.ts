import type { DataLayerEvent } from '../telling/data-layer.ts'
import { formerNames } from '../telling/events.ts'
import type { Tell, WidgetEventName, WidgetEvents } from '../telling/events.ts'

/** Whether and where analytics are told. */
export interface AnalyticsTerms {
  /** Name of the page's array. */
  analytics?: string
  consent?: 'granted' | 'denied'
}

/** The page of a widget as a listener: its events, and its analytics when they are asked for and allowed. */
export interface Telling {
  tell: Tell
  /** Changes the terms; what waited for consent is told or forgotten. */
  allow(terms: AnalyticsTerms): void
  /** Decimals of the storefront's currencies, without which no figure can be told. */
  count(exponents: Readonly<Record<string, number>>): void
}

/** What waits for consent grows no further. */
const mostWaiting = 100

/**
 * Makes the voice of one widget. A listener of the page that throws cannot harm it; one that still listens to a name of
 * the version before hears what it always heard.
 */
export function createTelling(host: HTMLElement, page: Window, former = formerNames): Telling {
  let terms: AnalyticsTerms = {}
  let exponents: Readonly<Record<string, number>> = {}
  let waiting: DataLayerEvent[] = []
  /** One after another, also while the code is on its way. */
  let turn: Promise<unknown> = Promise.resolve()

  const settle = () => {
    const { analytics, consent } = terms
    if (!analytics || consent === 'denied') waiting = []
    if (!analytics || consent !== 'granted') return
    const allowed = waiting
    waiting = []
    if (allowed.length === 0) return
    turn = turn
      .then(() => import('../telling/data-layer.ts'))
      .then(({ pushEvents }) => pushEvents(page, analytics, allowed, exponents))
      .catch(() => undefined)
  }
  return {
    tell: (name, detail) => {
      for (const said of [name, ...(former[name] ?? [])]) {
        host.dispatchEvent(new CustomEvent(`dhow:${said}`, { detail, bubbles: true, composed: true }))
      }
      if (!terms.analytics) return
      waiting = [...waiting, eventOf(name, detail)].slice(-mostWaiting)
      settle()
    },
    allow(next) {
      terms = next
      settle()
    },
    count: (known) => void (exponents = known),
  }
}

function eventOf<Name extends WidgetEventName>(name: Name, detail: WidgetEvents[Name]): DataLayerEvent {
  return { name, detail } as DataLayerEvent
}
