import { useTranslation } from 'react-i18next'
import type { ChangeQuote, ChangeSide } from '../../server/contract/changes.ts'
import type { Booking } from '../../server/contract/checkout.ts'
import { changedExtras } from '../../locales/changed-extras.ts'
import { useCancellationText } from '../ui/facts/cancellation-text.ts'
import { FilledText } from '../ui/facts/filled-text.tsx'
import { useIsolate } from '../ui/facts/isolate.ts'
import { useLocalTimes } from '../ui/facts/local-time.ts'
import { MoneyText, useFormatMoney } from '../ui/facts/money.tsx'
import { Notice } from '../ui/states/notice.tsx'
import { PriceLines } from '../ui/facts/price-lines.tsx'
import { Skeleton } from '../ui/states/skeleton.tsx'
import { countsItems } from './counts-items.ts'
import { useWayOfRefund } from './use-way-of-refund.ts'
import { LostFreedom, askedOf, losesFreedom } from './lost-freedom.tsx'
import { usePartyText } from './party-text.ts'
import type { ChangeInTheMaking } from './use-change.ts'
import { dot } from '../ui/facts/dot.ts'
import './change-terms.css'

/** What a change costs, or why it cannot be, before anything happens. */
export function ChangeTerms({
  making: { step, quote },
  booking,
}: {
  making: ChangeInTheMaking
  booking: Booking
}) {
  const { t } = useTranslation('orders')
  return (
    <div className="change-terms" aria-live="polite">
      {step === 'again' ? <Notice tone="hurry">{t('change.again')}</Notice> : null}
      {step === 'failed' ? <Notice tone="wrong">{t('change.failed')}</Notice> : null}
      {step === 'asking' && (!quote || isNoOther(quote)) ? (
        <p>
          <span className="change-terms__note">{t('change.asking')}</span>
          <Skeleton />
          <Skeleton shape="short" />
        </p>
      ) : null}
      {quote && step !== 'choosing' && step !== 'failed' && !(step === 'asking' && isNoOther(quote)) ? (
        <div className={step === 'asking' ? 'change-terms__old' : undefined} aria-busy={step === 'asking'}>
          <Terms quote={quote} booking={booking} />
        </div>
      ) : null}
    </div>
  )
}

/** What was chosen before was the booking itself: of what is asked about now that is not true. */
const isNoOther = ({ refusal }: ChangeQuote) => refusal === 'unchanged'

function Terms({ quote, booking }: { quote: ChangeQuote; booking: Booking }) {
  const { t } = useTranslation('orders')
  if (quote.refusal === 'unchanged') {
    return <p className="change-terms__note">{t('change.refusal.unchanged')}</p>
  }
  return quote.after && !quote.refusal ? <Sums quote={quote} after={quote.after} booking={booking} /> : null
}

/** Why it cannot be, beside the buttons: on a phone the terms lie below the fold, and no button to confirm it is there. */
export function ChangeRefused({ making: { step, quote } }: { making: ChangeInTheMaking }) {
  const { t } = useTranslation(['orders', 'faults'])
  const { refusal, fault, limit = 1 } = quote ?? {}
  const isTold = refusal && refusal !== 'unchanged' && (step === 'quoted' || step === 'again')
  // the length stays as booked: only another start helps; the places include those of the booking
  const isTooShort = fault === 'periods-out-of-range'
  return (
    // there from the start: what a live region is inserted with is not read out
    <div className="change-terms__refused" aria-live="polite">
      {isTold ? (
        <Notice tone="hurry">
          {refusal !== 'not-available' || !fault
            ? t(`orders:change.refusal.${refusal}`)
            : isTooShort
              ? t('orders:change.move.tooShort')
              : fault === 'too-few-places'
                ? t(`orders:change.fault.${fault}`, { count: limit })
                : t(`faults:${fault}`, { count: limit })}
        </Notice>
      ) : null}
    </div>
  )
}

