import type { ReactNode } from 'react'

/** A name of the catalogue. One that exists in English alone is marked so for screen readers. */
export function nameOf(of: { name?: string; inEnglish?: true }): ReactNode {
  return of.inEnglish ? <bdi lang="en">{of.name}</bdi> : of.name
}
