import { useTranslation } from 'react-i18next'
import type { OptionUnit } from '../../../server/contract/options.ts'
import type { PricePeriod } from '../../../server/contract/primitives.ts'
import { ageText } from './age-text.ts'
import { dot } from './dot.ts'
import { useFormatMoney } from './money.tsx'

/** For which ages a ticket is, and what one costs. */
export function UnitFacts({
  unit: { ages, price, originalPrice },
  period,
  priced = true,
}: {
  unit: OptionUnit
  /** What the price is for, of what is hired by time. */
  period?: PricePeriod
  /** Not where the price would stand in another currency than the sums beside it. */
  priced?: boolean
}) {
  const { t } = useTranslation('choices')
  const money = useFormatMoney()
  const age = ageText(t, ages)
  if (!priced) return age
  const told =
    price.amount === 0
      ? t('party.free')
      : period
        ? t(`party.per.${period}`, { price: money(price) })
        : money(price)
  return (
    <>
      {age ? `${age}${dot}` : ''}
      {originalPrice ? (
        <>
          <span className="visually-hidden">{t('was')} </span>
          <s className="isolate">{money(originalPrice)}</s>{' '}
        </>
      ) : null}
      <span className="isolate">{told}</span>
    </>
  )
}
