import type { TextareaHTMLAttributes } from 'react'
import { Field } from './field.tsx'
import type { FieldTexts } from './field.tsx'
import './text-area.css'

/** Props of `TextArea`: those of a native one, and its texts. */
export interface TextAreaProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'>, FieldTexts {}

/** Several lines of text, in the direction of what is typed. */
export function TextArea({ label, hint, error, labelHidden, className, ...area }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} labelHidden={labelHidden} className={className}>
      {(wiring) => <textarea dir="auto" {...area} {...wiring} className="text-area" />}
    </Field>
  )
}
