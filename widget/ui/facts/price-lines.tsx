import { useTranslation } from 'react-i18next'
import type { Price, PriceLine } from '../../../server/contract/availability.ts'
import type { UnitId } from '../../../server/contract/primitives.ts'
import { useEnvironment } from '../../environment/environment.tsx'
import { formatDuration } from './duration.ts'
import { useLocalTimes } from './local-time.ts'
import { MoneyText, useFormatMoney } from './money.tsx'
import { useUnitTexts } from './units.ts'
import './price-lines.css'

/** Why a price is what it is: its lines, which add up to it, and the exchange rate where there is one. */
export function PriceLines({ price }: { price: Price }) {
  const { t } = useTranslation('lines')
  const { day } = useLocalTimes()
  const { formats } = useEnvironment()
  return (
    <div className="price-lines">
      <dl className="price-lines__list">
        {price.lines.map((line) => (
          <PriceLineRow key={`${line.kind} ${line.id}`} line={line} />
        ))}
      </dl>
      {price.exchange ? (
        <p className="price-lines__exchange">
          {t('price.exchange', {
            ...price.exchange,
            rate: formats.number({ maximumFractionDigits: 8 }).format(Number(price.exchange.rate)),
            day: day(price.exchange.day, 'short'),
          })}
        </p>
      ) : null}
    </div>
  )
}

function PriceLineRow({ line }: { line: PriceLine }) {
  const { t } = useTranslation('lines')
  const money = useFormatMoney()
  const { formats } = useEnvironment()
  const units = useUnitTexts()
  const { kind, id, label, quantity, periods, period, unitPrice } = line
  const name = {
    unit: () => units.one({ id: id as UnitId, quantity, title: label }),
    extra: () => t('units.titled', { quantity, title: label ?? id }),
    offer: () => t('price.offer', { reference: id }),
    group: () =>
      line.percent === undefined
        ? t('price.groupKept')
        : t('price.group', { count: Number(id), percent: line.percent }),
    discount: () => t('price.discount', { code: label ?? id }),
  }[kind]()
  // "€135 × 2 hours": a bare number could be taken for guests. How many of it there are is in its name
  const times = period
    ? formatDuration({ unit: `${period}S`, minimum: periods }, formats, (count) => t('nights', { count }))
    : periods > 1 && formats.number().format(periods)
  const price = money(unitPrice)
  return (
    <div className="price-lines__row">
      <dt>
        {name}
        {times ? (
          <span className="price-lines__how">
            <bdi>{price}</bdi>
            {`\u00a0× ${times}`}
          </span>
        ) : quantity > 1 ? (
          <span className="price-lines__how">{t('price.each', { price })}</span>
        ) : null}
      </dt>
      <dd>
        <MoneyText money={line.amount} />
      </dd>
    </div>
  )
}
