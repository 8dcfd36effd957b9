/** What a widget shows first, by its view. */
import type { ViewName } from './host-options.ts'
import type { WidgetOptions } from './read-options.ts'
import type { StagePlace } from './stage.ts'

const placesOfViews: Record<
  Exclude<ViewName, 'experience' | 'availability' | 'button' | 'dialog'>,
  StagePlace
> = {
  search: { to: 'listing' },
  listing: { to: 'listing' },
  cart: { to: 'cart' },
  checkout: { to: 'checkout' },
  invoices: { to: 'invoices' },
}

/** The first place of a view. */
export function firstPlaceOf({ view, experience }: Pick<WidgetOptions, 'view' | 'experience'>): StagePlace {
  if (view === 'availability' && experience) return { to: 'availability', slug: experience }
  if (view === 'experience' || view === 'availability' || view === 'button' || view === 'dialog') {
    return experience ? { to: 'experience', slug: experience } : { to: 'listing' }
  }
  return placesOfViews[view]
}
