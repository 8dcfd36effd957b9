import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { SelectionFault } from '../../server/contract/availability.ts'
import type { Offer } from '../../server/contract/offers.ts'
import { useEnvironment } from '../environment/environment.tsx'
import { cityPlace, experiencePlace } from '../environment/places.ts'
import { BlankState } from '../ui/states/blank-state.tsx'
import { Button, ButtonLink } from '../ui/controls/button.tsx'
import { useLocalTimes } from '../ui/facts/local-time.ts'
import { Notice } from '../ui/states/notice.tsx'
import { Picture } from '../ui/pictures/picture.tsx'
import { Skeleton } from '../ui/states/skeleton.tsx'
import { OfferAnswer } from './offer-answer.tsx'
import { AskedFor, OtherThanAsked, QuotedFacts, SupplierNote } from './offer-facts.tsx'
import type { OfferState, OpenedOffer } from './use-offer.ts'
import './offer-view.css'

/** Props of `OfferView`. */
export interface OfferViewProps {
  model: OfferState
  /** What is wrong with the offer, though it stands: there is no room. */
  gone?: { fault: SelectionFault; limit?: number }
  onAccepted: (opened: OpenedOffer) => void
}

/** An offer request and what became of it, with the two answers where it can be answered. */
export function OfferView({ model, gone, onAccepted }: OfferViewProps) {
  const { t } = useTranslation('offer')
  const { address } = useEnvironment()
  const { state, offer } = model
  if (state === 'loading') return <Waiting />
  if (state === 'unknown') {
    return (
      <BlankState
        hour="dusk"
        title={t('unknown.title')}
        actions={
          <>
            <ButtonLink look="act" href={address({ to: 'listing' })}>
              {t('unknown.discover')}
            </ButtonLink>
            <ButtonLink href={address({ to: 'contact' })}>{t('unknown.contact')}</ButtonLink>
          </>
        }
      >
        <p>{t('unknown.text')}</p>
      </BlankState>
    )
  }
  if (!offer) {
    return (
      <BlankState
        hour="night"
        title={t('away.title')}
        actions={
          <Button look="act" onClick={model.again}>
            {t('away.again')}
          </Button>
        }
      >
        <p role="alert">{t('away.text')}</p>
      </BlankState>
    )
  }
  return <Shown offer={offer} model={model} gone={gone} onAccepted={onAccepted} />
}

const tones: Readonly<Record<Offer['status'], 'safe' | 'hurry' | 'wrong'>> = {
  REQUESTED: 'hurry',
  QUOTED: 'hurry',
  ACCEPTED: 'safe',
  DECLINED: 'wrong',
  REJECTED: 'wrong',
  WITHDRAWN: 'wrong',
  EXPIRED: 'wrong',
}

function Shown({ offer, model, gone, onAccepted }: OfferViewProps & { offer: Offer }) {
  const { t } = useTranslation(['offer', 'faults'])
  const { address } = useEnvironment()
  const title = useRef<HTMLHeadingElement>(null)
  const { status, experience, quote, supplier, buyer, reason } = offer
  const first = useRef(status)
  // the screen has changed under the reader's feet: start anew at what happened
  useEffect(() => {
    if (first.current !== status) title.current?.focus()
    first.current = status
  }, [status])
  const words = { supplier, name: buyer.firstName }
  const told = status === 'EXPIRED' && !quote ? 'UNANSWERED' : status
  const here = experiencePlace(experience)
  // a paid booking may have been changed since: its own page has its date and terms
  const isPast = status === 'ACCEPTED' && !offer.reserved
  return (
    <article className="offer-view">
      <header className="offer-view__head">
        <p className={`offer-view__status offer-view__status--${tones[status]}`}>{t(`status.${status}`)}</p>
        <h1 ref={title} className="offer-view__title display" tabIndex={-1}>
          {t(`title.${told}`, words)}
        </h1>
        <p className="offer-view__means">{t(`means.${offer.reserved ? 'RESERVED' : told}`, words)}</p>
      </header>
      <div className="offer-view__columns">
        <section className="offer-view__experience" aria-label={t('facts')}>
          <span className="offer-view__picture">
            <Picture picture={experience.picture} sizes="(min-width: 640px) 240px, 100vw" />
          </span>
          <div className="offer-view__what">
            <h2 className="offer-view__name">
              <a href={address(here)}>{experience.title}</a>
            </h2>
            {quote ? <OtherThanAsked offer={offer} quote={quote} /> : null}
            {quote ? (
              <QuotedFacts
                quote={quote}
                experience={experience}
                stands={status === 'QUOTED' || (status === 'ACCEPTED' && !isPast)}
              />
            ) : null}
            {quote && isPast ? <p>{t('past')}</p> : null}
          </div>
          {quote?.note ? <SupplierNote note={quote.note} /> : null}
        </section>
        <aside className="offer-view__answer">
          {gone ? (
            <Notice
              tone="wrong"
              alert
              title={t('gone.title')}
              actions={
                <ButtonLink size="small" href={address(here)}>
                  {t('gone.ask')}
                </ButtonLink>
              }
            >
              {t('gone.text', { fault: t(`faults:${gone.fault}`, { count: gone.limit ?? 0 }) })}
            </Notice>
          ) : null}
          {status === 'QUOTED' && quote ? (
            <OfferAnswer quote={quote} experience={experience} model={model} onAccepted={onAccepted} />
          ) : (
            <NextSteps offer={offer} />
          )}
        </aside>
        <div className="offer-view__more">
          {reason ? (
            <section className="offer-view__said">
              <h2 className="offer-view__subtitle">
                {t(status === 'DECLINED' ? 'who.you' : 'who.supplier', words)}
              </h2>
              <p className="offer-view__words">
                <bdi>{t('reason', { reason })}</bdi>
              </p>
            </section>
          ) : null}
          <AskedFor offer={offer} />
        </div>
      </div>
    </article>
  )
}

function NextSteps({ offer: { status, experience, orderUrl, answerBy } }: { offer: Offer }) {
  const { t } = useTranslation('offer')
  const { instant, zoneOf } = useLocalTimes()
  const { address } = useEnvironment()
  const { destination, category } = experience
  if (status === 'ACCEPTED') {
    return orderUrl ? (
      <ButtonLink look="act" wide href={orderUrl}>
        {t('booking')}
      </ButtonLink>
    ) : null
  }
  const similar = (
    <ButtonLink wide href={address({ ...cityPlace(destination), category: category.slug })}>
      {t('similar')}
    </ButtonLink>
  )
  if (status === 'REQUESTED') {
    return (
      <>
        {answerBy ? (
          <Notice icon="clock">
            {t('answerBy', {
              when: instant(answerBy, experience.timeZone),
              zone: zoneOf(destination.name),
            })}
          </Notice>
        ) : null}
        {similar}
      </>
    )
  }
  return (
    <>
      <ButtonLink look="act" wide href={address(experiencePlace(experience))}>
        {t('again')}
      </ButtonLink>
      {similar}
    </>
  )
}

function Waiting() {
  const { t } = useTranslation('offer')
  return (
    <div className="offer-view" aria-busy="true">
      <p className="visually-hidden">{t('loading')}</p>
      <div className="offer-view__head">
        <Skeleton shape="title" />
        <Skeleton />
      </div>
      <div className="offer-view__columns">
        <div className="offer-view__what">
          <Skeleton shape="picture" />
          <Skeleton />
          <Skeleton shape="short" />
        </div>
        <div className="offer-view__answer">
          <Skeleton shape="title" />
          <Skeleton shape="button" />
        </div>
      </div>
    </div>
  )
}
