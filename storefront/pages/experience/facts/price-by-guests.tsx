import { useTranslation } from 'react-i18next'
import type { Experience } from '../../../../server/contract/catalogue.ts'
import type { OptionUnit } from '../../../../server/contract/options.ts'
import { useEnvironment } from '../../../../widget/environment/environment.tsx'
import { formatDuration } from '../../../../widget/ui/facts/duration.ts'
import { MoneyText } from '../../../../widget/ui/facts/money.tsx'
import { dot } from '../../../../widget/ui/facts/dot.ts'
import './price-by-guests.css'

/** For what is hired whole: the price, and what it comes to for each guest as the party grows. */
export function PriceByGuests({ experience: { options, from } }: { experience: Experience }) {
  const { t } = useTranslation(['measures', 'experience'])
  const { formats } = useEnvironment()
  const hired = options.flatMap(({ id, title, units }) => {
    const unit = units.find((one) => one.id === 'ITEM')
    return unit?.guests !== undefined && unit.guests > 1 ? [{ id, title, unit, most: unit.guests }] : []
  })
  if (hired.length === 0) return null
  const least =
    from?.period && from.least
      ? t('experience:card.least', {
          time: formatDuration({ unit: `${from.period}S`, minimum: from.least }, formats, (count) =>
            t('experience:card.nights', { count }),
          ),
        })
      : undefined
  return (
    <div className="price-by-guests">
      {hired.map(({ id, title, unit, most }) => (
        <table key={id} className="price-by-guests__table">
          <caption className="price-by-guests__caption">
            <span className="display price-by-guests__title">{title}</span>{' '}
            <span className="price-by-guests__whole">
              <strong>
                <MoneyText money={unit.price} />
              </strong>{' '}
              {t(`experience:card.per.${from?.period ?? 'ITEM'}`)}
              {least ? `${dot}${least}` : ''}
            </span>
          </caption>
          <tbody>
            <tr>
              <th scope="row" className="price-by-guests__head">
                {t('experience:card.facts.guests')}
              </th>
              {partiesOf(most).map((guests) => (
                <td key={guests}>{formats.number().format(guests)}</td>
              ))}
            </tr>
            <tr>
              <th scope="row" className="price-by-guests__head">
                {t(from?.period ? `eachGuestPer.${from.period}` : 'eachGuest')}
              </th>
              {partiesOf(most).map((guests) => (
                <td key={guests}>
                  <strong>
                    <MoneyText money={shareOf(unit, guests)} />
                  </strong>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      ))}
    </div>
  )
}

/** Two, half of the most and the most. */
const partiesOf = (most: number) => [...new Set([2, Math.max(2, Math.round(most / 2)), most])]

/** Rounded up to the minor unit, so that the shares are never less than the price. */
const shareOf = ({ price }: OptionUnit, guests: number) => ({
  ...price,
  amount: Math.ceil(price.amount / guests),
})
