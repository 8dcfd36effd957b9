import type { Environment } from '../environment/environment.tsx'
import { createFormats } from '../environment/formats.ts'
import { directionOf, localeOf } from '../environment/i18n.ts'
import { returnAddressOf } from './return-from-payment.ts'
import { baseOf, chooseLanguage } from './choose-language.ts'
import type { WidgetOptions } from './read-options.ts'
import { addressIn } from './links.ts'
import type { Shop } from './shop.ts'
import { stagePlaceOf } from './stage.ts'
import type { Stage } from './stage.ts'
import type { Warn } from './warn.ts'

/** What a widget's surroundings are made of. */
export interface WidgetSurroundings {
  window: Window
  shop: Shop
  stage: Stage
  options: WidgetOptions
  portal: () => HTMLElement
  announce: (message: string) => void
  warn: Warn
}

/** The environment of a widget: the product from within another site's page. */
export function createWidgetEnvironment({
  window,
  shop,
  stage,
  options,
  portal,
  announce,
  warn,
}: WidgetSurroundings): Environment {
  const { storefront, theme, map, site } = shop.setup
  const { languages, currencies } = storefront
  const language = chooseLanguage(languages, options.language, window) ?? 'en'
  if (options.language && language !== baseOf(options.language)) {
    warn('language', `"${options.language}" is none of ${languages.join(', ')}`)
  }
  const currency = currencies.find((code) => code === options.currency) ?? storefront.currency
  if (options.currency && currency !== options.currency) {
    warn('currency', `"${options.currency}" is none of ${currencies.join(', ')}`)
  }
  const experienceCard = options.layout ?? theme.layout.experienceCard
  return {
    api: shop.speak(language, currency),
    storefront,
    language,
    locale: localeOf(language),
    formats: createFormats(localeOf(language)),
    direction: directionOf(language),
    currency,
    layout: { ...theme.layout, experienceCard },
    // the one screen with a list brings the cards along: no other pays for them
    card: () => null,
    map,
    memory: shop.memory,
    visitMemory: shop.visitMemory,
    proofs: shop.proofs,
    address: (place) => addressIn(site, language, place),
    navigate(target, { replace, external } = {}) {
      if (typeof target === 'string') {
        // the secure payment page, and nothing else, takes the place of the host's page
        if (!external) return
        // no payment page lets itself be framed
        if (window.top === window) window.location.assign(target)
        else stage.go({ to: 'payment', url: target })
        return
      }
      const place = stagePlaceOf(target)
      if (place) stage.go(place, { replace })
    },
    portal,
    announce,
    buyer: options.buyer,
    returnAddress: () => returnAddressOf(options.returnUrl ?? pageOf(window), storefront.slug),
  }
}

/** The page to come back to; a frame whose document was written into it has none of its own, but that of its page. */
function pageOf({ location, document }: Window): string {
  return /^https?:/.test(location.protocol) ? location.href : document.referrer || document.baseURI
}
