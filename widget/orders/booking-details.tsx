import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { wasNeverCharged } from '../../locales/never-charged.ts'
import { hasDroppedChange, wasChanged } from '../../locales/was-changed.ts'
import { whatStays } from '../../locales/what-stays.ts'
import type { Booking } from '../../server/contract/checkout.ts'
import type { UnitId } from '../../server/contract/primitives.ts'
import { useEnvironment } from '../environment/environment.tsx'
import { experiencePlace } from '../environment/places.ts'
import { ButtonLink } from '../ui/controls/button.tsx'
import { CancellationFacts, DepartureFacts, Fact } from '../ui/facts/departure-facts.tsx'
import { useCancellationText } from '../ui/facts/cancellation-text.ts'
import { useHireLength } from '../ui/facts/hire-length.ts'
import { useIsolate } from '../ui/facts/isolate.ts'
import { useLocalTimes } from '../ui/facts/local-time.ts'
import { MoneyText } from '../ui/facts/money.tsx'
import { Picture } from '../ui/pictures/picture.tsx'
import { PriceLines } from '../ui/facts/price-lines.tsx'
import { useUnitTexts } from '../ui/facts/units.ts'
import { BookedExtras } from './booked-extras.tsx'
import { BookingChanges } from './booking-changes.tsx'
import { countsItems } from './counts-items.ts'
import { ListingFacts } from './listing-facts.tsx'
import { asksUntilStart, movesOncePaidUntil, movesUntil } from './may-move.ts'
import { chargedFor, statusTones } from './outcomes.ts'
import { titleIdOf } from './title-id.ts'
import { useCancelledOn } from './use-cancelled-on.ts'
import { dot } from '../ui/facts/dot.ts'
import { WhereToBe } from './where-to-be.tsx'
import './booking-details.css'

