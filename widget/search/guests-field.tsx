import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import './guests-field.css'

const mostGuests = 20

/** How many come. */
export function GuestsField({
  guests,
  onGuests,
}: {
  guests: number | undefined
  onGuests: (guests: number | undefined) => void
}) {
  const { t } = useTranslation('search')
  const id = useId()
  const shown = Math.max(mostGuests, guests ?? 0)
  return (
    <div className="guests-field">
      <label className="guests-field__label" htmlFor={id}>
        {t('guests.label')}
      </label>
      <select
        id={id}
        className={guests ? 'guests-field__input' : 'guests-field__input guests-field__input--any'}
        name="guests"
        value={guests ?? ''}
        onChange={({ target }) => onGuests(target.value === '' ? undefined : Number(target.value))}
      >
        <option value="">{t('guests.any')}</option>
        {Array.from({ length: shown }, (_, index) => index + 1).map((count) => (
          <option key={count} value={count}>
            {t('guests.count', { count })}
          </option>
        ))}
      </select>
    </div>
  )
}
