import { useSignals } from '@preact/signals-react/runtime'
import { useTranslation } from 'react-i18next'
import type { Extra } from '../../server/contract/catalogue.ts'
import { Checkbox } from '../ui/controls/checkbox.tsx'
import { useFormatMoney } from '../ui/facts/money.tsx'
import { Stepper } from '../ui/controls/stepper.tsx'
import type { BookingModel } from './booking-model.ts'
import { isOf } from './keep-choice.ts'
import { mostOfExtra } from './party.ts'
import { StepBlock } from './step-block.tsx'
import './choose-more.css'

/** What can be booked along. Nothing is ticked before the traveller ticks it. */
export function ChooseExtras({ model }: { model: BookingModel }) {
  useSignals()
  const { t } = useTranslation('choices')
  const option = model.option.value
  const extras = model.source.value.experience.extras.filter((extra) => isOf(option, extra))
  if (!option || extras.length === 0) return null
  const guests = model.people.value
  const periods = model.length.value
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
            quantity={Math.min(model.extras.value[extra.id] ?? 0, mostOfExtra(extra, guests, periods))}
            guests={guests}
            periods={periods}
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
  guests,
  periods,
  onChange,
}: {
  extra: Extra
  quantity: number
  guests: number
  periods: number
  onChange: (quantity: number) => void
}) {
  const { t } = useTranslation('choices')
  const money = useFormatMoney()
  const price = (per?: 'extras.each' | 'extras.perPerson') => {
    if (extra.price.amount === 0) return t('party.free')
    return per ? t(per, { price: money(extra.price) }) : money(extra.price)
  }
  // one car more, or none: all of a party are provided for
  const least = Math.ceil(guests / (extra.guests ?? Infinity))
  const isTooFew = least > extra.maximum
  const upTo = isTooFew ? (
    <span className="choose-more__about">
      {t('extras.upTo', { most: extra.maximum * (extra.guests ?? 0) })}
    </span>
  ) : null
  const about = extra.description ? <bdi className="choose-more__about">{extra.description}</bdi> : null
  if (extra.per === 'BOOKING' && extra.maximum > 1) {
    return (
      <Stepper
        label={extra.title}
        hint={
          <>
            {price('extras.each')}
            {about}
            {upTo}
          </>
        }
        value={quantity}
        minimum={0}
        maximum={isTooFew ? 0 : mostOfExtra(extra, guests, periods)}
        onChange={(next) => onChange(next < quantity && next < least ? 0 : Math.max(next, least))}
      />
    )
  }
  return (
    <Checkbox
      checked={quantity > 0}
      disabled={isTooFew && quantity === 0}
      onChange={(event) => onChange(event.currentTarget.checked ? 1 : 0)}
    >
      <span className="choose-more__title">{extra.title}</span>
      <span className="choose-more__price">
        {price(extra.per === 'PERSON' ? 'extras.perPerson' : undefined)}
      </span>
      {about}
      {upTo}
    </Checkbox>
  )
}
