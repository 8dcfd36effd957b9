import { useTranslation } from 'react-i18next'
import type { Experience } from '../../../../server/contract/catalogue.ts'
import type { Measures } from '../../../../server/contract/listing.ts'
import { useEnvironment } from '../../../../widget/environment/environment.tsx'
import type { Formats } from '../../../../widget/environment/formats.ts'
import { Facts } from '../../../../widget/experience/facts.tsx'
import { BadWeather } from './bad-weather.tsx'
import './gauges-facts.css'

const steps: Record<NonNullable<Measures['difficulty']>, number> = { LOW: 1, MEDIUM: 2, HIGH: 3 }

/** Where the scale of ages ends, in years. */
const oldest = 80

/** What it asks of a traveller as gauges, as far as the supplier has said it, then the facts in words. */
export function GaugesFacts({ experience }: { experience: Experience }) {
  const { t } = useTranslation(['measures', 'detail'])
  const { formats } = useEnvironment()
  const { measures: { difficulty, fitness } = {}, ages } = experience
  // the word for it stands beside it
  const years = yearsText(ages, formats)
  return (
    <>
      {difficulty || fitness || years ? (
        <dl className="gauges-facts" aria-label={t('demands')}>
          {difficulty ? (
            <div className="gauges-facts__gauge">
              <dt className="gauges-facts__term">{t('difficulty.term')}</dt>
              <dd className="gauges-facts__value display">{t(`difficulty.${difficulty}`)}</dd>
              <Steps filled={steps[difficulty]} />
            </div>
          ) : null}
          {fitness ? (
            <div className="gauges-facts__gauge">
              <dt className="gauges-facts__term">{t('fitness.term')}</dt>
              <dd className="gauges-facts__value display">{t(`fitness.${fitness}`)}</dd>
              <Steps filled={steps[fitness]} />
            </div>
          ) : null}
          {years ? (
            <div className="gauges-facts__gauge">
              <dt className="gauges-facts__term">{t('detail:practical.ages')}</dt>
              <dd className="gauges-facts__value display isolate">{years}</dd>
              <Ages minimum={ages?.minimum ?? 0} maximum={ages?.maximum ?? oldest} />
            </div>
          ) : null}
        </dl>
      ) : null}
      <Facts experience={experience} />
      <BadWeather experience={experience} />
    </>
  )
}

/** "6–70" or "12+". Undefined when all ages may come. */
function yearsText(ages: Experience['ages'], formats: Formats): string | undefined {
  if (!ages) return undefined
  const { minimum = 0, maximum } = ages
  if (maximum !== undefined) return formats.number().formatRange(minimum, maximum)
  return minimum === 0 ? undefined : `${formats.number().format(minimum)}+`
}

/** Three steps, of which so many are filled. The words beside it say the same. */
function Steps({ filled }: { filled: number }) {
  return (
    <dd className="gauges-facts__scale" aria-hidden="true">
      {[1, 2, 3].map((step) => (
        <span
          key={step}
          className={`gauges-facts__step${step <= filled ? ' gauges-facts__step--filled' : ''}`}
        />
      ))}
    </dd>
  )
}

/** The years of a life, with those marked in which one may take part. */
function Ages({ minimum, maximum }: { minimum: number; maximum: number }) {
  const end = Math.min(maximum, oldest)
  return (
    <dd className="gauges-facts__scale" aria-hidden="true">
      <svg className="gauges-facts__ages" viewBox={`0 0 ${oldest} 10`} preserveAspectRatio="none">
        <rect className="gauges-facts__years" width={oldest} height="10" />
        <rect className="gauges-facts__open" x={minimum} width={Math.max(1, end - minimum)} height="10" />
      </svg>
    </dd>
  )
}
