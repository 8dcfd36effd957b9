import { useId } from 'react'
import type { ReactNode } from 'react'
import type { MissingStep } from './booking-model.ts'
import './step-block.css'

/** One step of a booking, under a heading. */
export function StepBlock({
  title,
  step,
  children,
}: {
  title: string
  /** So that the button can lead to what is still missing. */
  step?: MissingStep
  children: ReactNode
}) {
  const id = useId()
  return (
    <section data-step={step} className="step-block" aria-labelledby={id} tabIndex={-1}>
      <h3 id={id} className="step-block__title">
        {title}
      </h3>
      {children}
    </section>
  )
}
