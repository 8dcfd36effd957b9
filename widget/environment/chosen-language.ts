/** The cookie of a site that remembers which language its visitor chose. */
export const languageCookieName = 'dhow_language'

/** The language that a visitor of this site chose last, if the browser keeps it and lets a script read it. */
export function chosenLanguage(document: Pick<Document, 'cookie'>): string | undefined {
  try {
    return new RegExp(`(?:^|; )${languageCookieName}=([a-z]{2})`).exec(document.cookie)?.[1]
  } catch {
    // a sandboxed frame may not even ask
    return undefined
  }
}
