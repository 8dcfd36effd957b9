import { useTranslation } from 'react-i18next'
import type { Departure } from '../../server/contract/availability.ts'
import type { Experience } from '../../server/contract/catalogue.ts'
import type { ExperienceOption } from '../../server/contract/options.ts'
import type { PlainDay } from '../../server/contract/pages.ts'
import { useEnvironment } from '../environment/environment.tsx'
import { useFormatMoney } from '../ui/facts/money.tsx'
import { useLocalTimes } from '../ui/facts/local-time.ts'
import { partyFor } from './party.ts'
import { whyNone } from './option-standing.ts'
import { dot } from '../ui/facts/dot.ts'
import './plain-booking.css'

/** Props of `PlainBooking`. */
export interface PlainBookingProps {
  experience: Experience
  /** The day that was asked for, with what runs on it. */
  day?: PlainDay
}

/**
 * Booking for a browser that runs no scripts: a form asks for a day, its answer has the options and start times of that day,
 * and each of them leads to the cart.
 */
export function PlainBooking({ experience, day }: PlainBookingProps) {
  const { t } = useTranslation(['availability', 'choices'])
  const { address } = useEnvironment()
  const how = (
    <p className="plain-booking__how">
      {t('stated:plain.how')} <a href={address({ to: 'contact' })}>{t('stated:plain.contact')}</a>
    </p>
  )
  if (experience.negotiation === 'ONLY') return <div className="plain-booking">{how}</div>
  return (
    <div className="plain-booking">
      <form className="plain-booking__ask" method="get" action="#book">
        <label className="plain-booking__field">
          {t('date.title')}
          <input className="plain-booking__input" type="date" name="date" defaultValue={day?.date} required />
        </label>
        <label className="plain-booking__field">
          {t('choices:party.guests')}
          <input
            className="plain-booking__input"
            type="number"
            name="guests"
            min={1}
            max={500}
            defaultValue={day?.guests ?? 2}
            required
          />
        </label>
        <button type="submit" name="plain" value="1" className="plain-booking__button">
          {t('check')}
        </button>
      </form>
      {day ? <Day experience={experience} day={day} /> : <Prices experience={experience} />}
      {how}
    </div>
  )
}

function Prices({ experience: { options } }: { experience: Experience }) {
  const { t } = useTranslation(['availability', 'choices'])
  return (
    <section className="plain-booking__day">
      <h2 className="plain-booking__title">{t('stated:plain.title')}</h2>
      {options.map((option) => (
        <div key={option.id} className="plain-booking__option">
          <h3 className="plain-booking__name">{option.title}</h3>
          {option.description ? <p>{option.description}</p> : null}
          <Units option={option} />
        </div>
      ))}
    </section>
  )
}

function Day({ experience, day }: { experience: Experience; day: PlainDay }) {
  const { t } = useTranslation(['availability', 'choices'])
  const { day: dayText, zoneOf } = useLocalTimes()
  const running = experience.options.flatMap((option) => {
    const departures = day.options.find(({ id }) => id === option.id)?.departures ?? []
    return departures.some(({ state }) => state === 'open') ? [{ option, departures }] : []
  })
  if (running.length === 0) {
    const next = day.nextOpenDay
    return (
      <section className="plain-booking__day">
        <h2 className="plain-booking__title">{t(`choices:${whyNone(day.options)}`)}</h2>
        <p>{t('choices:option.noneText')}</p>
        {next ? (
          <a href={`?date=${next}&guests=${day.guests}&plain=1#book`}>
            {t('choices:option.take', { day: dayText(next) })}
          </a>
        ) : null}
      </section>
    )
  }
  return (
    <section className="plain-booking__day">
      <h2 className="plain-booking__title">
        {t('choices:option.found', { count: running.length, day: dayText(day.date) })}
      </h2>
      <p className="plain-booking__how">
        {t('choices:time.zone', { zone: zoneOf(experience.destination.name) })}
      </p>
      {running.map(({ option, departures }) => (
        <Choice key={option.id} option={option} departures={departures} guests={day.guests} />
      ))}
    </section>
  )
}

function Choice({
  option,
  departures,
  guests,
}: {
  option: ExperienceOption
  departures: readonly Departure[]
  guests: number
}) {
  const { t } = useTranslation(['availability', 'choices'])
  const { address } = useEnvironment()
  const { time } = useLocalTimes()
  const first = departures.findIndex(({ state }) => state === 'open')
  return (
    <form className="plain-booking__option" method="get" action={address({ to: 'cart' })}>
      <input type="hidden" name="option" value={option.id} />
      <h3 className="plain-booking__name">{option.title}</h3>
      {option.description ? <p>{option.description}</p> : null}
      <fieldset className="plain-booking__times">
        <legend className="plain-booking__legend">{t('choices:time.title')}</legend>
        {departures.map(({ start, state, few, remaining }, index) => (
          <label key={start} className="plain-booking__time">
            <input
              type="radio"
              name="start"
              value={start}
              defaultChecked={index === first}
              disabled={state !== 'open'}
              required
            />
            <span className="isolate">{time(start)}</span>
            {state === 'sold-out' ? `${dot}${t('choices:time.soldOut')}` : null}
            {state === 'closed' ? `${dot}${t('choices:time.closed')}` : null}
            {few ? `${dot}${t('choices:time.left', { count: remaining })}` : null}
          </label>
        ))}
      </fieldset>
      <Units option={option} guests={guests} />
      <button type="submit" className="plain-booking__button plain-booking__button--act">
        {t('addToCart')}
      </button>
    </form>
  )
}

/** What each unit costs; with `guests`, how many of each. */
function Units({ option, guests }: { option: ExperienceOption; guests?: number }) {
  const { t } = useTranslation(['availability', 'choices'])
  const money = useFormatMoney()
  const party = guests === undefined ? {} : partyFor(option, {}, guests)
  return (
    <div className="plain-booking__units">
      {option.units.map(({ id, title, price, minimum, maximum }) => {
        const name = title ?? t(`choices:party.unit.${id}`)
        const cost = (
          <span className="isolate">{price.amount === 0 ? t('choices:party.free') : money(price)}</span>
        )
        return guests === undefined ? (
          <p key={id} className="plain-booking__unit">
            {name} {cost}
          </p>
        ) : (
          <label key={id} className="plain-booking__unit">
            <span>
              {name}
              <span className="plain-booking__price">{cost}</span>
            </span>
            <input
              className="plain-booking__input plain-booking__input--count"
              type="number"
              name={id}
              min={minimum}
              max={maximum}
              defaultValue={party[id] ?? 0}
            />
          </label>
        )
      })}
    </div>
  )
}
