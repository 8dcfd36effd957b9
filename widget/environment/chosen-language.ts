import { readSiteCookie } from './site-cookie.ts'
import type { CookieJar } from './site-cookie.ts'

/** The cookie of a site that remembers which language its visitor chose. */
export const languageCookieName = 'dhow_language'

/** The language that a visitor of this site chose last, if the browser keeps it and lets a script read it. */
export function chosenLanguage(document: CookieJar): string | undefined {
  try {
    const code = readSiteCookie(document, languageCookieName)
    return code && /^[a-z]{2}$/.test(code) ? code : undefined
  } catch {
    // a sandboxed frame may not even ask
    return undefined
  }
}
