import type { MissingStep } from './booking-model.ts'

/** Puts the step that is still missing in sight, in the form that an element belongs to, and moves the focus there. */
export function leadTo(step: MissingStep, from: Element): void {
  const block = blockOf(step, from)
  const first =
    block?.querySelector<HTMLElement>('[tabindex="0"], input:enabled, select') ??
    block?.querySelector('button')
  ;(first ?? block)?.focus()
  // what is still missing is also said at the foot, which then covers more of the form
  showStep(step, from)
}

/** Scrolls the step that is still missing into sight, as far as it is not; the focus stays where it is, and is seen too. */
export function showStep(step: MissingStep, from: Element): void {
  // a frame later, since what the day offers is drawn after it is known
  from.ownerDocument.defaultView?.requestAnimationFrame(() => {
    for (const shown of [blockOf(step, from), formOf(from)?.querySelector(':focus')]) {
      shown?.scrollIntoView({ block: 'nearest' })
    }
  })
}

const formOf = (element: Element) => element.closest('.booking-panel, dialog')

function blockOf(step: MissingStep, from: Element): HTMLElement | null | undefined {
  return formOf(from)?.querySelector<HTMLElement>(`[data-step="${step}"]`)
}
