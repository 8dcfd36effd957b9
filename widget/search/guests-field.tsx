import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useEnvironment } from '../environment/environment.tsx'
import { Icon } from '../ui/pictures/icon.tsx'
import './guests-field.css'

const mostGuests = 500

/** How many come: a number with a step up and a step down, or any number. Without scripts it is typed. */
export function GuestsField({
  guests,
  onGuests,
}: {
  guests: number | undefined
  onGuests: (guests: number | undefined) => void
}) {
  const { t } = useTranslation(['search', 'common'])
  const { announce } = useEnvironment()
  const id = useId()
  const label = t('guests.label')
  const set = (count: number) => onGuests(count >= 1 ? Math.min(count, mostGuests) : undefined)
  const step = (count: number) => {
    set(count)
    // the focus stays on the button
    announce(count >= 1 ? t('guests.count', { count }) : t('guests.any'))
  }
  const steps = [
    { icon: 'minus', name: t('common:stepper.fewer', { label }), by: -1, off: guests === undefined },
    { icon: 'plus', name: t('common:stepper.more', { label }), by: 1, off: guests === mostGuests },
  ] as const
  return (
    <div className="guests-field">
      <label className="guests-field__label" htmlFor={id}>
        {label}
      </label>
      <div className="guests-field__line">
        <input
          id={id}
          className="guests-field__input"
          type="number"
          inputMode="numeric"
          name="guests"
          min={1}
          max={mostGuests}
          placeholder={t('guests.any')}
          value={guests ?? ''}
          onChange={({ target }) => set(Math.trunc(target.valueAsNumber || 0))}
        />
        {steps.map(({ icon, name, by, off }) => (
          <button
            key={icon}
            type="button"
            className="guests-field__step"
            aria-label={name}
            aria-disabled={off || undefined}
            onClick={() => (off ? undefined : step((guests ?? 0) + by))}
          >
            <Icon name={icon} size={16} />
          </button>
        ))}
      </div>
    </div>
  )
}
