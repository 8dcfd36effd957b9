import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import type { FromPrice } from '../../../server/contract/catalogue.ts'
import { useEnvironment } from '../../environment/environment.tsx'
import { formatDuration } from './duration.ts'
import { FilledText } from './filled-text.tsx'
import { MoneyText } from './money.tsx'
import { wayOf } from './name-of.tsx'
import './from-price.css'

/** What a from-price pays for. */
export function payee({
  basis,
  unit,
  period,
}: FromPrice): 'HOUR' | 'DAY' | 'NIGHT' | 'ITEM' | 'FAMILY' | 'PERSON' {
  if (period) return period
  if (basis === 'ITEM') return 'ITEM'
  return unit === 'FAMILY' ? 'FAMILY' : 'PERSON'
}

/** "From AED 250 per person" and for which option, or how to get a price where there is none. */
export function FromPriceText({ from }: { from: FromPrice | undefined }) {
  const { t } = useTranslation('experience')
  const { formats, direction } = useEnvironment()
  if (!from) return <strong className="from-price__ask">{t('card.onRequest')}</strong>
  const least =
    from.period &&
    from.least &&
    t('card.least', {
      time: formatDuration({ unit: `${from.period}S`, minimum: from.least }, formats, (count) =>
        t('card.nights', { count }),
      ),
    })
  return (
    <>
      <FilledText
        text={t('card.from')}
        parts={{
          amount: (
            <span className="from-price__now">
              <strong className="from-price__amount">
                <MoneyText money={from.price} />
              </strong>{' '}
              {from.guests ? t('card.perGroup', { most: from.guests }) : t(`card.per.${payee(from)}`)}
            </span>
          ),
          before: from.originalPrice ? (
            <>
              <span className="visually-hidden">{t('card.before')} </span>
              <span className="from-price__before">
                <MoneyText money={from.originalPrice} struck />
              </span>{' '}
            </>
          ) : null,
        }}
      />
      {[least, from.option].map((text) =>
        text ? (
          <Fragment key={text}>
            <span className="from-price__dot">{'\u00a0·'}</span>{' '}
            <bdi className="from-price__option" dir={wayOf(text, direction)}>
              {text}
            </bdi>
          </Fragment>
        ) : null,
      )}
    </>
  )
}
