import { useTranslation } from 'react-i18next'
import { Button } from '../ui/controls/button.tsx'
import { PriceLines } from '../ui/facts/price-lines.tsx'
import { Notice } from '../ui/states/notice.tsx'
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

/** No day of a year takes them all: how many it would take. */
export function NoRoom({ model, largestParty }: { model: BookingModel; largestParty: number }) {
  const { t } = useTranslation('choices')
  return (
    <Notice
      tone="hurry"
      alert
      actions={
        <Button
          size="small"
          onClick={(event) => {
            // the button goes with its notice
            event.currentTarget.closest('.choose-date')?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
            model.expect(largestParty)
          }}
        >
          {t('party.fewer', { count: largestParty })}
        </Button>
      }
    >
      {t('party.noRoom')}
    </Notice>
  )
}
