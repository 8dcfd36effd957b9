import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReviewPlace, WriteReviewReply } from '../../server/contract/review-writing.ts'
import { useEnvironment } from '../environment/environment.tsx'
import { experiencePlace } from '../environment/places.ts'
import { useReply } from '../environment/use-reply.ts'
import { BlankState } from '../ui/states/blank-state.tsx'
import { Button, ButtonLink } from '../ui/controls/button.tsx'
import { useLocalTimes } from '../ui/facts/local-time.ts'
import { Picture } from '../ui/pictures/picture.tsx'
import { Skeleton } from '../ui/states/skeleton.tsx'
import { requestOf } from './review-draft.ts'
import type { ReviewDraft } from './review-draft.ts'
import { ReviewForm } from './review-form.tsx'
import { dot } from '../ui/facts/dot.ts'
import './write-review.css'

/** A booking with the key that the link of an invitation carries. */
export interface ReviewLink {
  booking: string
  token: string
}

type Ending = { reply: WriteReviewReply; name: string }

/** Writing about a booking: what it is about, the form, and how it ended. */
export function WriteReview({ link }: { link: ReviewLink }) {
  const { t } = useTranslation('reviews')
  const { api } = useEnvironment()
  const [ending, setEnding] = useState<Ending>()
  const { booking, token } = link
  const asked = useReply(`${booking} ${token}`, (api, signal) =>
    api.call('readReviewPlace', { path: { booking }, token, signal }),
  )

  const send = useCallback(
    async (draft: ReviewDraft, intent: string) => {
      const reply = await api.call('writeReview', {
        path: { booking },
        token,
        body: requestOf(draft),
        intent,
      })
      setEnding({ reply, name: draft.author.trim() })
    },
    [api, booking, token],
  )

  if (asked.state === 'failed' && asked.status !== 404) return <ReviewOutOfReach again={asked.again} />
  if (asked.state === 'failed') return <UnknownReview />
  if (asked.state !== 'there') {
    return (
      <div className="write-review" aria-busy="true">
        <p className="visually-hidden" role="status">
          {t('wait')}
        </p>
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton shape="button" />
      </div>
    )
  }
  const place = asked.reply
  if (ending) return <Ended place={place} reply={ending.reply} name={ending.name} />
  if (place.state !== 'open') {
    return <Ended place={place} reply={{ outcome: place.state }} name={place.author} />
  }
  return (
    <article className="write-review">
      <h1 className="write-review__title display" tabIndex={-1}>
        {t('title')}
      </h1>
      <About place={place} />
      <p>{t('text')}</p>
      <ReviewForm author={place.author} onSend={send} />
    </article>
  )
}

function ReviewOutOfReach({ again }: { again: () => void }) {
  const { t } = useTranslation('reviews')
  return (
    <BlankState
      hour="night"
      title={t('failed.title')}
      actions={
        <Button look="act" onClick={again}>
          {t('failed.again')}
        </Button>
      }
    >
      <p role="alert">{t('failed.text')}</p>
    </BlankState>
  )
}

function About({ place: { experience, start } }: { place: ReviewPlace }) {
  const { day } = useLocalTimes()
  return (
    <div className="write-review__about">
      <span className="write-review__picture">
        <Picture picture={experience.picture} sizes="96px" />
      </span>
      <span>
        <strong className="write-review__what">{experience.title}</strong>
        <span className="write-review__when">
          {experience.destination.name}
          {dot}
          {day(start)}
        </span>
      </span>
    </div>
  )
}

/** How it ended, or why it cannot begin. */
function Ended({ place, reply, name }: { place: ReviewPlace; reply: WriteReviewReply; name: string }) {
  const { t } = useTranslation('reviews')
  const { address } = useEnvironment()
  const { instant } = useLocalTimes()
  const { experience, endsAt } = place
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => root.current?.querySelector<HTMLElement>('h1')?.focus(), [])
  const { outcome } = reply
  return (
    <div ref={root}>
      <BlankState
        hour={outcome === 'published' || outcome === 'held' ? 'dawn' : 'dusk'}
        title={t(`${outcome}.title`, { name })}
        actions={
          <ButtonLink look="act" href={`${address(experiencePlace(experience))}#reviews`}>
            {t('view')}
          </ButtonLink>
        }
      >
        <p>{t(`${outcome}.text`, { when: instant(endsAt, experience.timeZone) })}</p>
        {outcome === 'held' ? (
          <>
            <ul>
              {reply.reasons.map((reason) => (
                <li key={reason}>{t(`held.${reason}`)}</li>
              ))}
            </ul>
            <p>{t('held.rest')}</p>
          </>
        ) : null}
      </BlankState>
    </div>
  )
}

/** The booking of the link is unknown, or its key is. */
export function UnknownReview() {
  const { t } = useTranslation('reviews')
  const { address } = useEnvironment()
  return (
    <BlankState
      hour="dusk"
      title={t('unknown.title')}
      actions={
        <>
          <ButtonLink look="act" href={address({ to: 'invoices' })}>
            {t('who.open')}
          </ButtonLink>
          <ButtonLink href={address({ to: 'find-order' })}>{t('who.find')}</ButtonLink>
        </>
      }
    >
      <p>{t('unknown.text')}</p>
    </BlankState>
  )
}
