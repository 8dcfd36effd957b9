import { useSignals } from '@preact/signals-react/runtime'
import { useTranslation } from 'react-i18next'
import { ExtraChoice } from '../ui/facts/extra-choice.tsx'
import { mostOfExtra } from '../ui/facts/most-of-extra.ts'
import type { BookingModel } from './booking-model.ts'
import { isOf } from './keep-choice.ts'
import { usePickupTime } from './pickup-time.ts'
import { StepBlock } from './step-block.tsx'
import './choose-more.css'

/** What can be booked along. Nothing is ticked before the traveller ticks it. */
export function ChooseExtras({ model }: { model: BookingModel }) {
  useSignals()
  const { t } = useTranslation('choices')
  const timeOf = usePickupTime(model)
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
            pickup={extra.minutesBefore && timeOf(extra.minutesBefore, 'pickup.at')}
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
