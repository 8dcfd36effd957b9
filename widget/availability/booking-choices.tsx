import { useSignals } from '@preact/signals-react/runtime'
import { useTranslation } from 'react-i18next'
import { useEnvironment } from '../environment/environment.tsx'
import { cityPlace } from '../environment/places.ts'
import { Button, ButtonLink } from '../ui/controls/button.tsx'
import { useIsolate } from '../ui/facts/isolate.ts'
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

/** That no day of a year takes them all; that only the days of the option are shown which the address names. */
export function MonthRemarks({ model, largestParty }: { model: BookingModel; largestParty?: number }) {
  return (
    <>
      {largestParty ? <NoRoom model={model} largestParty={largestParty} /> : null}
      <OnlyOption model={model} />
    </>
  )
}

function OnlyOption({ model }: { model: BookingModel }) {
  useSignals()
  const { t } = useTranslation('choices')
  const isolate = useIsolate()
  const only = model.only.value
  if (!only || model.source.value.experience.options.length === 1) return null
  const showAll = (button: Element) => {
    // the button goes with its sentence
    button.closest('.choose-date')?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    model.only.value = undefined
  }
  return (
    <p className="choose-date__legend">
      {t('option.datesOf', { option: isolate(only.title) })}{' '}
      <Button size="small" look="quiet" onClick={(event) => showAll(event.currentTarget)}>
        {t('option.datesOfAll')}
      </Button>
    </p>
  )
}

/** No day of a year takes them all: how many it would take. */
function NoRoom({ model, largestParty }: { model: BookingModel; largestParty: number }) {
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

/** Nothing can be booked, on any day: a way to others like it. */
export function Unavailable({ model }: { model: BookingModel }) {
  useSignals()
  const { t } = useTranslation('choices')
  const { address } = useEnvironment()
  const { destination, categories } = model.source.value.experience
  const [category] = categories
  return (
    <Notice
      tone="hurry"
      title={t('unavailable.title')}
      actions={
        <ButtonLink
          href={address({
            ...cityPlace(destination),
            filters: category ? { categories: [category.slug] } : {},
          })}
        >
          {t('unavailable.similar')}
        </ButtonLink>
      }
    >
      {t('unavailable.text')}
    </Notice>
  )
}
