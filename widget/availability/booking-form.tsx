import { useSignals } from '@preact/signals-react/runtime'
import { Suspense, lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { usePart } from '../environment/use-part.ts'
import { Button } from '../ui/controls/button.tsx'
import { Notice } from '../ui/states/notice.tsx'
import type { BookingModel } from './booking-model.ts'
import { ChooseDate } from './choose-date.tsx'
import { choiceTexts, loadChoices } from './load-choices.ts'

// many experiences have neither; of those that have, both are there before anything is chosen
const ChoosePickup = lazy(async () => ({ default: (await import('./choose-pickup.tsx')).ChoosePickup }))
const ChooseExtras = lazy(async () => ({ default: (await import('./choose-more.tsx')).ChooseExtras }))

/** Every choice of a booking, one after the other. The total and the button stand in `BookingTotal`. */
export function BookingForm({ model }: { model: BookingModel }) {
  useSignals()
  const choices = usePart(loadChoices, choiceTexts)
  if (isUnavailable(model)) {
    if (choices.part) return <choices.part.Unavailable model={model} />
    return choices.failed ? <WithoutChoices again={choices.again} /> : null
  }
  return (
    <div>
      <ChooseDate model={model} Remarks={choices.part?.MonthRemarks} />
      {choices.part ? <Choices model={model} {...choices.part} /> : null}
      {choices.failed && model.date.value ? <WithoutChoices again={choices.again} /> : null}
    </div>
  )
}

/** What follows the day. */
function Choices({
  model,
  BookingChoices,
  BookingPrice,
}: { model: BookingModel } & Awaited<ReturnType<typeof loadChoices>>) {
  useSignals()
  const { pickups, extras } = model.source.value.experience
  const price = model.quote.value.value?.price
  return (
    <>
      <BookingChoices model={model} />
      <Suspense fallback={null}>
        {pickups.length > 0 ? <ChoosePickup model={model} /> : null}
        {extras.length > 0 ? <ChooseExtras model={model} /> : null}
      </Suspense>
      {price ? <BookingPrice price={price} /> : null}
    </>
  )
}

function WithoutChoices({ again }: { again: () => void }) {
  const { t } = useTranslation('availability')
  return (
    <Notice
      tone="wrong"
      alert
      actions={
        <Button size="small" onClick={again}>
          {t('date.again')}
        </Button>
      }
    >
      {t('date.timesFailed')}
    </Notice>
  )
}

/** No options, or no day in a year on which one can be booked, by however few. */
export function isUnavailable(model: BookingModel): boolean {
  if (model.source.value.experience.options.length === 0) return true
  const { state, value } = model.calendar.value
  if (state !== 'ready' || !value || value.nextOpenDay || value.largestParty) return false
  return value.days.every((day) => day.state !== 'open' && day.state !== 'few')
}
