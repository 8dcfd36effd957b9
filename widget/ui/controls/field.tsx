import { useId } from 'react'
import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import './field.css'

/** What ties a control to its label, hint and error. Spread it onto the control. */
export interface FieldWiring {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** Texts around a control. */
export interface FieldTexts {
  label: ReactNode
  /** Stands under the label before anything is typed. */
  hint?: ReactNode
  /** Stands beside the control and is read with it. */
  error?: string
  /** The label is there for screen readers only: the control's surroundings say it to the eye. */
  labelHidden?: boolean
}

/** A labelled control of any kind. */
export function Field({
  label,
  hint,
  error,
  labelHidden = false,
  className,
  children,
}: FieldTexts & { className?: string; children: (wiring: FieldWiring) => ReactNode }) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={['field', error && 'field--wrong', className].filter(Boolean).join(' ')}>
      <label className={labelHidden ? 'visually-hidden' : 'field__label'} htmlFor={id}>
        {label}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className="field__hint">
          {hint}
        </p>
      ) : null}
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {error ? (
        <p id={`${id}-error`} className="field__error">
          {error}
        </p>
      ) : null}
    </div>
  )
}

/** Props of `TextField`: those of an input, and its texts. */
export interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id'>, FieldTexts {
  ref?: Ref<HTMLInputElement>
  /** A word or sign inside the field, before what is typed. */
  before?: ReactNode
  /** One after it. */
  after?: ReactNode
}

/** One line of text. */
export function TextField({
  label,
  hint,
  error,
  labelHidden,
  className,
  before,
  after,
  ...input
}: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} labelHidden={labelHidden} className={className}>
      {(wiring) => (
        <span className="field__box">
          {before ? <span className="field__before">{before}</span> : null}
          <input {...input} {...wiring} className="field__input" />
          {after ? <span className="field__after">{after}</span> : null}
        </span>
      )}
    </Field>
  )
}
