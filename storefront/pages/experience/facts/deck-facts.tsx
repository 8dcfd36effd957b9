import { useTranslation } from 'react-i18next'
import type { Experience } from '../../../../server/contract/catalogue.ts'
import { useEnvironment } from '../../../../widget/environment/environment.tsx'
import { Facts } from '../../../../widget/experience/facts.tsx'
import { formatLength } from '../../../../widget/ui/facts/length.ts'
import { BadWeather } from './bad-weather.tsx'
import { PriceByGuests } from './price-by-guests.tsx'
import './deck-facts.css'

/** What a boat measures and what comes with it, and its price as the party grows; then the facts in words. */
export function DeckFacts({ experience }: { experience: Experience }) {
  const { t } = useTranslation(['measures', 'experience'])
  const { formats } = useEnvironment()
  const { measures = {}, options } = experience
  const { lengthMetres, longestMetres, builtYear, cabins, skipper, fuelIncluded, licenceNeeded } = measures
  const isBoat = lengthMetres !== undefined
  const guests = Math.max(0, ...options.flatMap(({ units }) => units.map((unit) => unit.guests ?? 0)))
  const rows = [
    { term: t('builtYear'), value: builtYear && formats.number({ useGrouping: false }).format(builtYear) },
    {
      term: t('experience:card.facts.guests'),
      value: guests > 0 && t('experience:card.guests', { count: guests }),
    },
    { term: t('cabins'), value: cabins !== undefined && formats.number().format(cabins) },
    { term: t('skipper.term'), value: skipper && t(`skipper.${skipper}`) },
    {
      term: t('fuel.term'),
      value: fuelIncluded !== undefined && t(fuelIncluded ? 'fuel.included' : 'fuel.notIncluded'),
    },
    {
      term: t('licence.term'),
      value: licenceNeeded !== undefined && t(licenceNeeded ? 'licence.needed' : 'licence.notNeeded'),
    },
  ].filter(({ value }) => Boolean(value))
  return (
    <>
      {isBoat || Object.keys(measures).length > 0 ? (
        <dl className="deck-facts" aria-label={t('label')}>
          {isBoat ? (
            <div className="deck-facts__length">
              <dt className="deck-facts__term">{t('length')}</dt>
              <dd className="deck-facts__metres display">
                {formatLength({ lengthMetres, longestMetres }, formats)}
              </dd>
              <Rule metres={longestMetres ?? lengthMetres} mark={lengthMetres} />
            </div>
          ) : null}
          {rows.map(({ term, value }) => (
            <div key={term} className="deck-facts__fact">
              <dt className="deck-facts__term">{term}</dt>
              <dd className="deck-facts__value">{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      <PriceByGuests experience={experience} />
      <Facts experience={experience} />
      <BadWeather experience={experience} />
    </>
  )
}

/** A line as on a plan, with a tick for each metre; the length itself stands above it. */
function Rule({ metres, mark }: { metres: number; mark: number }) {
  const ticks = Array.from({ length: Math.floor(metres) + 1 }, (_, metre) => metre)
  return (
    <dd className="deck-facts__rule" aria-hidden="true">
      <svg className="deck-facts__plan" viewBox={`0 0 ${metres} 10`} preserveAspectRatio="none">
        <path
          className="deck-facts__ticks"
          d={`M0 5H${metres}M${metres} 0v10${ticks.map((metre) => `M${metre} ${metre % 5 === 0 ? 0 : 3}V${metre % 5 === 0 ? 10 : 7}`).join('')}`}
        />
        <path className="deck-facts__mark" d={`M0 5H${mark}`} />
      </svg>
    </dd>
  )
}
