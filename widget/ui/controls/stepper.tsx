import { useId } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useEnvironment } from '../../environment/environment.tsx'
import { Icon } from '../pictures/icon.tsx'
import './stepper.css'

/** Props of `Stepper`. */
export interface StepperProps {
  label: string
  hint?: ReactNode
  value: number
  minimum: number
  maximum: number
  onChange: (value: number) => void
  /** Why there cannot be more; stands beside the number as long as it is at its maximum. Default: the maximum, where the number can change. */
  limit?: string
}

/** A small number with a step up and a step down. At its limits a button stays where the focus is, and the reason stands beside it. */
export function Stepper({ label, hint, value, minimum, maximum, onChange, limit }: StepperProps) {
  const { t } = useTranslation('common')
  const { formats, announce } = useEnvironment()
  const id = useId()
  const atLeast = value <= minimum
  const atMost = value >= maximum
  // a number that can neither grow nor shrink needs no reason, unless others have taken its room
  const reason = limit ?? (maximum > minimum ? t('stepper.most', { most: maximum }) : '')
  const isBeside = atMost && reason && reason !== hint
  return (
    <div className="stepper" role="group" aria-labelledby={id}>
      <div className="stepper__text">
        <p id={id} className="stepper__label">
          {label}
        </p>
        {hint ? <p className="stepper__hint">{hint}</p> : null}
        {isBeside ? (
          <p id={`${id}-reason`} className="stepper__reason">
            {reason}
          </p>
        ) : null}
      </div>
      <button
        type="button"
        className="stepper__step"
        aria-label={t('stepper.fewer', { label })}
        aria-disabled={atLeast || undefined}
        onClick={() => (atLeast ? announce(t('stepper.least', { least: minimum })) : onChange(value - 1))}
      >
        <Icon name="minus" size={16} />
      </button>
      <output className="stepper__value" aria-live="polite">
        {formats.number().format(value)}
      </output>
      <button
        type="button"
        className="stepper__step"
        aria-label={t('stepper.more', { label })}
        aria-disabled={atMost || undefined}
        aria-describedby={isBeside ? `${id}-reason` : undefined}
        onClick={() => (atMost ? announce(reason) : onChange(value + 1))}
      >
        <Icon name="plus" size={16} />
      </button>
    </div>
  )
}
