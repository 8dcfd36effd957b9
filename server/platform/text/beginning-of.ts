/** A mail carries only the beginning of what was typed; the page that it leads to has the rest. */
const mostLetters = 600

/** The beginning of what somebody typed, as mails carry it. */
export function beginningOf(typed: string): string {
  const letters = Array.from(typed)
  return letters.length > mostLetters ? `${letters.slice(0, mostLetters).join('').trimEnd()} …` : typed
}
