import { useTranslation } from 'react-i18next'
import type { Experience } from '../../server/contract/catalogue.ts'
import { useEnvironment } from '../environment/environment.tsx'
import { MoneyText } from '../ui/money.tsx'
import './plain-options.css'

/** Options and prices as a list, and how to book: for a browser that runs no scripts. */
export function PlainOptions({ experience }: { experience: Experience }) {
  const { t } = useTranslation('availability')
  const { address } = useEnvironment()
  return (
    <div className="plain-options">
      <h2 className="plain-options__title">{t('plain.title')}</h2>
      <ul className="plain-options__list">
        {experience.options.map((option) => (
          <li key={option.id}>
            <h3 className="plain-options__option">{option.title}</h3>
            {option.description ? <p>{option.description}</p> : null}
            <dl>
              {option.units.map(({ id, title, price }) => (
                <div key={id} className="plain-options__row">
                  <dt>{title ?? t(`party.unit.${id}`)}</dt>
                  <dd>{price.amount === 0 ? t('party.free') : <MoneyText money={price} />}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      <p>
        {t('plain.how')} <a href={address({ to: 'contact' })}>{t('plain.contact')}</a>
      </p>
    </div>
  )
}
