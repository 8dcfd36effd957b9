import { locales } from '../locales/locale-records.ts'
import type { Layout } from '../themes/names.ts'
import { themes } from '../themes/registry.ts'
import type { Api } from '../widget/environment/api.ts'
import type { Environment } from '../widget/environment/environment.tsx'
import { lazyCards } from '../widget/experience/cards/lazy-cards.tsx'
import { answeringApi } from '../widget/environment/testing/answering-api.ts'
import { createFormats } from '../widget/environment/formats.ts'
import { directionOf, localeOf } from '../widget/environment/i18n.ts'
import type { Memory } from '../widget/environment/memory.ts'
import type { Place } from '../widget/environment/places.ts'
import type { Storefront } from '../server/contract/storefronts.ts'
import type { Language } from '../server/contract/primitives.ts'

/** What a story may say about the world it stands in, as `parameters.dhow`. */
export interface StoryParameters {
  /** Replies by path ("carts/abc"), or by method and path ("post carts"). What is not listed answers 404. */
  replies?: Record<string, unknown>
  environment?: Partial<Environment>
}

/** What the toolbar has chosen. */
export interface StoryGlobals {
  theme: Layout
  language: Language
  direction: 'auto' | 'ltr' | 'rtl'
  scheme: 'light' | 'dark'
  shell: 'page' | 'shadow'
  /** How long the texts are: as written, their first words, or every word two fifths longer. */
  text: 'real' | 'short' | 'long'
}

const storefront: Storefront = {
  slug: 'dhow',
  name: 'Dhow',
  layout: 'default',
  kind: 'consumer',
  languages: locales.map(({ code }) => code as Language),
  currency: 'AED',
  currencies: ['AED', 'USD', 'EUR', 'KWD', 'JPY'],
  exponents: { AED: 2, EUR: 2, USD: 2, JPY: 0, KWD: 3 },
  contact: { phone: '+971 4 555 0100', whatsapp: '+971 50 555 0100', email: 'hello@dhow.example' },
}

/** An environment that goes nowhere and remembers nothing, so that a story looks the same each time. */
export function createStoryEnvironment(
  { theme, language, direction }: Omit<StoryGlobals, 'text'>,
  { replies = {}, environment = {} }: StoryParameters,
  portal: () => HTMLElement | undefined,
): Environment {
  const locale = environment.locale ?? localeOf(language)
  return {
    api: createStoryApi(replies),
    storefront,
    language,
    locale,
    formats: createFormats(locale, () => Date.parse('2026-11-24')),
    direction: direction === 'auto' ? directionOf(language) : direction,
    currency: storefront.currency,
    layout: themes[theme].layout,
    card: lazyCards[(environment.layout ?? themes[theme].layout).experienceCard],
    memory: createStoryMemory(),
    visitMemory: createStoryMemory(),
    address: addressOf,
    navigate: () => undefined,
    portal,
    announce: () => undefined,
    returnAddress: () => undefined,
    ...environment,
  }
}

function createStoryMemory(): Memory {
  const kept = new Map<string, string>()
  return {
    get: (name) => kept.get(name),
    set: (name, value) => void kept.set(name, value),
    remove: (name) => void kept.delete(name),
    lasts: true,
  }
}

function createStoryApi(replies: Record<string, unknown>): Api {
  const answer = (...names: string[]): unknown => {
    const reply = replies[names.find((candidate) => candidate in replies) ?? '']
    if (reply instanceof Error) throw reply
    return reply
  }
  return answeringApi({
    read: (path) => answer(`get ${path}`, path),
    write: (method, path) => answer(`${method} ${path}`, path),
  })
}

function addressOf(place: Place): string {
  if (place.to === 'listing') return ['#listing', place.city, place.category].filter(Boolean).join('/')
  return `#${place.to}${'slug' in place ? `/${place.slug}` : ''}`
}
