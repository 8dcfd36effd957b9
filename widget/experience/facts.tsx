import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Experience } from '../../server/contract/catalogue.ts'
import { useEnvironment } from '../environment/environment.tsx'
import { formatDuration } from '../ui/facts/duration.ts'
import { Icon } from '../ui/pictures/icon.tsx'
import type { IconName } from '../ui/pictures/icon.tsx'
import { cancellationFact, returnsNothing } from './cancellation-words.ts'
import { languagesText } from '../ui/facts/languages-text.ts'
import './facts.css'

/** Sections further down that say more about a fact, by their id in the page. */
export type NoteId = 'pickup' | 'cancellation'

interface Fact {
  icon: IconName
  term: string
  title: string
  detail?: string
  safe?: boolean
  note?: NoteId
}

/**
 * The facts that travellers ask for first, as far as the supplier has said: how long, in which language, pickup, cancelling.
 * `noteOf`: what leads from a fact to the section that says more.
 */
export function Facts({
  experience,
  noteOf,
}: {
  experience: Experience
  noteOf?: (id: NoteId) => ReactNode
}) {
  const { t } = useTranslation('detail')
  const { formats } = useEnvironment()
  const { spokenLanguages, duration, periods, cancellation } = experience
  const length = duration
    ? formatDuration(duration, formats, (count) => t('nights', { count }))
    : periods && t('facts.flexible')
  const pickup = pickupFact(experience)
  const facts: Fact[] = [
    ...(length ? [{ icon: 'clock', term: t('facts.duration'), title: length } as const] : []),
    ...(spokenLanguages.length > 0
      ? [
          {
            icon: 'language',
            term: t('facts.languages'),
            title: languagesText(spokenLanguages, formats),
          } as const,
        ]
      : []),
    ...(pickup
      ? [
          {
            icon: pickup === 'noPickup' ? 'pin' : 'car',
            term: t('facts.pickup'),
            note: 'pickup',
            title: t(`facts.${pickup}`),
          } as const,
        ]
      : []),
    ...(cancellation
      ? [
          {
            icon: 'shield',
            term: t('facts.cancellation'),
            note: 'cancellation',
            ...cancellationFact(t, cancellation, formats),
            safe: !returnsNothing(cancellation),
          } as const,
        ]
      : []),
  ]
  if (facts.length === 0) return null
  return (
    <dl className="facts" aria-label={t('facts.label')}>
      {facts.map(({ icon, term, title, detail, safe, note }) => (
        <div key={term} className={safe ? 'facts__fact facts__fact--safe' : 'facts__fact'}>
          <dt className="facts__term">
            <Icon name={icon} size={24} />
            {term}
          </dt>
          <dd className="facts__text">
            {title}
            {note && noteOf?.(note)}
            {detail ? <span className="facts__detail">{detail}</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** What the listing says about pickup; undefined when it says nothing. */
function pickupFact({
  pickupIncluded,
  dropOffIncluded,
  pickups,
}: Experience): 'pickupBoth' | 'pickupOnly' | 'pickupOffered' | 'dropOffOnly' | 'noPickup' | undefined {
  if (pickupIncluded) return dropOffIncluded ? 'pickupBoth' : 'pickupOnly'
  if (pickups.length > 0) return 'pickupOffered'
  if (dropOffIncluded) return 'dropOffOnly'
  return pickupIncluded === false ? 'noPickup' : undefined
}
