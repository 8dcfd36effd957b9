import { useTranslation } from 'react-i18next'
import type { Experience } from '../../server/contract/catalogue.ts'
import { useEnvironment } from '../environment/environment.tsx'
import { formatDuration } from '../ui/facts/duration.ts'
import { Icon } from '../ui/pictures/icon.tsx'
import type { IconName } from '../ui/pictures/icon.tsx'
import { cancellationFact } from './cancellation-words.ts'
import { languagesText } from './experience-words.ts'
import './facts.css'

interface Fact {
  icon: IconName
  term: string
  title: string
  detail?: string
  safe?: boolean
}

/** The four things everybody asks first: how long, in which language, who fetches me, can I get out. */
export function Facts({ experience }: { experience: Experience }) {
  const { t } = useTranslation('detail')
  const { formats } = useEnvironment()
  const { pickupIncluded, dropOffIncluded, spokenLanguages, duration, cancellation } = experience
  const pickup = pickupIncluded
    ? dropOffIncluded
      ? 'facts.pickupBoth'
      : 'facts.pickupOnly'
    : dropOffIncluded
      ? 'facts.dropOffOnly'
      : 'facts.noPickup'
  const facts: Fact[] = [
    {
      icon: 'clock',
      term: t('facts.duration'),
      title: duration
        ? formatDuration(duration, formats, (count) => t('nights', { count }))
        : t('facts.flexible'),
    },
    {
      icon: 'language',
      term: t('facts.languages'),
      title: spokenLanguages.length > 0 ? languagesText(spokenLanguages, formats) : t('facts.anyLanguage'),
    },
    { icon: pickupIncluded ? 'car' : 'pin', term: t('facts.pickup'), title: t(pickup) },
    {
      icon: 'shield',
      term: t('facts.cancellation'),
      ...cancellationFact(t, cancellation, formats),
      safe: cancellation.kind !== 'NON_REFUNDABLE',
    },
  ]
  return (
    <dl className="facts" aria-label={t('facts.label')}>
      {facts.map(({ icon, term, title, detail, safe }) => (
        <div key={term} className={safe ? 'facts__fact facts__fact--safe' : 'facts__fact'}>
          <Icon name={icon} size={24} />
          <dt className="facts__term">{term}</dt>
          <dd className="facts__text">
            {title}
            {detail ? <span className="facts__detail">{detail}</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  )
}
