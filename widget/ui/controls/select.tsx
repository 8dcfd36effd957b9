import type { ReactNode, SelectHTMLAttributes } from 'react'
import { Field } from './field.tsx'
import type { FieldTexts } from './field.tsx'
import { Icon } from '../pictures/icon.tsx'
import './select.css'

/** Props of `Select`: those of a native select, and its texts. `plain` stands in a line of text, without a box. */
export interface SelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id'>, FieldTexts {
  plain?: boolean
  children: ReactNode
}

/** A choice of one from a short list: the platform's own, which every phone knows how to show. */
export function Select({
  label,
  hint,
  error,
  labelHidden,
  className,
  plain = false,
  children,
  ...select
}: SelectProps) {
  return (
    <Field label={label} hint={hint} error={error} labelHidden={labelHidden} className={className}>
      {(wiring) => (
        <span className={plain ? 'select select--plain' : 'select'}>
          <select {...select} {...wiring} className="select__control">
            {children}
          </select>
          <Icon name="down" size={16} />
        </span>
      )}
    </Field>
  )
}
