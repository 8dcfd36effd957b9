import { useId } from 'react'
import type { ReactNode } from 'react'
import './home-section.css'

/** A part of the home page under a title. */
export function HomeSection({
  title,
  action,
  wide = false,
  children,
}: {
  title: ReactNode
  /** Leads to all of it. */
  action?: ReactNode
  /** Its content goes over the page's edges. */
  wide?: boolean
  children: ReactNode
}) {
  const id = useId()
  return (
    <section className={wide ? 'home-section home-section--wide' : 'home-section'} aria-labelledby={id}>
      <div className="home-section__head">
        <h2 id={id} className="home-section__title display">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  )
}
