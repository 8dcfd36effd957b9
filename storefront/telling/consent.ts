import { keepSiteCookie, readSiteCookie } from '../../widget/environment/site-cookie.ts'
import type { CookieJar } from '../../widget/environment/site-cookie.ts'

/** What a visitor has said to the tag manager of a site. */
export type Consent = 'granted' | 'denied'

const cookieName = 'dhow_consent'
/** Asked again after half a year. */
const keptDays = 180

/** What was said before; undefined: nothing yet. */
export function readConsent(document: CookieJar): Consent | undefined {
  const said = readSiteCookie(document, cookieName)
  return said === 'granted' || said === 'denied' ? said : undefined
}

/** Remembers it. */
export function keepConsent(document: CookieJar, consent: Consent): void {
  keepSiteCookie(document, cookieName, consent, keptDays)
}

type DataLayer = Record<string, unknown>[]

/** The array that the tag manager reads. */
export function dataLayerOf(window: Window): DataLayer {
  const global = window as unknown as { dataLayer?: DataLayer }
  global.dataLayer ??= []
  return global.dataLayer
}

/**
 * Loads the tag manager, once a visitor has agreed and only then: until now nothing of it was asked for, stored or told. The
 * policy of a page lets its host in where a site has a tag manager, and no other host.
 */
export function loadTagManager(window: Window, id: string): void {
  const { document } = window
  const src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`
  if (document.querySelector(`script[src="${src}"]`)) return
  dataLayerOf(window).push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  const script = document.createElement('script')
  script.async = true
  script.src = src
  document.head.append(script)
}
