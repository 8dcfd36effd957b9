import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BookingChange, ChangeQuote } from '../../server/contract/changes.ts'
import type { Booking } from '../../server/contract/checkout.ts'
import type { UnitId } from '../../server/contract/primitives.ts'
import { Button } from '../ui/controls/button.tsx'
import { Dialog } from '../ui/overlays/dialog.tsx'
import { Stepper } from '../ui/controls/stepper.tsx'
import { useUnitTexts } from '../ui/facts/units.ts'
import { AboutBooking } from './about-booking.tsx'
import { ChangeRefused, ChangeSum, ChangeTerms } from './change-terms.tsx'
import { countsItems } from './counts-items.ts'
import type { GivenBack } from './given-back.ts'
import { ExtrasTold } from './extras-told.tsx'
import type { KeptOrder } from './order-shelf.ts'
import { useChange } from './use-change.ts'
import { titleIdOf } from './title-id.ts'
import './change-booking.css'

/** Props of what changes a booking. */
export interface ChangeProps {
  order: KeptOrder
  booking: Booking
  /** Told once it is changed: the order is to be read again. */
  onChanged: (given?: GivenBack) => void
}

interface LeaveProps extends ChangeProps {
  /** Whether the rest of it can be changed now, by the button beside. */
  movable: boolean
}

/** Takes some guests out of a booking: says what that costs before anything happens. */
export function LeaveGuests(props: LeaveProps) {
  const { t } = useTranslation('orders')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        look="quiet"
        size="small"
        className="change-booking"
        aria-describedby={titleIdOf(props.booking)}
        onClick={() => setOpen(true)}
      >
        {t('change.leave.open', { context: contextOf(props.booking) })}
      </Button>
      {open ? <LeaveDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

/** Of boats or rooms some are taken out, not guests: who comes on those that stay is told beside them. */
function contextOf(booking: Booking): 'items' | undefined {
  return countsItems(booking) ? 'items' : undefined
}

function LeaveDialog({ order, booking, movable, onChanged, onClose }: LeaveProps & { onClose: () => void }) {
  const { t } = useTranslation('orders')
  const context = contextOf(booking)
  const had = booking.units.filter(({ quantity }) => quantity > 0)
  const [kept, setKept] = useState(() => Object.fromEntries(had.map(({ id, quantity }) => [id, quantity])))
  const left = Object.values(kept).reduce((sum, quantity) => sum + quantity, 0)
  const same = had.every(({ id, quantity }) => kept[id] === quantity)
  const change: BookingChange | undefined = same || left === 0 ? undefined : { kind: 'leave', units: kept }
  // nothing was taken yet of what waits for its payment or its supplier
  const hint = booking.status === 'CONFIRMED' ? 'hint' : 'hintPrice'
  const done = (given?: GivenBack) => {
    onClose()
    onChanged(given)
  }
  const making = useChange({ order, booking, onChanged: done, onStale: onChanged }, change)
  const { step, quote } = making
  const possible = change !== undefined && quote?.refusal === undefined && quote !== undefined
  const isReady = possible && (step === 'quoted' || step === 'again' || step === 'sending')
  return (
    <Dialog
      title={t('change.leave.title', { context })}
      description={<AboutBooking booking={booking} />}
      shape="sheet"
      onClose={onClose}
      footer={
        <div className="change-booking__actions">
          <ChangeRefused making={making} />
          {isReady ? <ChangeSum quote={quote} /> : null}
          {isReady ? (
            <Button look="act" busy={step === 'sending'} onClick={making.confirm}>
              {t('change.leave.confirm', { context })}
            </Button>
          ) : null}
          <Button onClick={onClose}>{t('change.keep')}</Button>
        </div>
      }
    >
      <div className="change-booking__body">
        <div className="change-booking__party">
          {had.map(({ id, title, quantity }) => (
            <Stepper
              key={id}
              label={title ?? t(`change.unit.${id}`)}
              hint={t('change.leave.of', { count: quantity })}
              limit={t('change.leave.of', { count: quantity })}
              value={kept[id] ?? 0}
              minimum={0}
              maximum={quantity}
              onChange={(value) => setKept({ ...kept, [id]: value })}
            />
          ))}
        </div>
        {change ? <ChangeTerms making={making} booking={booking} /> : null}
        {/* there from the start: what a live region is inserted with is not read out */}
        <div aria-live="polite">
          {possible ? <Carried quote={quote} booking={booking} /> : null}
          {possible ? <Along quote={quote} movable={movable} /> : null}
          {change ? null : (
            <p className="change-booking__hint">
              {t(left === 0 ? 'change.leave.nobody' : `change.leave.${hint}`, { context })}
            </p>
          )}
        </div>
      </div>
    </Dialog>
  )
}

/** On fewer boats or quads come fewer guests, where those that stay do not carry them all. */
function Carried({ quote: { before, after }, booking }: { quote: ChangeQuote; booking: Booking }) {
  const { t } = useTranslation(['orders', 'lines'])
  const { all } = useUnitTexts()
  if (!after || after.guests >= before.guests || after.units.every(({ id }) => id !== 'ITEM')) return null
  const titles = new Map(booking.units.map(({ id, title }) => [id, title]))
  const items = all(
    after.units.map(({ id, quantity }) => ({ id: id as UnitId, quantity, title: titles.get(id) })),
  )
  return (
    <p className="change-booking__hint">
      {t('change.leave.carry', { items, guests: t('lines:guests', { count: after.guests }) })}
    </p>
  )
}

/** What of the extras stays without the guests, as the seat of a child who no longer comes, and where it is taken off. */
function Along({ quote: { after }, movable }: { quote: ChangeQuote; movable: boolean }) {
  const { t } = useTranslation('orders')
  if (!after || after.price.lines.every(({ kind }) => kind !== 'extra')) return null
  return (
    <>
      <ExtrasTold price={after.price} />
      {movable ? (
        <p className="change-booking__hint">{t('change.leave.extras', { action: t('change.move.open') })}</p>
      ) : null}
    </>
  )
}
