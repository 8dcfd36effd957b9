import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BookingChange, ChangeQuote } from '../../server/contract/changes.ts'
import type { Experience } from '../../server/contract/catalogue.ts'
import type { Booking } from '../../server/contract/checkout.ts'
import type { PricePeriod } from '../../server/contract/primitives.ts'
import { usePart } from '../environment/use-part.ts'
import { useReply } from '../environment/use-reply.ts'
import { Button } from '../ui/controls/button.tsx'
import { Dialog } from '../ui/overlays/dialog.tsx'
import { dot } from '../ui/facts/dot.ts'
import { useHireLength } from '../ui/facts/hire-length.ts'
import { useIsolate } from '../ui/facts/isolate.ts'
import { useFormatMoney } from '../ui/facts/money.tsx'
import { peopleOf } from '../ui/facts/people-of.ts'
import { Notice } from '../ui/states/notice.tsx'
import { Skeleton } from '../ui/states/skeleton.tsx'
import { Stepper } from '../ui/controls/stepper.tsx'
import { AboutBooking } from './about-booking.tsx'
import { AgreedTime } from './agreed-time.tsx'
import { ChangeRefused, ChangeSum, ChangeTerms } from './change-terms.tsx'
import type { GivenBack } from './given-back.ts'
import type { ChangeProps } from './leave-guests.tsx'
import { alongOf, extrasToChange, fitExtras } from './extras-along.ts'
import type { Along, ExtrasOfChange } from './extras-along.ts'
import { ExtrasTold } from './extras-told.tsx'
import { isOfOffer } from './may-move.ts'
import { isOneTicket } from './one-ticket.ts'
import { MoveDay } from './move-day.tsx'
import { MoveTime } from './move-time.tsx'
import { useChange } from './use-change.ts'
import { titleIdOf } from './title-id.ts'
import './change-booking.css'

/** The most of one unit that this screen offers. */
const mostOfAUnit = 99

/** The words for tickets are those of the booking panel: no page of orders needs them sooner. */
const loadFacts = () => import('../ui/facts/unit-facts.tsx')
const loadExtras = () => import('./move-extras.tsx')
const loadCheaper = () => import('../ui/facts/cheaper-party.tsx')
const namespaces = ['choices'] as const

/**
 * Another date, another time, more guests or fewer, other extras: says what it costs before anything happens. `leaving`: asked for by who
 * wants fewer, where one ticket stands for all.
 */
