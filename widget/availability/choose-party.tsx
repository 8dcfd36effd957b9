import { batch } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { Suspense, lazy } from 'react'
import { useTranslation } from 'react-i18next'
import type { OptionUnit } from '../../server/contract/options.ts'
import type { PricePeriod } from '../../server/contract/primitives.ts'
import { Stepper } from '../ui/controls/stepper.tsx'
import type { BookingModel } from './booking-model.ts'
import { CheaperParty } from '../ui/facts/cheaper-party.tsx'
import { carriedBy, mostOf } from './party.ts'
import { StepBlock } from './step-block.tsx'
import { UnitFacts } from '../ui/facts/unit-facts.tsx'
import { useUnitTexts } from '../ui/facts/units.ts'
import './choose-party.css'

const LeftOutGuests = lazy(async () => ({ default: (await import('./left-out-guests.tsx')).LeftOutGuests }))

/** How many of each unit, how many guests on them, and for how long. */
export function ChooseParty({ model }: { model: BookingModel }) {
  useSignals()
  const { t } = useTranslation(['choices', 'lines'])
  const { one: itemsText } = useUnitTexts()
  const option = model.option.value
  if (!option) return null
  const party = model.party.value
  const departure = model.departure.value
  const remaining = departure?.remaining ?? option.capacity
  const places =
    remaining < option.capacity
      ? t('party.left', { count: remaining })
      : t('party.room', { most: option.capacity })
  const isSoldHere = Object.entries(model.wished.value).every(
    ([id, quantity]) => !quantity || option.units.some((unit) => unit.id === id),
  )
  const carried = carriedBy(option, party)
  const item = carried && option.units.find((unit) => unit.guests)
  const mostItems = item ? mostOf(item, party, option, departure) : 0
  const capacity = carried && t('party.capacity', { count: carried.each })
  const carry = t('party.carry', {
    items: itemsText({ id: 'ITEM', quantity: mostItems, title: item?.title }),
    guests: t('lines:guests', { count: (carried?.each ?? 0) * mostItems }),
  })
  return (
    <StepBlock title={t(carried ? 'party.items' : 'party.title')}>
      <div aria-live="polite">
        {isSoldHere ? null : (
          <Suspense fallback={null}>
            <LeftOutGuests model={model} />
          </Suspense>
        )}
      </div>
      <div className="choose-party">
        {option.units.map((unit) => {
          const most = mostOf(unit, party, option, departure)
          // the only boat there is: nothing to choose
          if (unit.guests !== undefined && most === 1 && party[unit.id] === 1) return null
          return (
            <UnitStepper
              key={unit.id}
              unit={unit}
              period={model.source.value.experience.periods?.period}
              value={party[unit.id] ?? 0}
              most={most}
              onChange={(quantity) => model.setUnit(unit.id, quantity)}
              // with one kind of item there is always one
              minimum={unit === item && option.units.length === 1 ? Math.max(1, unit.minimum) : unit.minimum}
              // the unit's own limit is not a matter of the time
              limit={most === unit.maximum ? undefined : places}
            />
          )
        })}
        {carried ? (
          <Stepper
            label={t('party.guests')}
            hint={capacity}
            value={model.guests.value}
            minimum={1}
            maximum={carried.each * mostItems}
            onChange={(guests) => {
              model.guests.value = guests
            }}
            // of the only boat there is, its own limit
            limit={option.capacity > 1 ? carry : capacity}
          />
        ) : null}
        <PeriodStepper model={model} />
      </div>
      <CheaperParty
        option={option}
        party={party}
        // the ticket first: at no time is nobody coming
        onTake={(taken) => batch(() => taken.forEach(([id, quantity]) => model.setUnit(id, quantity)))}
      />
    </StepBlock>
  )
}

function UnitStepper({
  unit,
  period,
  value,
  minimum,
  most,
  onChange,
  limit,
}: {
  unit: OptionUnit
  period: PricePeriod | undefined
  value: number
  minimum: number
  most: number
  onChange: (quantity: number) => void
  limit?: string
}) {
  const { t } = useTranslation('choices')
  const { id, title } = unit
  return (
    <Stepper
      label={title ?? t(`party.unit.${id}`)}
      hint={<UnitFacts unit={unit} period={period} />}
      value={value}
      minimum={minimum}
      maximum={most}
      onChange={onChange}
      limit={limit}
    />
  )
}

/**
 * The most hours, days or nights from the chosen time or, until one is chosen, from any open time of the option that day: it
 * may close, or have no place left, before more are over.
 */
function mostPeriodsOf({ departure, departures, date, option }: BookingModel, most: number): number {
  const { value: reply } = departures.value
  const day = reply?.date === date.value ? reply?.options : undefined
  const starts = departure.value
    ? [departure.value]
    : day?.find(({ id }) => id === option.value?.id)?.departures.filter(({ state }) => state === 'open')
  return starts?.[0] ? Math.max(...starts.map((start) => Math.min(most, start.mostPeriods ?? most))) : most
}

function PeriodStepper({ model }: { model: BookingModel }) {
  useSignals()
  const { t } = useTranslation('choices')
  const { periods } = model.source.value.experience
  if (!periods) return null
  const { period, minimum } = periods
  const { value: start } = model.departure
  const maximum = mostPeriodsOf(model, periods.maximum)
  const hint = t(start && maximum < periods.maximum ? 'periods.short' : 'periods.range', { minimum, maximum })
  const wanted = model.periods.value
  return (
    <Stepper
      label={t(`periods.${period}`)}
      hint={
        start && wanted > maximum ? (
          <strong role="status">{t('periods.cut', { wanted, maximum })}</strong>
        ) : (
          hint
        )
      }
      limit={hint}
      value={Math.min(wanted, maximum)}
      minimum={minimum}
      maximum={maximum}
      onChange={(count) => {
        model.periods.value = count
      }}
    />
  )
}
