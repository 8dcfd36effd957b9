import { useSignals } from '@preact/signals-react/runtime'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { CalendarReply, Departure, DeparturesReply } from '../../server/contract/availability.ts'
import type { FromPrice } from '../../server/contract/catalogue.ts'
import type { ExperienceOption } from '../../server/contract/options.ts'
import { useEnvironment } from '../environment/environment.tsx'
import { Button } from '../ui/controls/button.tsx'
import { daysBetween } from '../ui/calendar/calendar-days.ts'
import { dot } from '../ui/facts/dot.ts'
import { FromPriceText } from '../ui/facts/from-price.tsx'
import { useLocalTimes } from '../ui/facts/local-time.ts'
import { wayOf } from '../ui/facts/name-of.tsx'
import { Notice } from '../ui/states/notice.tsx'
import { Skeleton } from '../ui/states/skeleton.tsx'
import type { BookingModel } from './booking-model.ts'
import { ChooseTime } from './choose-time.tsx'
import { priceOfOption } from './option-price.ts'
import { standingIn, whyNone } from './option-standing.ts'
import type { Standing } from './option-standing.ts'
import { StepBlock } from './step-block.tsx'
import { toldStarts } from './told-starts.ts'
import './choose-option.css'

/** The options of the chosen day, and the start times of the chosen one. */
export function ChooseOption({ model }: { model: BookingModel }) {
  useSignals()
  const { t } = useTranslation(['choices', 'availability'])
  const { day } = useLocalTimes()
  const date = model.date.value
  if (!date) return null
  const { state, value } = model.departures.value
  const reply = value?.date === date ? value : undefined
  const spoken = day(date)

  if (state === 'failed') {
    return (
      <StepBlock title={t('option.title')}>
        <Notice
          tone="wrong"
          alert
          actions={
            <Button size="small" onClick={model.retry}>
              {t('availability:date.again')}
            </Button>
          }
        >
          {t('availability:date.timesFailed')}
        </Notice>
      </StepBlock>
    )
  }
  const { options } = model.source.value.experience
  const running = reply ? options.filter(({ id }) => standingOf(reply, id) === 'open') : []
  return (
    <StepBlock title={t(options.length > 1 ? 'option.title' : 'option.one')} step="option">
      <p role="status" className="visually-hidden">
        {reply
          ? running.length > 0
            ? t('option.found', { count: running.length, day: spoken })
            : t(whyNone(reply.options))
          : t('option.loading', { day: spoken })}
      </p>
      {reply ? (
        running.length > 0 ? (
          <OptionList model={model} reply={reply} />
        ) : (
          <NoOption model={model} reply={reply} />
        )
      ) : (
        <div className="choose-option__wait">
          {options.map(({ id }) => (
            <Skeleton key={id} shape="button" />
          ))}
        </div>
      )}
    </StepBlock>
  )
}

function departuresOf(reply: DeparturesReply, optionId: string): readonly Departure[] {
  return reply.options.find(({ id }) => id === optionId)?.departures ?? []
}

/** When the option can be begun on that day, the earliest first. */
function startsOf(reply: DeparturesReply, optionId: string): string[] {
  return departuresOf(reply, optionId)
    .filter(({ state }) => state === 'open')
    .map(({ start }) => start)
    .toSorted()
}

function standingOf(reply: DeparturesReply, optionId: string): Standing {
  return standingIn(departuresOf(reply, optionId))
}