function Sums({ quote, after, booking }: { quote: ChangeQuote; after: ChangeSide; booking: Booking }) {
  const { t } = useTranslation('orders')
  const isolate = useIsolate()
  const { before, fee, feePercent, refund, due, paid } = quote
  const side = useSideText()
  const less = before.price.total.amount - after.price.total.amount
  const settles = paid.amount > 0 || due.amount > 0
  const givesUp = quote.kind === 'leave' && less > 0
  const isEven = refund.amount === 0 && due.amount === 0
  return (
    <>
      <dl className="change-terms__sums">
        <Row label={t('change.before', { what: side(before) })} money={before.price.total} />
        <Row label={t('change.after', { what: side(after) })} money={after.price.total} />
        {givesUp && settles && fee.amount > 0 ? (
          <Row label={t('change.fee', { percent: feePercent })} money={fee} />
        ) : null}
        {refund.amount > 0 ? <Row strong label={t('change.refund')} money={refund} /> : null}
        {due.amount > 0 ? <Row strong label={t('change.due')} money={due} /> : null}
        {isEven && settles ? (
          <div className="change-terms__row change-terms__row--strong">
            <dt>{t(evenText(quote))}</dt>
          </div>
        ) : null}
        {isEven && !settles ? <Row strong label={t('change.unpaid')} money={after.price.total} /> : null}
      </dl>
      <NewPickup before={before} after={after} />
      <GroupNote before={before} after={after} />
      <ExtrasNote before={before} after={after} />
      {/* it may speak of what is given up, or of the day before */}
      {booking.note ? (
        <p className="change-terms__note">{t('change.noteStays', { note: isolate(booking.note) })}</p>
      ) : null}
      <details className="change-terms__why">
        <summary>{t('change.why')}</summary>
        <PriceLines price={after.price} />
      </details>
      <Note quote={quote} booking={booking} />
      <LostFreedom quote={quote} booking={booking} />
    </>
  )
}

/** The pickup after the change, where its time or name changes; or that there is none any more. */
function NewPickup({ before, after }: { before: ChangeSide; after: ChangeSide }) {
  const { t } = useTranslation('orders')
  const isolate = useIsolate()
  const { time } = useLocalTimes()
  const { readyAt } = after
  if (!readyAt) return before.readyAt ? <p className="change-terms__note">{t('change.noPickup')}</p> : null
  if (readyAt.time === before.readyAt?.time && readyAt.name === before.readyAt.name) return null
  return (
    <p className="change-terms__note">
      {t('pickup', { name: isolate(readyAt.name), time: time(readyAt.time) })}
    </p>
  )
}

/** What is said of a change after which neither side owes anything. */
function evenText({ kind, before, after, paid, due }: ChangeQuote) {
  if (paid.amount === 0 && due.amount === 0) return 'change.unpaid'
  const givesUp = kind === 'leave' && after && before.price.total.amount > after.price.total.amount
  return givesUp ? 'change.noRefund' : 'change.even'
}

/** Both prices and what comes of them, beside the button that confirms: on a phone the terms lie below the fold. */
export function ChangeSum({ quote }: { quote: ChangeQuote }) {
  const { t } = useTranslation(['orders', 'lines'])
  const money = useFormatMoney()
  const { before, after, refund, due } = quote
  if (!after) return null
  const moved = due.amount > 0 ? due : refund.amount > 0 ? refund : undefined
  return (
    <p className="change-terms__sum">
      <span>
        <FilledText
          text={t('lines:changed.fromTo', { from: '<from/>', to: '<to/>' })}
          parts={{
            from: <MoneyText money={before.price.total} />,
            to: <MoneyText money={after.price.total} />,
          }}
        />
      </span>
      <strong>
        {moved ? `${t(due.amount > 0 ? 'change.due' : 'change.refund')} ${money(moved)}` : t(evenText(quote))}
      </strong>
      {losesFreedom(quote) ? (
        <strong className="change-terms__lost">{t('change.losesFree', { context: askedOf(quote) })}</strong>
      ) : null}
    </p>
  )
}

function Row({
  label,
  money,
  strong = false,
}: {
  label: string
  money: ChangeQuote['refund']
  strong?: boolean
}) {
  return (
    <div className={strong ? 'change-terms__row change-terms__row--strong' : 'change-terms__row'}>
      <dt>{label}</dt>
      <dd>
        <MoneyText money={money} />
      </dd>
    </div>
  )
}