export function MoveBooking({ leaving = false, ...props }: ChangeProps & { leaving?: boolean }) {
  const { t } = useTranslation('orders')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        look={leaving ? 'quiet' : 'line'}
        size="small"
        className="change-booking"
        aria-describedby={titleIdOf(props.booking)}
        onClick={() => setOpen(true)}
      >
        {leaving
          ? t('change.leave.open')
          : t('change.move.open', { context: isOfOffer(props.booking) ? 'offer' : undefined })}
      </Button>
      {open ? <MoveDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

function MoveDialog({ order, booking, onChanged, onClose }: ChangeProps & { onClose: () => void }) {
  const { t } = useTranslation(['orders', 'choices'])
  const money = useFormatMoney()
  const isolate = useIsolate()
  const { part: facts } = usePart(loadFacts, namespaces)
  const { part: cheaper } = usePart(loadCheaper, namespaces)
  const { part: choice } = usePart(loadExtras, namespaces)
  const agreed = booking.price.lines.some(({ kind }) => kind === 'offer')
  const { option, period, extras, unaddressed } = useOption(booking, { asks: !agreed })
  const [date, setDate] = useState(booking.start.slice(0, 10))
  const [start, setStart] = useState<string | undefined>(booking.start)
  const [party, setParty] = useState<Record<string, number>>(() =>
    Object.fromEntries(booking.units.map(({ id, quantity }) => [id, quantity])),
  )
  const [people, setPeople] = useState(booking.guests)
  /** Undefined until another number is chosen: what is booked along stays, as far as it can. */
  const [wished, setWished] = useState<Along>()
  const size = Object.values(party).reduce((sum, quantity) => sum + quantity, 0)
  const carried = option && option !== 'gone' ? carriedBy(option, party) : undefined
  // on one boat less come no more people than the others carry
  const guests = carried === undefined ? undefined : Math.max(1, Math.min(people, carried))
  const coming = {
    guests: guests ?? (option && option !== 'gone' ? peopleOf(party, option) : size),
    periods: booking.periods,
  }
  const change: BookingChange | undefined =
    start && (agreed || option !== 'gone') && size > 0
      ? {
          kind: 'move',
          start,
          units: party,
          guests,
          extras: wished && fitExtras(extras, wished, coming),
        }
      : undefined
  const done = (given?: GivenBack) => {
    onClose()
    onChanged(given)
  }
  const making = useChange({ order, booking, onChanged: done, onStale: onChanged }, change)
  const { step, quote } = making
  const possible = change !== undefined && quote !== undefined && quote.refusal === undefined
  const isReady = possible && (step === 'quoted' || step === 'again' || step === 'sending')
  return (
    <Dialog
      title={t('change.move.title')}
      description={<AboutBooking booking={booking} />}
      shape="side"
      onClose={onClose}
      footer={
        <div className="change-booking__actions">
          <ChangeRefused making={making} />
          {isReady ? <ChangeSum quote={quote} /> : null}
          {isReady ? (
            <Button look="act" busy={step === 'sending'} onClick={making.confirm}>
              {t(actionOf(quote), { amount: money(quote.due) })}
            </Button>
          ) : null}
          <Button onClick={onClose}>{t('change.keep')}</Button>
        </div>
      }
    >
      <div className="change-booking__body">
        {agreed ? <AgreedTime booking={booking} onStart={setStart} /> : null}
        {!agreed && option === 'gone' ? <Notice tone="hurry">{t('change.move.gone')}</Notice> : null}
        {!agreed && option === undefined ? <Skeleton shape="button" /> : null}
        {!agreed && option && option !== 'gone' ? (
          <>
            <OptionStays booking={booking} />
            <MoveDay
              order={order}
              booking={booking}
              guests={guests ?? comingOf(option, party)}
              date={date}
              onDate={(chosen) => {
                setDate(chosen)
                setStart(undefined)
              }}
            />
            <MoveTime order={order} booking={booking} date={date} start={start} onStart={setStart} />
            <section className="change-booking__party">
              {carried === undefined ? (
                <h3 className="change-booking__subtitle">{t('change.move.party')}</h3>
              ) : null}
              {isOneTicket(booking) ? <OneTicket booking={booking} option={option} /> : null}
              {option.units.map((unit) => (
                <Stepper
                  key={unit.id}
                  label={unit.title ?? t(`change.unit.${unit.id}`)}
                  hint={
                    facts && (
                      <facts.UnitFacts unit={unit} period={period} priced={isPricedAlike(option, booking)} />
                    )
                  }
                  value={party[unit.id] ?? 0}
                  // of the only ticket there is always one
                  minimum={option.units.length === 1 ? Math.max(1, unit.minimum) : unit.minimum}
                  maximum={unit.maximum ?? mostOfAUnit}
                  onChange={(value) => setParty({ ...party, [unit.id]: value })}
                />
              ))}
              {guests === undefined ? null : (
                <Stepper
                  label={t('change.move.party')}
                  value={guests}
                  minimum={1}
                  maximum={Math.max(1, carried ?? 1)}
                  onChange={setPeople}
                />
              )}
              {cheaper && isPricedAlike(option, booking) ? (
                <cheaper.CheaperParty
                  option={option}
                  party={party}
                  onTake={(taken) => setParty({ ...party, ...Object.fromEntries(taken) })}
                />
              ) : null}
              <Length booking={booking} />
              {choice && extras.length > 0 ? null : (
                <ExtrasTold price={quote?.after?.price ?? booking.price} />
              )}
            </section>
            {choice && extras.length > 0 ? (
              <choice.MoveExtras
                extras={extras}
                along={wished ?? alongOf(booking)}
                priced={isPricedAlike(option, booking)}
                onChange={setWished}
                {...coming}
              />
            ) : null}
            {unaddressed.length > 0 ? (
              <p className="change-booking__hint">
                {t('change.move.unaddressed', {
                  extras: unaddressed.map(({ title }) => isolate(title)).join(dot),
                })}
              </p>
            ) : null}
          </>
        ) : null}
        {change ? <ChangeTerms making={making} booking={booking} /> : null}
        {/* there from the start: what a live region is inserted with is not read out */}
        <div aria-live="polite">
          {change ? null : (
            <p className="change-booking__hint">
              {t(size === 0 ? 'change.move.nobody' : 'change.move.hint')}
            </p>
          )}
        </div>
      </div>
    </Dialog>
  )
}

function OneTicket({ booking: { guests, units }, option }: { booking: Booking; option: Option }) {
  const { t } = useTranslation(['orders', 'lines'])
  const hasOthers = option.units.some(({ id }) => units.every((unit) => unit.id !== id))
  return (
    <p className="change-booking__hint">
      {t('change.leave.oneTicket', { guests: t('lines:guests', { count: guests }) })}{' '}
      {hasOthers ? t('change.leave.others') : null}
    </p>
  )
}

/** Another option has days, times and prices of its own: it is another booking. */
function OptionStays({ booking }: { booking: Booking }) {
  const { t } = useTranslation('orders')
  const isolate = useIsolate()
  return (
    <p className="change-booking__hint">
      {t('change.move.option', { option: isolate(booking.optionTitle) })}
    </p>
  )
}

/** What cannot be changed here: for how many hours, days or nights it is booked. */
function Length({ booking }: { booking: Booking }) {
  const { t } = useTranslation('orders')
  const length = useHireLength()(booking.price)
  if (!length) return null
  return <p className="change-booking__hint">{t('change.move.length', { length })}</p>
}

/** How many people the chosen items carry; undefined where people themselves are booked. */
function carriedBy({ units }: Option, party: Record<string, number>): number | undefined {
  if (units.every(({ id }) => id !== 'ITEM')) return undefined
  return units.reduce((sum, { id, guests = mostOfAUnit }) => sum + (party[id] ?? 0) * guests, 0)
}

/** So many people as take places. */
function comingOf({ units }: Option, party: Record<string, number>): number {
  return Math.max(
    1,
    units.reduce((sum, { id, places }) => sum + (party[id] ?? 0) * places, 0),
  )
}

/** Whether what is saved would be told in the currency that the change is charged in. */
function isPricedAlike({ units }: Option, { price }: Booking): boolean {
  return units.every((unit) => unit.price.currency === price.total.currency)
}

function actionOf({ asksSupplier, due }: ChangeQuote) {
  if (asksSupplier) return due.amount > 0 ? 'change.move.askPaid' : 'change.move.ask'
  return due.amount > 0 ? 'change.move.pay' : 'change.move.confirm'
}

type Option = Experience['options'][number]

const none: ExtrasOfChange = { extras: [], unaddressed: [] }

/** The option as it is offered now, 'gone' when it is not, and what can be booked along with it. */
function useOption(
  booking: Booking,
  { asks }: { asks: boolean },
): ExtrasOfChange & { option: Option | 'gone' | undefined; period?: PricePeriod } {
  const { slug } = booking.experience
  const asked = useReply(asks ? slug : undefined, (api, signal) =>
    api.call('readExperience', { path: { slug }, signal }),
  )
  if (asked.state === 'failed') return { option: 'gone', ...none }
  if (asked.state !== 'there') return { option: undefined, ...none }
  const option = asked.reply.options.find((offered) => offered.id === booking.option) ?? 'gone'
  return { option, period: asked.reply.periods?.period, ...extrasToChange(asked.reply, booking) }
}
