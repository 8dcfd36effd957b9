import type { ReactNode, Ref } from 'react'
import { useId } from 'react'
import './step-block.css'

/** One step of a booking, under a heading. */
export function StepBlock({
  title,
  aside,
  ref,
  children,
}: {
  title: string
  aside?: ReactNode
  ref?: Ref<HTMLElement>
  children: ReactNode
}) {
  const id = useId()
  return (
    <section ref={ref} className="step-block" aria-labelledby={id} tabIndex={-1}>
      <div className="step-block__head">
        <h3 id={id} className="step-block__title">
          {title}
        </h3>
        {aside}
      </div>
      {children}
    </section>
  )
}
