/** A document, as far as its cookies go. */
export interface CookieJar {
  cookie: string
  location?: Pick<Location, 'protocol'>
}

/**
 * A browser takes a cookie of this prefix over https alone, from this very host name (RFC 6265bis, section 4.1.3.2): no neighbouring
 * host and nobody on the way can plant one.
 */
const prefixOf = ({ location }: CookieJar) => (location?.protocol === 'https:' ? '__Host-' : '')

/** What a site keeps in a cookie that its scripts read. */
export function readSiteCookie(jar: CookieJar, name: string): string | undefined {
  const start = `${prefixOf(jar)}${name}=`
  const found = jar.cookie.split('; ').find((each) => each.startsWith(start))
  return found?.slice(start.length)
}

/** Removes what a site kept. */
export function forgetSiteCookie(jar: CookieJar, name: string): void {
  keepSiteCookie(jar, name, '', 0)
}

/** Keeps a value that scripts of the site may read, first party. */
export function keepSiteCookie(jar: CookieJar, name: string, value: string, days = 365): void {
  const prefix = prefixOf(jar)
  jar.cookie = `${prefix}${name}=${value}; max-age=${days * 86_400}; path=/; samesite=lax${prefix && '; secure'}`
}