/** One booking with everything that its traveller must know, and what can be done about it. */
export function BookingDetails({
  booking,
  timeZone = booking.timeZone,
  orderWaits = false,
  isUnpaid = false,
  keep,
  actions,
}: {
  booking: Booking
  /** In which days of the order are shown (`timeZone` of the invoice), so that one moment has one day on the whole page. */
  timeZone?: string
  /** Its order waits for a supplier (`waitsForSupplier`). */
  orderWaits?: boolean
  /** Its order is not paid yet (`isUnpaid`): it cannot be cancelled, and its places are released unless it is paid in time. */
  isUnpaid?: boolean
  /** Ends a change of it that waits. */
  keep?: ReactNode
  actions?: ReactNode
}) {
  const { t } = useTranslation(['orders', 'lines'])
  const isolate = useIsolate()
  const { address, formats, layout } = useEnvironment()
  const { time } = useLocalTimes()
  const cancelledOn = useCancelledOn({ timeZone })(booking)
  const units = useUnitTexts()
  const lengthOf = useHireLength()
  const titleId = titleIdOf(booking)
  const { experience, pickup } = booking
  const counts = booking.units.map(({ id, title, quantity }) => ({ id: id as UnitId, title, quantity }))
  const isToCome = statusTones[booking.status] !== 'wrong' && !booking.isOver
  const isAhead = isToCome && booking.status !== 'REDEEMED'
  const guests = countsItems(booking)
    ? `${units.all(counts)}${dot}${t('lines:guests', { count: booking.guests })}`
    : units.all(counts)
  return (
    <article
      className={`booking-details booking-details--${layout.checkout}`}
      aria-labelledby={titleId}
      tabIndex={-1}
    >
      <span className="booking-details__picture">
        <Picture picture={experience.picture} sizes="200px" />
      </span>
      <div className="booking-details__what">
        <p className={`booking-details__status booking-details__status--${statusTones[booking.status]}`}>
          {t(`status.${booking.status}`)}
        </p>
        <h3 id={titleId} className="booking-details__title">
          <a href={address(experiencePlace(experience))}>{experience.title}</a>
        </h3>
        <p className="booking-details__option">{booking.optionTitle}</p>
        {isToCome && booking.optionDescription ? (
          <p className="booking-details__option">{booking.optionDescription}</p>
        ) : null}
        <DepartureFacts
          facts={{
            start: booking.start,
            until: booking.until,
            length: lengthOf(booking.price),
            place: experience.destination.name,
            guests,
            meet:
              pickup || booking.readyAt || booking.address ? (
                <WhereToBe booking={booking} isToCome={isToCome} />
              ) : null,
          }}
        >
          {isToCome && booking.entry?.closesAt ? (
            <Fact icon="info">{t('openUntil', { time: time(booking.entry.closesAt) })}</Fact>
          ) : null}
          <BookedExtras extras={booking.extras} isToCome={isToCome} />
          {booking.addressGiven ? (
            <Fact icon="pin">{t('addressGiven', { address: isolate(booking.addressGiven) })}</Fact>
          ) : null}
          {booking.note ? <Fact icon="chat">{t('note', { note: isolate(booking.note) })}</Fact> : null}
          <Said label={t('supplierNote')} words={booking.offerNote} />
          <Said label={t('offerMessage')} words={booking.offerMessage} />
          {isAhead ? <ListingFacts booking={booking} /> : null}
          <Fact icon="guests">
            {t('runBy', { name: booking.supplier.name })}
            {booking.supplier.phone ? (
              <>
                {dot}
                <a className="isolate" href={`tel:${booking.supplier.phone.replaceAll(' ', '')}`}>
                  {booking.supplier.phone}
                </a>
              </>
            ) : null}
          </Fact>
          {booking.declineReason ? (
            <Fact icon="chat">
              {t(booking.status === 'REJECTED' ? 'declined' : 'ended', { reason: booking.declineReason })}
            </Fact>
          ) : null}
          {cancelledOn ? <Fact icon="info">{cancelledOn}</Fact> : null}
          {hasDroppedChange(booking) ? <Fact icon="info">{t('change.neverMade')}</Fact> : null}
          <Cancellation booking={booking} isUnpaid={isUnpaid} />
          <Deadline booking={booking} orderWaits={orderWaits} />
          <Fact icon="ticket">
            {t('bookingReference')}{' '}
            <span className="booking-details__reference isolate">{booking.reference}</span>
          </Fact>
          <Fact icon="check">
            {t('booked', {
              day: formats.date({ dateStyle: 'long', timeZone }).format(new Date(booking.bookedAt)),
            })}
          </Fact>
        </DepartureFacts>
        <BookingChanges booking={booking} keep={keep} />
      </div>
      <div className="booking-details__price">
        <PriceLines price={{ ...booking.price, lines: booking.price.lines.filter(isNoCode) }} />
        <Totals booking={booking} />
      </div>
      {booking.ticketUrl || booking.reviewUrl || actions ? (
        <div className="booking-details__next">
          {booking.ticketUrl ? (
            <ButtonLink
              size="small"
              look={booking.isOver ? 'line' : 'act'}
              href={booking.ticketUrl}
              aria-describedby={titleId}
              target="_blank"
              rel="noopener"
            >
              {t('ticket')}
            </ButtonLink>
          ) : null}
          {booking.reviewUrl ? (
            <ButtonLink size="small" look="act" href={booking.reviewUrl} aria-describedby={titleId}>
              {t('review')}
            </ButtonLink>
          ) : null}
          {actions}
        </div>
      ) : null}
    </article>
  )
}

/** What somebody wrote, at length. */
function Said({ label, words }: { label: string; words?: string }) {
  if (!words) return null
  return (
    <Fact icon="chat">
      <span className="booking-details__said">
        <span>{label}</span>
        <bdi>{words}</bdi>
      </span>
    </Fact>
  )
}

function Cancellation({ booking, isUnpaid }: { booking: Booking; isUnpaid: boolean }) {
  const { t } = useTranslation('orders')
  const text = useCancellationText()(booking, booking.experience)
  const { status } = booking
  if (statusTones[status] === 'wrong' || booking.isOver) return null
  if (status !== 'PENDING' && status !== 'ON_HOLD') return <CancellationFacts text={text} />
  const terms = [text.free, text.kept].filter(Boolean).join(dot)
  const context = status === 'ON_HOLD' ? 'paid' : undefined
  const freeNow = status === 'PENDING' ? 'cancel.unanswered' : 'cancel.unpaid'
  return (
    <CancellationFacts
      text={{
        free: isUnpaid ? undefined : t(freeNow),
        kept: terms && t('cancel.then', { terms, context }),
      }}
    />
  )
}

