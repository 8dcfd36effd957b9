import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../pictures/icon.tsx'
import type { IconName } from '../pictures/icon.tsx'
import type { CancellationText } from './cancellation-text.ts'
import { useLocalTimes } from './local-time.ts'
import { dot } from './dot.ts'
import './departure-facts.css'

/** What is told of a departure that is chosen. Times are local, in the zone of `place`. */
export interface Facts {
  start: string
  /** The end, or its day, as far as it is known. */
  until?: string
  /** How long a hire lasts that is priced by hours, days or nights. */
  length?: string
  /** Whose clocks are meant: the name of the destination. */
  place: string
  guests: string
  /** Where the traveller is collected, or where to be. */
  meet?: ReactNode
}

/** Day, time and company of a departure, one to a line. */
export function DepartureFacts({
  facts: { start, until, length, place, guests, meet },
  children,
}: {
  facts: Facts
  /** More lines, as `Fact`. */
  children?: ReactNode
}) {
  const { t } = useTranslation('lines')
  const { day, span } = useLocalTimes()
  const oneDay = !until || start.slice(0, 10) === until.slice(0, 10)
  return (
    <ul className="departure-facts">
      {oneDay ? <Fact icon="calendar">{day(start)}</Fact> : null}
      <Fact icon={oneDay ? 'clock' : 'calendar'}>
        <span className="departure-facts__span">{span(start, until)}</span>{' '}
        <span className="departure-facts__zone">{t('zoneAside', { place })}</span>
        {length ? `${dot}${length}` : null}
      </Fact>
      <Fact icon="guests">{guests}</Fact>
      {meet ? <Fact icon="pin">{meet}</Fact> : null}
      {children}
    </ul>
  )
}

/** What is kept of who cancels; in colour only what is free. */
export function CancellationFacts({ text: { free, kept } }: { text: CancellationText }) {
  return (
    <>
      {free ? (
        <Fact icon="shield" tone="safe">
          {free}
        </Fact>
      ) : null}
      {kept ? <Fact icon="info">{kept}</Fact> : null}
    </>
  )
}

/** One more line among the facts. */
export function Fact({
  icon,
  tone = 'plain',
  children,
}: {
  icon: IconName
  tone?: 'plain' | 'safe'
  children: ReactNode
}) {
  return (
    <li className={`departure-facts__fact departure-facts__fact--${tone}`}>
      <Icon name={icon} size={16} />
      <span>{children}</span>
    </li>
  )
}