function OptionList({ model, reply }: { model: BookingModel; reply: DeparturesReply }) {
  useSignals()
  const { t } = useTranslation('choices')
  const { direction } = useEnvironment()
  const name = useId()
  const chosen = model.option.value
  const { experience } = model.source.value
  const isOnly = experience.options.length === 1
  const reasons: Record<Exclude<Standing, 'open'>, string> = {
    'sold-out': t('option.full'),
    closed: t('option.late'),
    'not-that-day': t('option.notThatDay'),
  }
  return (
    <div className="choose-option">
      {experience.options.map((option) => {
        const standing = standingOf(reply, option.id)
        const isChosen = option.id === chosen?.id
        return (
          <div
            key={option.id}
            className={isChosen ? 'choose-option__card choose-option__card--chosen' : 'choose-option__card'}
          >
            <label className="choose-option__choice">
              <input
                type="radio"
                className="choose-option__radio"
                name={name}
                checked={isChosen}
                disabled={standing !== 'open'}
                onChange={() => {
                  model.chooseOption(option.id)
                  // on other days, another option is looked for than the address named
                  if (option.id !== model.only.value?.id) model.only.value = undefined
                }}
              />
              <span className="choose-option__text">
                <bdi className="choose-option__title" dir={wayOf(option.title, direction)}>
                  {option.title}
                </bdi>
                {standing === 'open' ? (
                  <OptionAbout
                    option={option}
                    period={experience.periods?.period}
                    // of the chosen one each start stands below
                    starts={isChosen || isOnly ? [] : startsOf(reply, option.id)}
                  />
                ) : (
                  <span className="choose-option__reason">{reasons[standing]}</span>
                )}
              </span>
            </label>
            {isChosen ? <ChooseTime model={model} departures={departuresOf(reply, option.id)} /> : null}
          </div>
        )
      })}
    </div>
  )
}

function OptionAbout({
  option,
  period,
  starts,
}: {
  option: ExperienceOption
  period: FromPrice['period']
  starts: readonly string[]
}) {
  const { t } = useTranslation(['choices', 'lines'])
  const { time } = useLocalTimes()
  // dots between two stand for a list that goes on: from one to the other would be read as its length
  const told = toldStarts(starts).map((start) => (start === '…' ? start : time(start)))
  const from = priceOfOption(option, period)
  const first = option.units.find(({ id }) => id === from?.unit)
  return (
    <>
      {option.description ? <bdi className="choose-option__about">{option.description}</bdi> : null}
      {told.length > 0 ? <span className="choose-option__about">{told.join(dot)}</span> : null}
      {first?.guests ? (
        <span className="choose-option__about">{t('party.capacity', { count: first.guests })}</span>
      ) : null}
      {from ? (
        <span className="choose-option__price">
          <FromPriceText from={from} />
        </span>
      ) : null}
      {option.groupDiscounts?.map(({ guests, percent }) => (
        <span key={guests} className="choose-option__group">
          {t('lines:price.group', { count: guests, percent })}
        </span>
      ))}
    </>
  )
}

/** Nothing can be booked that day: why, and the nearest day that has something. */
function NoOption({ model, reply }: { model: BookingModel; reply: DeparturesReply }) {
  useSignals()
  const { t } = useTranslation('choices')
  const { day } = useLocalTimes()
  const nearest = nearestOpenDay(model.calendar.value.value, reply.date)
  return (
    <Notice
      tone="hurry"
      title={t(whyNone(reply.options))}
      actions={
        nearest ? (
          <Button size="small" onClick={() => model.chooseDate(nearest)}>
            {t('option.take', { day: day(nearest, 'short') })}
          </Button>
        ) : undefined
      }
    >
      {t('option.noneText')}
    </Notice>
  )
}

/** The day nearest to a date that can be booked, as far as the month's answer tells; of two, the later. */
function nearestOpenDay(reply: CalendarReply | undefined, date: string): string | undefined {
  const away = (other: string) => Math.abs(daysBetween(date, other))
  const open = reply?.days.filter(({ state }) => state === 'open' || state === 'few') ?? []
  const days = [...open.map((one) => one.date), reply?.nextOpenDay]
  return days
    .filter((one) => one !== undefined)
    .filter((one) => one !== date)
    .toSorted((a, b) => away(a) - away(b) || b.localeCompare(a))[0]
}
