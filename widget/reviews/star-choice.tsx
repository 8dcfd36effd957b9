import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import './star-choice.css'

const steps = [1, 2, 3, 4, 5] as const

/** One to five stars, as a group of radio buttons: one stop for the Tab key, arrows choose. */
export function StarChoice({
  value,
  error,
  onChange,
}: {
  /** 0: none yet. */
  value: number
  error?: string
  onChange: (value: number) => void
}) {
  const { t } = useTranslation('reviews')
  const id = useId()
  const [pointed, setPointed] = useState(0)
  const lit = pointed || value
  const meaning = steps.find((step) => step === lit)
  return (
    <fieldset
      className="star-choice"
      aria-describedby={error ? `${id}-error` : undefined}
      aria-invalid={error ? true : undefined}
    >
      <legend className="star-choice__legend">{t('fields.rating')}</legend>
      <div className="star-choice__line">
        <span className="star-choice__stars" onPointerLeave={() => setPointed(0)}>
          {steps.map((step) => (
            <label
              key={step}
              className={step <= lit ? 'star-choice__step star-choice__step--lit' : 'star-choice__step'}
              onPointerEnter={() => setPointed(step)}
            >
              <input
                type="radio"
                className="star-choice__radio"
                name={`rating${id}`}
                data-field="rating"
                value={step}
                checked={value === step}
                aria-label={`${t('stars', { count: step })}, ${t(`meaning.${step}`)}`}
                onChange={() => onChange(step)}
              />
              <svg width="40" height="40" viewBox="0 0 24 24" aria-hidden="true">
                <path d="M12 2.5 14.9 9l7 .7-5.3 4.7 1.6 6.9L12 17.7l-6.2 3.6 1.6-6.9L2.1 9.7l7-.7Z" />
              </svg>
            </label>
          ))}
        </span>
        <span className="star-choice__meaning" aria-hidden="true">
          {meaning ? t(`meaning.${meaning}`) : null}
        </span>
      </div>
      {error ? (
        <p id={`${id}-error`} className="star-choice__error">
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}
