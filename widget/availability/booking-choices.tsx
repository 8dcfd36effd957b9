import { useTranslation } from 'react-i18next'
import { PriceLines } from '../ui/facts/price-lines.tsx'
import type { BookingModel } from './booking-model.ts'
import { ChooseOption } from './choose-option.tsx'
import { ChooseParty } from './choose-party.tsx'
import { StepBlock } from './step-block.tsx'

/** What is chosen once there is a day: the option with its time, and who comes. */
export function BookingChoices({ model }: { model: BookingModel }) {
  return (
    <>
      <ChooseOption model={model} />
      <ChooseParty model={model} />
    </>
  )
}

/** What it costs, line by line. */
export function BookingPrice({ price }: Parameters<typeof PriceLines>[0]) {
  const { t } = useTranslation('availability')
  return (
    <StepBlock title={t('price.title')}>
      <PriceLines price={price} />
    </StepBlock>
  )
}
