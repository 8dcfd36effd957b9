import { useId } from 'react'
import type { ReactNode } from 'react'
import './detail-section.css'

/** A block of the page of an experience, under a heading of its own. */
export function DetailSection({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  const headingId = useId()
  return (
    <section id={id} className="detail-section" aria-labelledby={headingId}>
      <h2 id={headingId} className="detail-section__title display">
        {title}
      </h2>
      {children}
    </section>
  )
}
