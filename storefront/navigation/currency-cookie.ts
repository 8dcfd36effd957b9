const name = 'dhow_currency'

/** The visitor's currency, if the storefront sells in it. */
export function readCurrency(cookies: string, currencies: readonly string[]): string | undefined {
  const found = new RegExp(`(?:^|; )${name}=([A-Z]{3})`).exec(cookies)?.[1]
  return found && currencies.includes(found) ? found : undefined
}

/** The cookie that remembers a currency: a year, first party, readable by the page only because the page fills it in. */
export function currencyCookie(currency: string): string {
  return `${name}=${currency}; max-age=31536000; path=/; samesite=lax`
}

/** Remembers a currency and has the page fetched again in it. */
export function chooseCurrency(document: Document, currency: string): void {
  document.cookie = currencyCookie(currency)
  document.defaultView?.dispatchEvent(new Event('dhow:currency'))
}
