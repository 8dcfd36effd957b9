import { useSignals } from '@preact/signals-react/runtime'
import { useEffect, useRef, useState } from 'react'
import type { ComponentType, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { CalendarDay, CalendarReply } from '../../server/contract/availability.ts'
import type { Experience } from '../../server/contract/catalogue.ts'
import type { ExperienceOption } from '../../server/contract/options.ts'
import { useEnvironment } from '../environment/environment.tsx'
import { Button } from '../ui/controls/button.tsx'
import { Stepper } from '../ui/controls/stepper.tsx'
import { monthOf } from '../ui/calendar/calendar-days.ts'
import { CalendarGrid } from '../ui/calendar/calendar-grid.tsx'
import type { DayFace } from '../ui/calendar/calendar-grid.tsx'
import { stripClass } from '../ui/calendar/calendar-strip.ts'
import { Icon } from '../ui/pictures/icon.tsx'
import { dot } from '../ui/facts/dot.ts'
import { payee } from '../ui/facts/from-price.tsx'
import { useLocalTimes } from '../ui/facts/local-time.ts'
import { signOf, useFormatMoney } from '../ui/facts/money.tsx'
import { Notice } from '../ui/states/notice.tsx'
import type { BookingModel } from './booking-model.ts'
import { showStep } from './show-missing-step.ts'
import { mostGuests } from './party.ts'
import { StepBlock } from './step-block.tsx'
import './choose-date.css'

/** What is rarely said of a month; comes later. */
type MonthRemarks = ComponentType<{ model: BookingModel; largestParty?: number }>

/** The month with its prices; once a day is chosen, that day and a way to change it. */
export function ChooseDate({ model, Remarks }: { model: BookingModel; Remarks?: MonthRemarks }) {
  useSignals()
  const { t } = useTranslation('availability')
  const { day } = useLocalTimes()
  const [open, setOpen] = useState(model.date.peek() === undefined)
  const change = useRef<HTMLButtonElement>(null)
  const calendar = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(open)
  const date = model.date.value

  useEffect(() => {
    const button = change.current
    if (wasOpen.current && !open && button) {
      // the chosen day has gone from the screen, and with it the focus
      button.focus()
      void model.dayKnown().then(() => {
        const step = model.missing.peek()
        if (step && step !== 'date') showStep(step, button)
      })
    }
    // the button has gone, and with it the focus
    if (!wasOpen.current && open) calendar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    wasOpen.current = open
  }, [open, model])

  if (!open && date) {
    return (
      <StepBlock title={t('date.chosen')} step="date">
        <button
          ref={change}
          type="button"
          className="choose-date__chosen"
          aria-expanded={false}
          onClick={() => setOpen(true)}
        >
          <Icon name="calendar" />
          <span className="choose-date__day">{day(date)}</span>
          <span className="choose-date__change">{t('date.change')}</span>
        </button>
      </StepBlock>
    )
  }
  return (
    <StepBlock title={t('date.title')} step="date">
      <Month
        model={model}
        box={calendar}
        Remarks={Remarks}
        onChosen={() => {
          setOpen(false)
        }}
      />
    </StepBlock>
  )
}

function Month({
  model,
  box,
  Remarks,
  onChosen,
}: {
  model: BookingModel
  box: RefObject<HTMLDivElement | null>
  Remarks?: MonthRemarks
  onChosen: () => void
}) {
  useSignals()
  const { t } = useTranslation(['availability', 'experience'])
  const { formats, layout } = useEnvironment()
  const { day } = useLocalTimes()
  const { state, value } = model.calendar.value
  const month = model.month.value
  // an answer about another month says nothing about this one
  const reply = value?.month === month ? value : undefined
  const { options } = model.source.value.experience
  // what the page is about, until another option is chosen
  const meant = model.meant.value ?? options[0]
  const faceOf = useFaces(reply, meant, options)
  const money = useFormatMoney()
  const price = reply?.days.find(({ from }) => from)?.from
  const currency = price && signOf(money({ ...price, amount: 0 }))
  const per = payeeOfAll(model.source.value.experience)
  const nextOpenDay = reply && openDays(reply) === 0 ? reply.nextOpenDay : undefined
  const monthName = formats.day(`${month}-01`, { month: 'long', year: 'numeric' })
  const looks = new Set(reply?.days.map((one) => one.state))
  // the chosen day has the look of what is chosen
  const lacking = reply?.days.filter((one) => lacks(one, meant) && one.date !== model.date.value) ?? []
  const isShort = reply?.days.some(({ left }) => left)

  const choose = (date: string) => {
    model.chooseDate(date)
    onChosen()
  }

  return (
    <div ref={box} className="choose-date">
      {/* a day may have room for some of them; who they are is asked once their option is known */}
      {model.option.value ? null : (
        <Stepper
          label={t('date.guests')}
          value={model.coming.value}
          minimum={1}
          maximum={mostGuests}
          onChange={model.expect}
        />
      )}
      <CalendarGrid
        month={month}
        firstMonth={value?.firstMonth}
        lastMonth={value?.lastMonth}
        selected={model.date.value}
        face={faceOf}
        busy={state === 'loading'}
        strip={stripClass !== undefined && layout.calendar === 'strip'}
        onMonth={(next) => {
          model.month.value = next
        }}
        onSelect={choose}
      />
      <p role="status" className="visually-hidden">
        {reply ? t('date.open', { count: openDays(reply), month: monthName }) : ''}
      </p>
      {state === 'failed' ? (
        <Notice
          tone="wrong"
          alert
          actions={
            <Button size="small" onClick={model.retry}>
              {t('date.again')}
            </Button>
          }
        >
          {t('date.failed')}
        </Notice>
      ) : null}
      {Remarks ? <Remarks model={model} largestParty={reply?.largestParty} /> : null}
      {nextOpenDay ? (
        <Button size="small" onClick={() => choose(nextOpenDay)}>
          {t('date.next', { day: day(nextOpenDay, 'short') })}
        </Button>
      ) : null}
      <p className="choose-date__legend">
        {currency ? (
          <span>
            {t(per ? 'date.pricesPer' : 'date.prices', {
              currency,
              per: per && t(`experience:card.per.${per}`),
            })}
          </span>
        ) : null}
        {(['few', 'sold-out'] as const).map((look) =>
          looks.has(look) ? (
            <span key={look} className="choose-date__key">
              <span className={`choose-date__sign choose-date__sign--${look}`} aria-hidden="true" />
              {t(look === 'sold-out' && isShort ? 'legend.short' : `legend.${look}`)}
            </span>
          ) : null,
        )}
        {lacking.length > 0 ? (
          <span className="choose-date__key">
            <span className="choose-date__sign choose-date__sign--gone" aria-hidden="true" />
            {t('legend.gone', { option: goneOn(lacking, options) })}
          </span>
        ) : null}
      </p>
    </div>
  )
}

function openDays(reply: CalendarReply): number {
  return reply.days.filter(({ state }) => state === 'open' || state === 'few').length
}

/** What the price of every day pays for; undefined where it is a person's in one option and a boat's in another. */
function payeeOfAll({ from, options }: Experience): ReturnType<typeof payee> | undefined {
  const isItem = from?.basis === 'ITEM'
  const isSame = options.every(({ units }) => units.some(({ id }) => id === 'ITEM') === isItem)
  return from && (from.period || isSame) ? payee(from) : undefined
}

/** Whether the day can be booked, but not as what is meant. */
function lacks({ gone }: CalendarDay, meant: ExperienceOption | undefined): boolean {
  return meant !== undefined && (gone?.includes(meant.id) ?? false)
}

/** Options that are sold out on every one of these days, by their titles. */
function goneOn(days: readonly CalendarDay[], options: readonly ExperienceOption[]): string {
  const gone = options.filter(({ id }) => days.every((one) => one.gone?.includes(id)))
  return gone.map(({ title }) => title).join(dot)
}

/** What is known of each day, for the eye and for the ear. */
function useFaces(
  reply: CalendarReply | undefined,
  meant: ExperienceOption | undefined,
  options: readonly ExperienceOption[],
): (date: string) => DayFace {
  const { t } = useTranslation(['availability', 'experience'])
  const { formats, storefront } = useEnvironment()
  const money = useFormatMoney()
  const byDate = new Map(reply?.days.map((one) => [one.date, one]))

  const wordsOf = ({ state, from, left, isWhole }: CalendarDay) => {
    if (left) return t(isWhole ? 'experience:card.guests' : 'day.short', { count: left })
    if (state !== 'open' && state !== 'few') return t(`day.${state}`)
    return from ? t(`day.${state}`, { price: money(from) }) : t(`day.${state}Plain`)
  }
  const noteOf = ({ from }: CalendarDay) => {
    if (!from) return undefined
    const major = from.amount / 10 ** (storefront.exponents[from.currency] ?? 2)
    const notation = major >= 100_000 ? 'compact' : 'standard'
    // rounded down, a day would look cheaper than it is
    return formats.number({ maximumFractionDigits: 0, notation, roundingMode: 'ceil' }).format(major)
  }
  return (date) => {
    const known = byDate.get(date)
    if (!known || monthOf(date) !== reply?.month) return { look: 'unknown', words: '' }
    const lacking = lacks(known, meant)
    const words = wordsOf(known)
    return {
      look: known.state,
      words: lacking ? t('day.gone', { words, option: goneOn([known], options) }) : words,
      note: noteOf(known),
      lacking,
    }
  }
}