/** A smaller party may lose its group discount: this says why the refund is small. */
function GroupNote({ before, after }: { before: ChangeSide; after: ChangeSide }) {
  const { t } = useTranslation('orders')
  const had = before.price.lines.find(({ kind, percent }) => kind === 'group' && percent !== undefined)
  const has = after.price.lines.find(({ kind, percent }) => kind === 'group' && percent !== undefined)
  if (!had || (has?.percent ?? 0) >= (had.percent ?? 0)) return null
  return (
    <p className="change-terms__note">
      {t('change.groupLost', { count: Number(had.id), percent: had.percent })}
    </p>
  )
}

/** Extras that go with the guests whom they are for, or that were chosen otherwise: how many there were and are. */
function ExtrasNote({ before, after }: { before: ChangeSide; after: ChangeSide }) {
  const { t } = useTranslation('orders')
  const told = changedExtras(alongIn(before), alongIn(after)).map(({ title, from, to }) =>
    t('change.otherExtras', {
      context: from === 0 ? 'added' : to === 0 ? 'removed' : undefined,
      extra: title,
      before: from,
      after: to,
    }),
  )
  return told.length > 0 ? <p className="change-terms__note">{told.join(' ')}</p> : null
}

const alongIn = ({ price: { lines } }: ChangeSide) => ({
  extras: lines.flatMap(({ kind, id, label, quantity }) =>
    kind === 'extra' ? [{ id, title: label ?? id, quantity }] : [],
  ),
})

function Note({ quote, booking }: { quote: ChangeQuote; booking: Booking }) {
  const { t } = useTranslation('orders')
  const wayOfRefund = useWayOfRefund()
  const cancellation = useCancellationText()
  const { instant, zoneOf } = useLocalTimes()
  const { experience } = booking
  const told = (until: string | undefined) =>
    until && { when: instant(until, experience.timeZone), zone: zoneOf(experience.destination.name) }
  const sentences = [
    quote.asksSupplier && t(quote.due.amount > 0 ? 'change.askPaid' : 'change.askFirst'),
    quote.asksSupplier && freeMeanwhile(),
    !quote.asksSupplier && quote.due.amount > 0 && t('change.payFirst'),
    quote.refund.amount > 0 && wayOfRefund(quote),
    ...(quote.kind === 'move' ? [termsAfter()] : booking.status === 'CONFIRMED' ? [termsOfLeaving()] : []),
  ].filter((sentence) => typeof sentence === 'string')
  return sentences.length > 0 ? <p className="change-terms__note">{sentences.join(' ')}</p> : null

  /** A refusal may come shortly before what stands begins to cost something. */
  function freeMeanwhile() {
    const until = told(quote.freeUntil)
    return until && t('change.freeMeanwhile', until)
  }

  /** The deadline of the new start, which is not that of the old one, or what is kept there of who cancels. Another party leaves it as it was. */
  function termsAfter() {
    if (quote.after?.start === quote.before.start) return false
    const until = told(quote.freeUntilAfter)
    if (until) return t('change.freeAfter', until)
    if (losesFreedom(quote) || !quote.termsAfter) return false
    const { free, kept } = cancellation({ cancellationTerms: quote.termsAfter }, experience)
    return t('change.termsAfter', { terms: [free, kept].filter(Boolean).join(dot) })
  }

  function termsOfLeaving() {
    const until = told(quote.freeUntil)
    if (until) return t('change.freeLeave', { ...until, context: countsItems(booking) ? 'items' : undefined })
    return quote.paid.amount > 0 && booking.wasFree && t('change.noLongerFree')
  }
}

/** "Tue, Dec 1 · 9:00 AM – 11:00 AM · 2 adults, 1 child": another start may be another end. */
function useSideText(): (side: ChangeSide) => string {
  const { day, moment, span } = useLocalTimes()
  const party = usePartyText()
  const when = ({ start, until }: ChangeSide) => {
    if (!until) return [moment(start)]
    const isOneDay = until.length > 10 && until.slice(0, 10) === start.slice(0, 10)
    return isOneDay ? [day(start, 'short'), span(start, until)] : [span(start, until)]
  }
  return (side) => [...when(side), party(side)].join(dot)
}
