import { cardLayouts } from '../../themes/layout-names.ts'
import { lostObject } from './given-objects.ts'
import { views } from './host-options.ts'
import type { GivenOptions, HostBuyer, OptionName, ViewName } from './host-options.ts'
import type { Warn } from './warn.ts'

/** Options that can be used as they are. */
export interface WidgetOptions {
  storefront: string
  view: ViewName
  experience?: string
  language?: string
  currency?: string
  theme: 'default' | 'transparent'
  /** Undefined: as what is painted behind the widget. */
  scheme?: 'light' | 'dark'
  label?: string
  /** As the page wrote them; what places the button, and what offers the choice, reads them. */
  corner?: string
  offset?: string
  switches?: string
  layout?: (typeof cardLayouts)[number]
  tokens: Readonly<Record<string, string>>
  buyer: HostBuyer
  consent?: 'granted' | 'denied'
  /** Name of the page's array. */
  analytics?: string
  returnUrl?: string
}

const buyerFields = ['firstName', 'lastName', 'email', 'countryCode', 'phoneNumber'] as const
const words = ['experience', 'language', 'currency', 'label', 'corner', 'offset', 'switches'] as const
/** Reads what a page has asked for. What cannot be used is as if it were not there, and is told. */
export function readOptions(given: GivenOptions, here: string, warn: Warn): WidgetOptions {
  const word = (name: OptionName) => {
    const value = given[name]
    if (value == null || value === '') return undefined
    if (typeof value === 'string') return withoutQuotes(name, value.trim())
    warn(name, 'it must be a text')
    return undefined
  }
  const withoutQuotes = (name: OptionName, text: string) => {
    const bare = text.replace(/^[“”„‟‘’‚«»″]+|[“”„‟‘’‚«»″]+$/g, '')
    if (bare !== text) warn(name, `${text} stands in the quotes of a word processor; write "${bare}"`)
    return bare
  }
  const oneOf = <Value extends string>(
    name: 'theme' | 'scheme' | 'layout' | 'consent',
    values: readonly Value[],
  ) => {
    const value = word(name)
    const found = values.find((known) => known === value)
    if (value !== undefined && !found) warn(name, `"${value}" is none of ${values.join(', ')}`)
    return found
  }
  const scheme = oneOf('scheme', ['light', 'dark', 'auto'])
  return {
    ...Object.fromEntries(words.map((name) => [name, word(name)])),
    storefront: word('storefront') ?? '',
    view: readView(word('view'), word('experience'), warn),
    theme: oneOf('theme', ['default', 'transparent']) ?? 'default',
    scheme: scheme === 'auto' ? undefined : scheme,
    layout: oneOf('layout', cardLayouts),
    consent: oneOf('consent', ['granted', 'denied']),
    tokens: textsOf('tokens', given.tokens, warn, readDeclarations),
    buyer: pick(textsOf('buyer', given.buyer, warn), warn),
    analytics: readAnalytics(given.analytics, warn),
    returnUrl: readReturn(word('returnUrl'), here, warn),
  }
}

function readView(asked: string | undefined, experience: string | undefined, warn: Warn): ViewName {
  const view = asked ?? 'listing'
  if (!Object.hasOwn(views, view)) {
    warn('view', `"${view}" is none of ${Object.keys(views).join(', ')}`)
    return 'listing'
  }
  if (!experience && (view === 'experience' || view === 'availability')) {
    warn('experience', `the view "${view}" needs the slug of one`)
    return 'listing'
  }
  return view as ViewName
}

/** Texts by name, from an object or from what stands for it in an attribute. */
function textsOf(
  name: 'tokens' | 'buyer',
  given: unknown,
  warn: Warn,
  readText?: (text: string) => Record<string, string>,
): Record<string, string> {
  let value = given
  if (given === lostObject) {
    warn(name, 'it was an object before the script was there; write it as a text in the attribute')
    return {}
  }
  if (typeof given === 'string') {
    if (given.trim() === '') return {}
    if (readText && !given.trim().startsWith('{')) return readText(given)
    try {
      value = JSON.parse(given)
    } catch {
      value = undefined
    }
  } else if (given == null) return {}
  if (typeof value !== 'object' || value === null) {
    warn(name, 'it must be an object, or JSON of one')
    return {}
  }
  const entries = Object.entries(value)
  for (const [field, text] of entries) {
    if (typeof text !== 'string' && text != null) warn(name, `"${field}" must be a text`)
  }
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/** `act: #0a7; radius-card: 4px`, as in a style sheet. */
function readDeclarations(text: string): Record<string, string> {
  return Object.fromEntries(
    text.split(';').flatMap((declaration) => {
      const colon = declaration.indexOf(':')
      return colon === -1 ? [] : [[declaration.slice(0, colon).trim(), declaration.slice(colon + 1).trim()]]
    }),
  )
}

/** What is typed is never in a warning: it may be personal data. */
function pick(texts: Record<string, string>, warn: Warn): HostBuyer {
  for (const field of Object.keys(texts)) {
    if (!buyerFields.some((known) => known === field)) {
      warn('buyer', `"${field}" is none of ${buyerFields.join(', ')}`)
    }
  }
  return Object.fromEntries(buyerFields.filter((field) => texts[field]).map((field) => [field, texts[field]]))
}

function readAnalytics(value: unknown, warn: Warn): string | undefined {
  if (value == null || value === false || value === 'false') return undefined
  if (value === true || value === '' || value === 'true') return 'dataLayer'
  if (typeof value === 'string' && /^[A-Za-z_$][\w$]*$/.test(value)) return value
  warn('analytics', 'it must be the name of a global array')
  return undefined
}

/** Only the page's own site: the server sends buyers nowhere else, and would refuse the order. */
function readReturn(value: string | undefined, here: string, warn: Warn): string | undefined {
  if (value === undefined) return undefined
  const url = URL.canParse(value, here) ? new URL(value, here) : undefined
  // a blob: has the origin of its page, and a page in a frame without one shares "null" with javascript:
  if (url && /^https?:$/.test(url.protocol) && url.origin === new URL(here).origin) return url.href
  warn('returnUrl', `"${value}" is no address of this site`)
  return undefined
}
