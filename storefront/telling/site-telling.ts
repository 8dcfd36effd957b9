import { createContext, useContext } from 'react'
import type { Tell } from '../../widget/telling/events.ts'
import { readConsent } from './consent.ts'

/** The tag manager of a site as its pages tell it of the cart and of orders, by the names that GA4 has for them. */
export interface SiteTelling {
  /** The site has one, and the visitor has agreed. What happens before is never told, also not later. */
  isAllowed: () => boolean
  tell: Tell
}

/** Of a site without a tag manager. */
export const silent: SiteTelling = { isAllowed: () => false, tell: () => undefined }

/** List of the orders that this device placed: one that is looked at on another device is no second purchase. */
export const placedHere = 'orders-placed'

const SiteTellingContext = createContext<SiteTelling>(silent)
export const SiteTellingProvider = SiteTellingContext.Provider

/** What a page tells the tag manager of its site by; it says nothing where there is none. */
export const useSiteTelling = (): SiteTelling => useContext(SiteTellingContext)

/** Makes it. `exponents`: decimals of the site's currencies. */
export function createSiteTelling(
  window: Window,
  { tagManager, exponents }: { tagManager: string | undefined; exponents: Readonly<Record<string, number>> },
): SiteTelling {
  if (tagManager === undefined) return silent
  const isAllowed = () => readConsent(window.document) === 'granted'
  /** One after another, also while the code is on its way. */
  let turn: Promise<unknown> = Promise.resolve()
  return {
    isAllowed,
    tell(name, detail) {
      if (!isAllowed()) return
      turn = turn
        .then(() => import('../../widget/telling/data-layer.ts'))
        .then(({ pushEvents }) => pushEvents(window, 'dataLayer', [{ name, detail } as never], exponents))
        .catch(() => undefined)
    },
  }
}
