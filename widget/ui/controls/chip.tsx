import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react'
import { Icon } from '../pictures/icon.tsx'
import './chip.css'

/** A choice that has been made and can be taken back; it leads to the address without it. */
export function RemovableChip({
  action,
  children,
  ...link
}: AnchorHTMLAttributes<HTMLAnchorElement> & {
  /** What a click does, said before the chip's own text: "Remove filter". */
  action: string
  children: ReactNode
}) {
  return (
    <a {...link} className="chip chip--removable">
      <span className="visually-hidden">{action} </span>
      {children}
      <Icon name="close" size={16} />
    </a>
  )
}

/** One of several things to choose; says whether it is chosen. */
export function ChoiceChip({
  chosen,
  children,
  ...button
}: Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'className'> & {
  chosen: boolean
  children: ReactNode
}) {
  return (
    <button {...button} type="button" className="chip chip--choice" aria-pressed={chosen}>
      {children}
    </button>
  )
}

/** A link in the form of a chip. */
export function LinkChip({
  children,
  ...link
}: AnchorHTMLAttributes<HTMLAnchorElement> & { children: ReactNode }) {
  return (
    <a {...link} className="chip chip--link">
      {children}
    </a>
  )
}