/** Until when it can be changed: as long as it can be cancelled without cost, or until it starts where its supplier is asked. */
function Deadline({ booking, orderWaits }: { booking: Booking; orderWaits: boolean }) {
  const { t } = useTranslation('orders')
  const { instant, zoneOf } = useLocalTimes()
  const oncePaid = movesOncePaidUntil(booking)
  const until = movesUntil(booking) ?? oncePaid
  const asks = asksUntilStart(booking)
  if (booking.isOver || (orderWaits && booking.status === 'CONFIRMED')) return null
  if (asks) {
    return <Fact icon="calendar">{t('changeAsked', { context: asks === 'then' ? asks : undefined })}</Fact>
  }
  if (!until) return null
  const { timeZone, destination } = booking.experience
  return (
    <Fact icon="calendar">
      {t('changeUntil', {
        context: oncePaid ? 'paid' : undefined,
        when: instant(until, timeZone),
        zone: zoneOf(destination.name),
        stays: t('stays', { context: whatStays(booking) }),
      })}
    </Fact>
  )
}

/** What a promo code takes off stands between the other lines and the price. */
const isNoCode = ({ kind }: Booking['price']['lines'][number]) => kind !== 'discount'

function Totals({ booking }: { booking: Booking }) {
  const { t } = useTranslation('orders')
  const { price, originalPrice, total, discount, refunded, fees } = booking
  const owed = booking.refundOwed?.amount ?? 0
  const paid = chargedFor(booking).amount
  const givenUp = paid - total.amount
  const isRefunded = refunded.amount > 0
  // a sum, from the total on: what changes took off was paid too, and what went back comes off again. Rows of 0 are left out, but for what
  // is left after refunds
  const after = [
    ['unpaid', wasNeverCharged(booking) && -total.amount],
    ['givenUp', givenUp],
    ['paid', givenUp && paid],
    ['refunded', owed - refunded.amount],
    ['owed', -owed],
    ['net', isRefunded ? paid - refunded.amount : 0],
    ['fees', fees.amount],
  ] as const
  const code = price.lines.find((line) => !isNoCode(line))
  // as the cart had it struck through, and as invoice and mail have it: compared with the price, never added up
  const before = price.originalTotal ?? originalPrice
  return (
    <dl className="booking-details__totals">
      {discount.amount > 0 ? (
        <div className="booking-details__row booking-details__row--safe">
          <dt>{code ? t('totals.code', { code: code.label ?? code.id }) : t('totals.discount')}</dt>
          <dd>
            <MoneyText money={{ ...discount, amount: -discount.amount }} />
          </dd>
        </div>
      ) : null}
      {before.amount > total.amount ? (
        <div className="booking-details__row">
          <dt>{t('totals.original', { context: wasChanged(booking) ? 'changed' : undefined })}</dt>
          <dd>
            <MoneyText money={before} struck />
          </dd>
        </div>
      ) : null}
      <div className="booking-details__row booking-details__row--total">
        <dt>{t('totals.total')}</dt>
        <dd>
          <MoneyText money={total} />
        </dd>
      </div>
      {booking.payThere ? (
        <div className="booking-details__row">
          <dt>{t('payThere.label')}</dt>
          <dd>{t(`payThere.${booking.payThere.kind}`, { sum: booking.payThere.sum })}</dd>
        </div>
      ) : null}
      {after.map(([name, amount]) =>
        amount || (name === 'net' && isRefunded) ? (
          <div key={name} className="booking-details__row">
            <dt>{t(name === 'unpaid' ? 'payment.CANCELLED' : `totals.${name}`)}</dt>
            <dd>
              <MoneyText money={{ ...total, amount: amount || 0 }} signed={name === 'givenUp'} />
            </dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}
