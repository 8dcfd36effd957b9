import { useTranslation } from 'react-i18next'
import type { ReactNode } from 'react'
import { colonIn } from '../../locales/colon.ts'
import type { Experience } from '../../server/contract/catalogue.ts'
import { useEnvironment } from '../environment/environment.tsx'
import { useLocalTimes } from '../ui/facts/local-time.ts'
import { useIsolate } from '../ui/facts/isolate.ts'
import { cancellationLines, changesLines } from './cancellation-words.ts'
import { DetailSection } from './detail-section.tsx'
import { englishMark } from '../ui/facts/english-mark.ts'
import { agesText, dateText, optionsWithOwnAges, weekdaysText } from './experience-words.ts'
import { dot } from '../ui/facts/dot.ts'
import './practical.css'

/** Ages, opening hours, guide, overnight, confirmation, how long it is on sale, and who runs it: as far as it is known. */
export function Practical({ experience }: { experience: Experience }) {
  const { t } = useTranslation('detail')
  const { formats } = useEnvironment()
  const { openingHours, overnight, expiresOn, supplier, tourGuide } = experience
  const isSold = experience.options.length > 0
  const known: [string, ReactNode][] = [
    [t('practical.ages'), experience.ages && <Ages key="ages" experience={experience} />],
    [
      // the hours of a guided tour are those in which it runs, not those of the place
      t('practical.hours', { context: tourGuide ? 'guided' : undefined }),
      openingHours.length > 0 && <Hours key="hours" hours={openingHours} />,
    ],
    [
      t('practical.guide'),
      tourGuide !== undefined && t(tourGuide ? 'practical.withGuide' : 'practical.withoutGuide'),
    ],
    [t('practical.overnight'), overnight && t('practical.stays')],
    [
      t('practical.confirmation'),
      isSold && t(experience.instantConfirmation ? 'practical.instant' : 'practical.onRequest'),
    ],
    [
      t('practical.sells'),
      expiresOn
        ? t('practical.until', { date: dateText(expiresOn, formats) })
        : isSold && t('practical.forever'),
    ],
    [
      t('practical.supplier'),
      <>
        <strong>
          <bdi>{supplier.name}</bdi>
        </strong>
        {supplier.description ? (
          <bdi className="practical__about" {...englishMark(experience, 'supplier')}>
            {supplier.description}
          </bdi>
        ) : null}
      </>,
    ],
  ]
  const rows = known.filter(([, text]) => Boolean(text))
  return (
    <DetailSection title={t('sections.practical')}>
      <dl className="practical">
        {rows.map(([term, text]) => (
          <div key={term} className="practical__row">
            <dt className="practical__term">{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </DetailSection>
  )
}

/** The ages of the whole, and of each option that admits fewer. */
function Ages({ experience }: { experience: Experience }) {
  const { t } = useTranslation('detail')
  const { language } = useEnvironment()
  return (
    <>
      {agesText(t, experience.ages) ?? t('ages.everyone')}
      {optionsWithOwnAges(experience).map(({ id, title, ages }) => (
        <span key={id} className="practical__line">
          <bdi>{title}</bdi>
          {colonIn(language)}
          {agesText(t, ages)}
        </span>
      ))}
    </>
  )
}

function Hours({ hours }: { hours: Experience['openingHours'] }) {
  const { t } = useTranslation('detail')
  const { formats } = useEnvironment()
  const { time } = useLocalTimes()
  return hours.map(({ weekdays, opens, closes }) => (
    <span key={`${weekdays.join('')} ${opens}`} className="practical__line">
      {t('practical.hoursLine', {
        days: weekdaysText(weekdays, formats),
        opens: time(`2024-01-01T${opens}`),
        closes: time(`2024-01-01T${closes}`),
      })}
    </span>
  ))
}

/** What cancelling costs and what can be changed, and until when; nothing where no policy is stated. */
export function Cancellation({ experience }: { experience: Experience }) {
  const { t } = useTranslation('detail')
  const { formats } = useEnvironment()
  const isolate = useIsolate()
  if (!experience.cancellation) return null
  const lines = cancellationLines(t, experience.cancellation, formats)
  return (
    <DetailSection id="cancellation" title={t('sections.cancellation')}>
      <ul className="practical__policy">
        {(experience.options.length > 0 ? [...lines, ...changesLines(t, experience, isolate)] : lines).map(
          (line) => (
            <li key={line}>{line}</li>
          ),
        )}
      </ul>
    </DetailSection>
  )
}

/** Where travellers are collected, and with which options where not with all. */
export function PickupPoints({ experience }: { experience: Experience }) {
  const { t } = useTranslation('detail')
  const { formats } = useEnvironment()
  if (experience.pickups.length === 0) return null
  const mark = englishMark(experience, 'pickups')
  return (
    <DetailSection id="pickup" title={t('sections.pickup')}>
      {mark.lang ? <p className="english-block">{t('inEnglish')}</p> : null}
      <ul className="practical__pickups">
        {experience.pickups.map(({ id, name, address, minutesBefore, note, options }) => (
          <li key={id}>
            <h3 className="practical__place">
              <bdi {...mark}>{name}</bdi>
            </h3>
            <p className="practical__soft">
              {address ? (
                <>
                  {/* one text for readers of every language: nobody states which language it is in */}
                  <bdi lang="">{address}</bdi>
                  {dot}
                </>
              ) : null}
              {t('pickup.minutes', { count: minutesBefore })}
            </p>
            {options ? (
              <p className="practical__soft">
                {formats
                  .list()
                  .format(
                    experience.options
                      .filter((option) => options.includes(option.id))
                      .map(({ title }) => title),
                  )}
              </p>
            ) : null}
            {note ? (
              <p className="practical__note">
                <bdi {...mark}>{note}</bdi>
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </DetailSection>
  )
}
