import { useLayoutEffect } from 'react'
import type { ReactNode } from 'react'
import { answerTap } from './tapped-before.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type Told = readonly [Control, tell: () => void]

/**
 * Tells the page's components what was typed, chosen and at last tapped while their code was still on its way. React leaves it in the
 * fields when it hydrates the page, fires no event, and writes its own values over it at the next render.
 */
export function TypedBefore({ within, children }: { within: Element; children: ReactNode }) {
  // before any second render: what only this browser knows is shown in one, right after the first
  useLayoutEffect(() => void tellTyped(within).then(() => answerTap(within)), [within])
  return children
}

async function tellTyped(within: Element): Promise<void> {
  const focused = within.ownerDocument.activeElement
  const told = [...within.querySelectorAll<Control>('input, textarea, select')].flatMap(readTyped)
  // amid its own work React would first write its old value back, and the caret would be at the end
  await rendered()
  if (focused && within.contains(focused)) say(focused, 'focusin')
  for (const [control, tell] of told) {
    // one after the other, as by hand: the answer to each is rendered before the next is heard of
    tell()
    await rendered()
    // left long ago: what happens on leaving a field happens now
    if (control !== focused) say(control, 'focusout')
    await rendered()
  }
}

/** React renders its answer to what a hand does in a microtask that is queued before this one. */
const rendered = () => new Promise<void>((resolve) => queueMicrotask(resolve))

/** What differs from the server's render, and how its component hears of it. */
function readTyped(control: Control): Told[] {
  if ('options' in control) {
    const { value } = control
    const first = [...control.options].find((option) => option.defaultSelected) ?? control.options[0]
    if (value === first?.value) return []
    const tell = () => {
      control.value = value
      say(control, 'change')
    }
    return [[control, tell]]
  }
  if ('checked' in control && (control.type === 'checkbox' || control.type === 'radio')) {
    const { checked, defaultChecked } = control
    // the other radios of the group follow by themselves
    if (checked === defaultChecked || (control.type === 'radio' && !checked)) return []
    const tell = () => {
      control.checked = defaultChecked
      control.click()
    }
    return [[control, tell]]
  }
  const { value, defaultValue } = control
  if (value === defaultValue) return []
  const caret = control.selectionStart
  const tell = () => {
    // React compares with what it last saw being set on this element; the prototype's setter goes unseen
    control.value = defaultValue
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
    if (caret !== null) control.setSelectionRange(caret, caret)
    say(control, 'input')
  }
  return [[control, tell]]
}

function say(target: Element, type: string): void {
  target.dispatchEvent(new Event(type, { bubbles: true }))
}
