import type { ReactNode } from 'react'

/** A name of the catalogue. One that exists in English alone is marked so for screen readers. */
export function nameOf(of: { name?: string; inEnglish?: true }): ReactNode {
  return of.inEnglish ? <bdi lang="en">{of.name}</bdi> : of.name
}

/**
 * The direction of a text of the catalogue. On a page from the right one with letters of Hebrew or Arabic is in the page's
 * language, whatever name it begins with ("VNB 125"); any other goes the way of its first letter (undefined, as `bdi` does).
 */
export const wayOf = (text: string, direction: string): 'rtl' | undefined =>
  direction === 'rtl' && /[\u05d0-\u08ff]/.test(text) ? direction : undefined
