/** Which screen shows each place of a widget, with its texts. */
import type { ComponentType } from 'react'
import type { Tell } from '../telling/events.ts'
import type { Stage, StagePlace } from './stage.ts'
import type { Warn } from './warn.ts'

/** What every screen of a widget is given. */
export interface ScreenProps<To extends StagePlace['to'] = StagePlace['to']> {
  place: Extract<StagePlace, { to: To }>
  tell: Tell
  warn: Warn
  /** Whether lists have a search form above them. */
  canSearch: boolean
  /** Whether the widget stands in a dialog, which takes no second one. */
  inDialog: boolean
  /** Goes a step. */
  go: Stage['go']
}

/** A screen: its code and its texts, loaded when it is wanted. */
export interface Screen<To extends StagePlace['to'] = StagePlace['to']> {
  load: () => Promise<ComponentType<ScreenProps<To>>>
  namespaces: readonly string[]
}

/** Every place that a widget shows. */
const screens: { [To in StagePlace['to']]: Screen<To> } = {
  listing: {
    load: async () => (await import('./screens/listing-screen.tsx')).ListingScreen,
    namespaces: ['search', 'experience'],
  },
  experience: {
    load: async () => (await import('./screens/experience-screen.tsx')).ExperienceScreen,
    namespaces: ['experience', 'detail', 'availability', 'lines'],
  },
  availability: {
    load: async () => (await import('./screens/availability-screen.tsx')).AvailabilityScreen,
    namespaces: ['experience', 'availability', 'lines'],
  },
  cart: {
    load: async () => (await import('./screens/cart-screen.tsx')).CartScreen,
    namespaces: ['cart', 'lines', 'faults', 'experience'],
  },
  line: {
    load: async () => (await import('./screens/line-screen.tsx')).LineScreen,
    namespaces: ['cart', 'availability', 'lines', 'faults', 'experience'],
  },
  checkout: {
    load: async () => (await import('./screens/checkout-screen.tsx')).CheckoutScreen,
    namespaces: ['checkout', 'cart', 'lines', 'faults', 'account'],
  },
  payment: {
    load: async () => (await import('./screens/payment-screen.tsx')).PaymentScreen,
    namespaces: ['embed-rare'],
  },
  order: {
    load: async () => (await import('./screens/order-screen.tsx')).OrderScreen,
    namespaces: ['orders', 'lines', 'faults'],
  },
  invoices: {
    load: async () => (await import('./screens/invoices-screen.tsx')).InvoicesScreen,
    namespaces: ['orders', 'lines', 'account'],
  },
}

const search: Screen<'listing'> = {
  async load() {
    // its list comes beside it, and is not waited for; the screen says so when it does not come
    screens.listing.load().catch(() => undefined)
    return (await import('./screens/search-screen.tsx')).SearchScreen
  },
  namespaces: screens.listing.namespaces,
}

/** The screen of a place. */
export function screenOf(place: StagePlace, canSearch: boolean): Screen {
  return (place.to === 'listing' && canSearch ? search : screens[place.to]) as Screen
}
