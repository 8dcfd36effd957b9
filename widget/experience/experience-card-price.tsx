import { Trans, useTranslation } from 'react-i18next'
import type { FromPrice } from '../../server/contract/catalogue.ts'
import { MoneyText } from '../ui/money.tsx'

/** Which words follow a from-price: what it pays for. */
function unitKey({ basis, unit, period }: FromPrice): string {
  if (period) return `card.per.${period}`
  if (basis === 'ITEM') return 'card.per.ITEM'
  return unit === 'FAMILY' ? 'card.per.FAMILY' : 'card.per.PERSON'
}

/** "From AED 250 per person", or how to get a price where there is none. */
export function FromPriceText({ from }: { from: FromPrice | undefined }) {
  const { t } = useTranslation('experience')
  if (!from) return <strong className="experience-card__ask">{t('card.onRequest')}</strong>
  return (
    <>
      <Trans
        t={t}
        i18nKey="card.from"
        components={{
          amount: (
            <strong className="experience-card__amount">
              <MoneyText money={from.price} />
            </strong>
          ),
          before: from.originalPrice ? (
            <>
              <span className="visually-hidden">{t('card.before')} </span>
              <MoneyText money={from.originalPrice} struck />{' '}
            </>
          ) : (
            <></>
          ),
        }}
      />{' '}
      <span className="experience-card__unit">{t(unitKey(from))}</span>
    </>
  )
}
