import { useSignals } from '@preact/signals-react/runtime'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Departure } from '../../server/contract/availability.ts'
import { useLocalTimes } from '../ui/facts/local-time.ts'
import { TimeTile } from '../ui/calendar/time-tile.tsx'
import { dot } from '../ui/facts/dot.ts'
import type { BookingModel } from './booking-model.ts'
import { placesOf } from './party.ts'
import './choose-time.css'

const parts = ['morning', 'afternoon', 'evening', 'night'] as const

/** Start times of the chosen option, as large targets by part of the day. */
export function ChooseTime({ model, departures }: { model: BookingModel; departures: readonly Departure[] }) {
  useSignals()
  const { t } = useTranslation('choices')
  const { zoneOf } = useLocalTimes()
  const name = useId()
  const { destination } = model.source.value.experience
  const option = model.option.value
  const places = option ? placesOf(model.party.value, option) : 0
  const item = option?.units.find(({ id }) => id === 'ITEM')
  const what = item && (item.title ?? t('party.unit.ITEM'))
  const groups = parts
    .map((part) => ({ part, times: departures.filter(({ partOfDay }) => partOfDay === part) }))
    .filter(({ times }) => times.length > 0)
  return (
    <fieldset className="choose-time" data-step="time" tabIndex={-1}>
      <legend className="choose-time__legend">{t('time.title')}</legend>
      {groups.map(({ part, times }) => (
        <div key={part} className="choose-time__part" role="group" aria-label={t(`time.part.${part}`)}>
          {groups.length > 1 ? (
            <p className="choose-time__name" aria-hidden="true">
              {t(`time.part.${part}`)}
            </p>
          ) : null}
          <div className="choose-time__times">
            {times.map((departure) => (
              <TimeChoice
                key={departure.start}
                departure={departure}
                room={departure.remaining >= places}
                what={what}
                name={name}
                chosen={departure.start === model.departure.value?.start}
                onChoose={() => model.chooseStart(departure.start)}
              />
            ))}
          </div>
        </div>
      ))}
      <p className="choose-time__zone">{t('time.zone', { zone: zoneOf(destination.name) })}</p>
    </fieldset>
  )
}

function TimeChoice({
  departure,
  room,
  what,
  name,
  chosen,
  onChoose,
}: {
  departure: Departure
  /** Whether the party can come then. */
  room: boolean
  /** Of what few are left, where not of places. */
  what?: string
  name: string
  chosen: boolean
  onChoose: () => void
}) {
  const { t } = useTranslation('choices')
  const { time } = useLocalTimes()
  const { start, state, few, remaining } = departure
  const notes: Record<Departure['state'], string> = {
    open: few || !room ? [t('time.left', { count: remaining }), what].filter(Boolean).join(dot) : '',
    'sold-out': t('time.soldOut'),
    closed: t('time.closed'),
  }
  return (
    <TimeTile
      clock={time(start)}
      note={notes[state]}
      name={name}
      chosen={chosen}
      // what was chosen says itself why it cannot be
      isOpen={state === 'open' && (room || chosen)}
      onChoose={onChoose}
    />
  )
}
