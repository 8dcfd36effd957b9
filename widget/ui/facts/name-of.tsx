import type { ReactNode } from 'react'

/** The name of something in the catalogue; one that there is in English alone says so, to who reads it aloud. */
export function nameOf(of: { name?: string; inEnglish?: true }): ReactNode {
  return of.inEnglish ? <bdi lang="en">{of.name}</bdi> : of.name
}
