import { useTranslation } from 'react-i18next'
import type { Experience } from '../../server/contract/catalogue.ts'
import { useEnvironment } from '../environment/environment.tsx'
import { DetailSection } from './detail-section.tsx'
import { englishMark } from '../ui/facts/english-mark.ts'
import { useIsolate } from '../ui/facts/isolate.ts'
import './itinerary.css'

/** The day as a line with stops. */
export function Itinerary({ experience }: { experience: Experience }) {
  const { t } = useTranslation('detail')
  const { formats } = useEnvironment()
  const isolate = useIsolate()
  if (experience.itinerary.length === 0) return null
  const mark = englishMark(experience, 'itinerary')
  const isEnglish = mark.lang !== undefined

  const afterText = (minute: number) => {
    if (minute === 0) return t('itinerary.start')
    const parts = [
      minute >= 60 ? t('before.hours', { count: Math.floor(minute / 60) }) : '',
      minute % 60 > 0 ? t('before.minutes', { count: minute % 60 }) : '',
    ].filter(Boolean)
    return t('itinerary.after', { time: formats.list('measure').format(parts) })
  }

  const timed = experience.options.filter(({ id }) => experience.itineraryOptions?.includes(id))

  return (
    <DetailSection id="itinerary" title={t('sections.itinerary')}>
      {isEnglish ? <p className="english-block">{t('inEnglish')}</p> : null}
      {timed.length > 0 ? (
        <p className="itinerary__of">
          {t('itinerary.of', {
            options: formats.list().format(timed.map(({ title: name }) => isolate(name))),
          })}
        </p>
      ) : null}
      <ol className="itinerary">
        {experience.itinerary.map(({ title, text, minute }) => (
          <li key={`${minute} ${title} ${text}`} className="itinerary__stop">
            <h3 className="itinerary__title">
              <bdi {...mark}>{title}</bdi>
            </h3>
            {minute === undefined ? null : <p className="itinerary__time">{afterText(minute)}</p>}
            {text ? (
              <p className="itinerary__text">
                <bdi {...mark}>{text}</bdi>
              </p>
            ) : null}
          </li>
        ))}
      </ol>
    </DetailSection>
  )
}
