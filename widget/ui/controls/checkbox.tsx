import type { InputHTMLAttributes, ReactNode } from 'react'
import './checkbox.css'

/** Props of `Checkbox`: those of the input, what it says, and a figure at the end of its line. */
export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  /** `radio` for a choice of one. */
  kind?: 'checkbox' | 'radio'
  figure?: ReactNode
  children: ReactNode
}

/** A line that can be ticked; the whole line is the target. */
export function Checkbox({ kind = 'checkbox', figure, children, className, ...input }: CheckboxProps) {
  return (
    <label className={['checkbox', `checkbox--${kind}`, className].filter(Boolean).join(' ')}>
      <input {...input} type={kind} className="checkbox__input" />
      <span className="checkbox__text">{children}</span>
      {figure === undefined ? null : <span className="checkbox__figure">{figure}</span>}
    </label>
  )
}
