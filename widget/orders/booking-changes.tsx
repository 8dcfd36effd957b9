import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChangeRecord } from '../../server/contract/changes.ts'
import type { Booking } from '../../server/contract/checkout.ts'
import { changedExtras, tellChangedExtra } from '../../locales/changed-extras.ts'
import { useEnvironment } from '../environment/environment.tsx'
import { ButtonLink } from '../ui/controls/button.tsx'
import { useIsolate } from '../ui/facts/isolate.ts'
import { useLocalTimes } from '../ui/facts/local-time.ts'
import { useFormatMoney } from '../ui/facts/money.tsx'
import { Notice } from '../ui/states/notice.tsx'
import { dot } from '../ui/facts/dot.ts'
import { asksSupplier } from './may-move.ts'
import { usePartyText } from './party-text.ts'
import { useAskedSum } from './use-asked-sum.ts'
import { titleIdOf } from './title-id.ts'
import './booking-changes.css'

/**
 * What was changed of a booking, and a change that waits for its payment or its supplier, or that they declined. `keep` ends
 * the one that waits.
 */
export function BookingChanges({ booking, keep }: { booking: Booking; keep?: ReactNode }) {
  const { t } = useTranslation('orders')
  const isolate = useIsolate()
  const { instant, zoneOf } = useLocalTimes()
  const money = useFormatMoney()
  const words = useChangeWords()
  const { experience } = booking
  const made = booking.changes.filter(({ state }) => state === 'applied')
  const waiting = booking.changes.find(({ state }) => state === 'waiting')
  const last = booking.changes.at(-1)
  const askedSum = useAskedSum()
  return (
    <>
      {waiting?.heldUntil && waiting.paymentUrl ? (
        <Notice
          tone="hurry"
          title={t('change.waiting.title')}
          actions={
            <>
              <ButtonLink
                look="act"
                size="small"
                href={waiting.paymentUrl}
                aria-describedby={titleIdOf(booking)}
                data-load="full"
              >
                {t('change.waiting.pay', { amount: money(waiting.due) })}
              </ButtonLink>
              {keep}
            </>
          }
        >
          {t('change.waiting.text', {
            change: words(waiting),
            when: instant(waiting.heldUntil, experience.timeZone),
            zone: zoneOf(experience.destination.name),
          })}
          {asksSupplier(booking) ? <p>{t('change.waiting.asks')}</p> : null}
        </Notice>
      ) : null}
      {last?.state === 'asked' && last.answerBy ? (
        <Notice tone="hurry" title={t('change.asked.title')} actions={keep}>
          {t('change.asked.text', {
            change: words(last),
            when: instant(last.answerBy, experience.timeZone),
            zone: zoneOf(experience.destination.name),
          })}
          <p>{askedSum(last)}</p>
        </Notice>
      ) : null}
      {last?.state === 'declined' ? (
        <Notice tone="wrong" title={t('change.declined.title')}>
          {t('change.declined.text', {
            change: words(last),
            // isolated (UAX 9): a supplier may write in another direction than the traveller reads
            reason: isolate(last.declineReason ?? ''),
          })}
        </Notice>
      ) : null}
      {made.length > 0 ? (
        <ul className="booking-changes" aria-label={t('change.made')}>
          {made.map((change) => (
            <li key={change.id}>{words(change)}</li>
          ))}
        </ul>
      ) : null}
    </>
  )
}

/** "3 adults → 2 adults · AED 67 refunded · AED 33 of what you paid is kept" */
export function useChangeWords(): (change: ChangeRecord) => string {
  const { t } = useTranslation(['orders', 'lines'])
  const { moment, time } = useLocalTimes()
  const money = useFormatMoney()
  const when = ({ start }: ChangeRecord['before']) => moment(start)
  const party = usePartyText()
  const { formats } = useEnvironment()
  return ({ before, after, refund, refundOwed, fee, due, state }) => {
    const isSameDay = before.start.slice(0, 10) === after.start.slice(0, 10)
    const pairs = [
      before.start === after.start
        ? undefined
        : { from: when(before), to: isSameDay ? time(after.start) : when(after) },
      party(before) === party(after) ? undefined : { from: party(before), to: party(after) },
    ].flatMap((pair) => (pair ? [t('lines:changed.fromTo', pair)] : []))
    const extras = changedExtras(before, after).map((extra) =>
      tellChangedExtra(extra, t, (value) => formats.number().format(value)),
    )
    const what = [...pairs, ...extras].join(dot)
    const given = { ...refund, amount: refund.amount - (refundOwed?.amount ?? 0) }
    const sums = [
      given.amount > 0 && state === 'applied' && t('change.sum.refund', { amount: money(given) }),
      refundOwed && t('change.sum.owed', { amount: money(refundOwed) }),
      fee.amount > 0 && t('change.sum.fee', { amount: money(fee) }),
      due.amount > 0 && state === 'applied' && t('change.sum.due', { amount: money(due) }),
    ].filter((sum) => typeof sum === 'string')
    return [what, ...sums].filter(Boolean).join(dot)
  }
}
