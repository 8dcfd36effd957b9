import type { ReactNode } from 'react'
import { Icon } from '../ui/pictures/icon.tsx'
import './filter-group.css'

/** One filter: a title that folds, and its values as a group of that name. */
export function FilterGroup({
  title,
  open,
  children,
}: {
  title: string
  open: boolean
  children: ReactNode
}) {
  return (
    <details className="filter-group" open={open}>
      <summary className="filter-group__title">
        {title}
        <Icon name="down" size={16} />
      </summary>
      <fieldset className="filter-group__values">
        <legend className="visually-hidden">{title}</legend>
        {children}
      </fieldset>
    </details>
  )
}
