import { useSignals } from '@preact/signals-react/runtime'
import { useTranslation } from 'react-i18next'
import type { Extra, Pickup } from '../../server/contract/catalogue.ts'
import { Checkbox } from '../ui/controls/checkbox.tsx'
import { TextField } from '../ui/controls/field.tsx'
import { useLocalTimes } from '../ui/facts/local-time.ts'
import { useFormatMoney } from '../ui/facts/money.tsx'
import { Select } from '../ui/controls/select.tsx'
import { Stepper } from '../ui/controls/stepper.tsx'
import type { BookingModel } from './booking-model.ts'
import { StepBlock } from './step-block.tsx'
import './choose-more.css'

/** Where the traveller is collected and when, with a word for the driver. */
export function ChoosePickup({ model }: { model: BookingModel }) {
  useSignals()
  const { t } = useTranslation('availability')
  const { pickups } = model.source.value.experience
  if (!model.option.value || pickups.length === 0) return null
  const chosen = pickups.find(({ id }) => id === model.pickupId.value)
  return (
    <StepBlock title={t('pickup.title')}>
      <div className="choose-more">
        <Select
          label={t('pickup.title')}
          labelHidden
          value={model.pickupId.value ?? ''}
          onChange={(event) => {
            model.pickupId.value = event.currentTarget.value || undefined
          }}
        >
          <option value="">{t('pickup.none')}</option>
          {pickups.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        {chosen ? <PickupDetails model={model} pickup={chosen} /> : null}
      </div>
    </StepBlock>
  )
}

function PickupDetails({ model, pickup }: { model: BookingModel; pickup: Pickup }) {
  useSignals()
  const { t } = useTranslation('availability')
  const { time } = useLocalTimes()
  const start = model.departure.value?.start
  return (
    <>
      <div role="status" className="choose-more__pickup">
        <p className="choose-more__when">
          {start
            ? t('pickup.at', { time: time(minutesBefore(start, pickup.minutesBefore)) })
            : t('pickup.before', { count: pickup.minutesBefore })}
        </p>
        {pickup.address ? (
          <p>
            <bdi>{pickup.address}</bdi>
          </p>
        ) : null}
        {pickup.note ? (
          <p>
            <bdi>{pickup.note}</bdi>
          </p>
        ) : null}
      </div>
      <TextField
        label={t('pickup.note')}
        hint={t('pickup.noteHint')}
        maxLength={300}
        value={model.pickupNote.value}
        onChange={(event) => {
          model.pickupNote.value = event.currentTarget.value
        }}
      />
    </>
  )
}

/** A local time so many minutes earlier. Over a change of the clock it is an hour off for the eye; no pickup is at night. */
function minutesBefore(start: string, minutes: number): string {
  return new Date(Date.parse(`${start}:00Z`) - minutes * 60_000).toISOString().slice(0, 16)
}

/** What can be booked along. Nothing is ticked before the traveller ticks it. */
export function ChooseExtras({ model }: { model: BookingModel }) {
  useSignals()
  const { t } = useTranslation('availability')
  const { extras } = model.source.value.experience
  if (!model.option.value || extras.length === 0) return null
  const set = (id: string, quantity: number) => {
    model.extras.value = { ...model.extras.peek(), [id]: quantity }
  }
  return (
    <StepBlock title={t('extras.title')}>
      <div className="choose-more__extras">
        {extras.map((extra) => (
          <ExtraChoice
            key={extra.id}
            extra={extra}
            quantity={model.extras.value[extra.id] ?? 0}
            onChange={(quantity) => set(extra.id, quantity)}
          />
        ))}
      </div>
    </StepBlock>
  )
}

function ExtraChoice({
  extra,
  quantity,
  onChange,
}: {
  extra: Extra
  quantity: number
  onChange: (quantity: number) => void
}) {
  const { t } = useTranslation('availability')
  const money = useFormatMoney()
  const price = (per?: 'extras.each' | 'extras.perPerson') => {
    if (extra.price.amount === 0) return t('party.free')
    return per ? t(per, { price: money(extra.price) }) : money(extra.price)
  }
  const about = extra.description ? <bdi className="choose-more__about">{extra.description}</bdi> : null
  if (extra.per === 'BOOKING' && extra.maximum > 1) {
    return (
      <Stepper
        label={extra.title}
        hint={
          <>
            {price('extras.each')}
            {about}
          </>
        }
        value={quantity}
        minimum={0}
        maximum={extra.maximum}
        onChange={onChange}
      />
    )
  }
  return (
    <Checkbox checked={quantity > 0} onChange={(event) => onChange(event.currentTarget.checked ? 1 : 0)}>
      <span className="choose-more__title">{extra.title}</span>
      <span className="choose-more__price">
        {price(extra.per === 'PERSON' ? 'extras.perPerson' : undefined)}
      </span>
      {about}
    </Checkbox>
  )
}
