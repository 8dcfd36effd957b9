import { computed, signal } from '@preact/signals-react'
import type { ReadonlySignal } from '@preact/signals-react'
import type { Place } from '../environment/places.ts'

/** What of the product a widget shows by itself (`line`: a line of the cart, to be changed; `payment`: the way out of a frame); everything else is a link to the product's own pages. */
export type StagePlace = Extract<
  | Place
  | { to: 'availability'; slug: string }
  | { to: 'line'; line: string }
  | { to: 'payment'; url: string },
  {
    to:
      | 'listing'
      | 'experience'
      | 'availability'
      | 'cart'
      | 'line'
      | 'checkout'
      | 'payment'
      | 'order'
      | 'invoices'
  }
>

/** The way through a widget: no history of the host's page is touched. */
export interface Stage {
  place: ReadonlySignal<StagePlace | undefined>
  /** True when there is a step to go back to. */
  canGoBack: ReadonlySignal<boolean>
  go: (place: StagePlace, options?: { replace?: boolean }) => void
  back(): void
  /** Leaves everything: nothing is shown until the next `go`. */
  clear(): void
}

/** Makes the way of one widget. */
export function createStage(first?: StagePlace): Stage {
  const steps = signal<readonly StagePlace[]>(first ? [first] : [])
  return {
    place: computed(() => steps.value.at(-1)),
    canGoBack: computed(() => steps.value.length > 1),
    go(place, { replace = false } = {}) {
      steps.value = [...(replace ? steps.peek().slice(0, -1) : steps.peek()), place]
    },
    back: () => void (steps.value = steps.peek().slice(0, -1)),
    clear: () => void (steps.value = []),
  }
}

/** A place of the product as a step of the widget, if it is one. */
export function stagePlaceOf(place: Place): StagePlace | undefined {
  switch (place.to) {
    case 'home':
      return { to: 'listing' }
    case 'listing':
    case 'experience':
    case 'cart':
    case 'checkout':
    case 'order':
    case 'invoices':
      return place
    default:
      return undefined
  }
}
