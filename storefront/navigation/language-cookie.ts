import type { Language } from '../../server/contract/primitives.ts'
import { languageCookieName as name } from '../../widget/environment/chosen-language.ts'

/** The cookie that remembers a chosen language: a year, first party (specification, section 2). */
export function languageCookie(language: Language): string {
  return `${name}=${language}; max-age=31536000; path=/; samesite=lax`
}

/** Remembers the language that a link leads to, and has the link keep what was asked of the page: filters, an order. */
export function chooseLanguage(link: HTMLAnchorElement, language: Language): void {
  const { defaultView: window } = link.ownerDocument
  link.ownerDocument.cookie = languageCookie(language)
  if (!window) return
  link.search = window.location.search
  link.hash = window.location.hash
}

/**
 * For the home page of the root language: who chose another language, or whose browser asks for one, is sent to it. It
 * runs in the browser, so that the page stays one and the same for every cache. A language's full code is looked for
 * first, then its first part.
 */
export const languageScript = `(function(d){var c=/(?:^|; )${name}=([a-z]{2})/.exec(d.cookie),w=c?[c[1]]:navigator.languages||[],i=0,a;function f(l){return d.querySelector('link[hreflang="'+l+'"]')}for(;i<w.length&&!a;i++)a=f(w[i].toLowerCase())||f(w[i].slice(0,2));if(a&&a.hreflang!==d.documentElement.lang)location.replace(new URL(a.href).pathname+location.search+location.hash)})(document)`
