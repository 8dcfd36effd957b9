import { useEffect, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Offer, OfferQuote } from '../../server/contract/offers.ts'
import { useEnvironment } from '../environment/environment.tsx'
import { Button } from '../ui/controls/button.tsx'
import { TextArea } from '../ui/controls/text-area.tsx'
import { Icon } from '../ui/pictures/icon.tsx'
import { useLocalTimes } from '../ui/facts/local-time.ts'
import { MoneyText } from '../ui/facts/money.tsx'
import { Notice } from '../ui/states/notice.tsx'
import type { OfferState, OpenedOffer } from './use-offer.ts'
import './offer-answer.css'

/** The total, until when it stands, and the two answers. */
export function OfferAnswer({
  quote,
  experience,
  model,
  onAccepted,
}: {
  quote: OfferQuote
  experience: Offer['experience']
  model: OfferState
  onAccepted: (opened: OpenedOffer) => void
}) {
  const { t } = useTranslation('offer')
  const { currency, formats } = useEnvironment()
  const { instant, zoneOf } = useLocalTimes()
  const [isDeclining, setDeclining] = useState(false)
  const [openedAt] = useState(() => Date.now())

  async function accept(): Promise<void> {
    const opened = await model.accept()
    if (opened) onAccepted(opened)
  }

  return (
    <section className="offer-answer" aria-label={t('accept')}>
      <div className="offer-answer__total">
        <p className="offer-answer__label">{t('total')}</p>
        <p className="offer-answer__amount display">
          <MoneyText money={quote.total} />
        </p>
        {quote.total.currency === currency ? null : (
          <p className="offer-answer__note">
            {t('currency', { currency: formats.names('currency').of(quote.total.currency) })}
          </p>
        )}
      </div>
      <p className="offer-answer__until">
        <Icon name="clock" size={16} />
        <span>
          {t('until', {
            when: instant(quote.expiresAt, experience.timeZone),
            zone: zoneOf(experience.destination.name),
          })}{' '}
          <TimeLeft milliseconds={Date.parse(quote.expiresAt) - openedAt} />
        </span>
      </p>
      {model.failed ? (
        <Notice tone="wrong" alert>
          {t('failed')}
        </Notice>
      ) : null}
      {isDeclining ? (
        <DeclineForm model={model} onClose={() => setDeclining(false)} />
      ) : (
        <>
          <Button look="act" wide busy={model.busy === 'accepting'} onClick={() => void accept()}>
            {t('accept')}
          </Button>
          <p className="offer-answer__note">{t('acceptNote')}</p>
          <Button look="quiet" size="small" onClick={() => setDeclining(true)}>
            {t('decline.open')}
          </Button>
        </>
      )}
    </section>
  )
}

const hour = 3_600_000
const justOpened = 600_000

/** As people say it: an offer of three days has three days left when it is opened a minute later. */
function TimeLeft({ milliseconds }: { milliseconds: number }) {
  const { t } = useTranslation('offer')
  if (milliseconds < hour) return t('left.minutes')
  const hours = Math.floor((milliseconds + justOpened) / hour)
  return hours < 48 ? t('left.hours', { count: hours }) : t('left.days', { count: Math.round(hours / 24) })
}

function DeclineForm({ model, onClose }: { model: OfferState; onClose: () => void }) {
  const { t } = useTranslation('offer')
  const [reason, setReason] = useState('')
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('textarea')?.focus(), [])

  function send(event: FormEvent): void {
    event.preventDefault()
    void model.decline(reason)
  }

  return (
    <form ref={form} className="offer-answer__decline" onSubmit={send}>
      <h2 className="offer-answer__ask">{t('decline.title')}</h2>
      <TextArea
        label={t('decline.reason')}
        rows={3}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <Button type="submit" look="line" wide busy={model.busy === 'declining'}>
        {t('decline.send')}
      </Button>
      <Button look="quiet" wide onClick={onClose}>
        {t('decline.back')}
      </Button>
    </form>
  )
}
