/** In which currency a visitor reads prices, kept in a cookie for a year. */
import { keepSiteCookie, readSiteCookie } from '../../widget/environment/site-cookie.ts'
import type { CookieJar } from '../../widget/environment/site-cookie.ts'

const name = 'dhow_currency'

/** The visitor's currency, if the storefront sells in it. */
export function readCurrency(document: CookieJar, currencies: readonly string[]): string | undefined {
  const found = readSiteCookie(document, name)
  return found && currencies.includes(found) ? found : undefined
}

/** Remembers a currency for a year. The page reads it, because what a cache keeps is in the site's own. */
export function keepCurrency(document: CookieJar, currency: string): void {
  keepSiteCookie(document, name, currency)
}

/** Remembers a currency and has the page fetched again in it. */
export function chooseCurrency(document: Document, currency: string): void {
  keepCurrency(document, currency)
  document.defaultView?.dispatchEvent(new Event('dhow:currency'))
}

/**
 * For the head of a page: keeps the site's currency where none is kept (specification, section 9), unless the site has it guessed, and
 * hides prices until the browser knows the visitor's own currency and has fetched it, so that a price never jumps: the page
 * itself is cached for all visitors in the storefront's currency.
 */
export const currencyScript = `(function(d,l){
var e=d.documentElement.dataset,s=l.protocol==='https:',n=(s?'__Host-':'')+'${name}=',c=new RegExp('(?:^|; )'+n+'([A-Z]{3})').exec(d.cookie);
if(c?c[1]!==e.currency:'guessCurrency' in e)e.currencyPending='';
else if(!c)d.cookie=n+e.currency+'; max-age=31536000; path=/; samesite=lax'+(s?'; secure':'')
})(document,location)`
