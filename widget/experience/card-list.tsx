import type { ReactNode } from 'react'
import { useEnvironment } from '../environment/environment.tsx'
import './card-list.css'

/** A list of cards in the columns that their look needs. `strip`: on a phone in one line that scrolls sideways. */
export function CardList({
  strip = false,
  busy,
  children,
}: {
  strip?: boolean
  /** Another list is on its way. */
  busy?: boolean | undefined
  /** `li` elements. */
  children: ReactNode
}) {
  const { layout } = useEnvironment()
  return (
    <ul
      className={`card-list card-list--${layout.experienceCard}${strip ? ' card-list--strip' : ''}`}
      aria-busy={busy || undefined}
    >
      {children}
    </ul>
  )
}
