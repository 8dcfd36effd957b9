import { loadNamespace } from '../../locales/index.ts'
import { views } from './host-options.ts'
import type { AheadApi } from './ask-ahead.ts'
import { wishedLanguages } from './choose-language.ts'
import type { WidgetOptions } from './read-options.ts'
import { screenOf } from './screens.ts'
import { firstPlaceOf } from './first-place.ts'
import type { StagePlace } from './stage.ts'

/**
 * Asks for the code and the texts of a widget's first screen while its storefront is on the way: one round trip instead of
 * three. Which languages the storefront speaks is not known yet; a wrong guess costs a few kilobytes and changes nothing.
 */
export function fetchAhead(options: WidgetOptions, page: Window): void {
  const [language = 'en'] = wishedLanguages(options.language, page)
  const screen =
    views[options.view] === 'button' ? undefined : screenOf(firstPlaceOf(options), options.view !== 'listing')
  const coming = ['common', 'embed', ...(screen?.namespaces ?? [])].map((name) =>
    loadNamespace(language, name),
  )
  // the screen asks again, and says so when it does not come
  for (const each of [...coming, screen?.load()]) void each?.catch(() => undefined)
}

/**
 * Asks what the first screen will ask: what is sold, or its experience and the prices of its month, both at once. The calendar of an experience
 * is of its own zone; where that has another month already, or asks for more guests, the screen asks again.
 */
export function askForScreen({ ahead }: AheadApi, place: StagePlace | undefined, currency: string): void {
  // a first list is of everything
  if (place?.to === 'listing') void ahead.call('searchExperiences', { query: {} })
  if (place?.to !== 'experience' && place?.to !== 'availability') return
  const path = { slug: place.slug }
  const month = new Date().toISOString().slice(0, 7)
  void ahead.call('readExperience', { path })
  // as the booking asks it, its currency included
  const query = { month, guests: 1, currency }
  void ahead.call('readCalendar', { path, query })
}
