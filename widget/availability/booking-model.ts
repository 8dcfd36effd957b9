import { batch, computed, signal } from '@preact/signals-react'
import type { ReadonlySignal, Signal } from '@preact/signals-react'
import type {
  CalendarReply,
  Departure,
  DeparturesReply,
  QuoteReply,
  Selection,
  SelectionInput,
} from '../../server/contract/availability.ts'
import type { Experience, Pickup } from '../../server/contract/catalogue.ts'
import type { ExperienceOption } from '../../server/contract/options.ts'
import type { UnitId } from '../../server/contract/primitives.ts'
import type { Api } from '../environment/api.ts'
import { monthOf } from '../ui/calendar/calendar-days.ts'
import { createQuestion } from '../environment/question.ts'
import type { Loaded } from '../environment/question.ts'
import { firstMonth, monthOfNextOpenDay } from './first-month.ts'
import { firstUnit, itemsFor, partyFor, placesOf, sizeOf } from './party.ts'
import { peopleOf } from '../ui/facts/people-of.ts'
import type { Party } from '../ui/facts/people-of.ts'
import { extrasFor, isOf, runningOn, keepOption, keepStart, withoutPickup } from './keep-choice.ts'

/** Where a booking gets its facts; replaced when the visitor's currency or language changes. */
export interface BookingSource {
  api: Api
  /** Calls with another one may answer differently. */
  currency: string
  experience: Experience
}

/** What is chosen already: by the address of the page, or by the cart line that is being changed. */
export interface BookingStart {
  date?: string
  guests?: number
  option?: string // of the price that led here: not chosen, but meant until one is
  selection?: Selection
}

/** What is still to be chosen before there is a price. In the order of the form. */
export type MissingStep = 'date' | 'option' | 'time' | 'pickup'

/** The choices of one booking, what is known about them, and their price. One model for each panel and its sheet. */
export interface BookingModel {
  source: Signal<BookingSource>
  month: Signal<string>
  calendar: ReadonlySignal<Loaded<CalendarReply>>
  date: ReadonlySignal<string | undefined>
  departures: ReadonlySignal<Loaded<DeparturesReply>>
  option: ReadonlySignal<ExperienceOption | undefined>
  meant: ReadonlySignal<ExperienceOption | undefined> // the chosen one or, until one is, that of the address
  only: Signal<ExperienceOption | undefined> // that of the address, while the calendar shows its days alone
  departure: ReadonlySignal<Departure | undefined>
  party: ReadonlySignal<Party>
  /** The party as it was chosen, with units that the chosen option does not have. */
  wished: Signal<Party>
  /** For how many the calendar looks for places. */
  coming: ReadonlySignal<number>
  guests: Signal<number> // people on the items, when it is priced per item
  people: ReadonlySignal<number>
  periods: Signal<number>
  length: ReadonlySignal<number> // those of them that can be had from the chosen time on
  extras: Signal<Readonly<Record<string, number>>>
  pickups: ReadonlySignal<readonly Pickup[]> // of the chosen option
  /** A pickup point, or null for a traveller who comes without it. Undefined until one of the two is chosen. */
  pickupId: Signal<string | null | undefined>
  priced: ReadonlySignal<SelectionInput | undefined> // enough for a price: it does not depend on the pickup
  selection: ReadonlySignal<SelectionInput | undefined> // complete: it can be put into the cart
  missing: ReadonlySignal<MissingStep | undefined>
  quote: ReadonlySignal<Loaded<QuoteReply>>
  expect: (guests: number) => void // so many come; as what, their option says
  chooseDate: (date: string) => void
  chooseOption: (id: string) => void
  chooseStart: (start: string) => void
  setUnit: (id: UnitId, quantity: number) => void
  retry: () => void
  dayKnown: () => Promise<void> // resolves when it is known what the chosen day offers
  /** Starts asking the server; the answer ends it. */
  connect: () => () => void
}

/** One more press on "more" is expected for so long; turning a page should not feel slow. */
const [quoteRestMs, calendarRestMs] = [250, 60]

/** Makes the model of one booking. `today` is `2026-12-24`, in the zone of the experience. */
export function createBookingModel(
  first: BookingSource,
  today: string,
  { date: wishedDate, guests: wishedGuests = 1, option: wishedOption, selection: held }: BookingStart = {},
): BookingModel {
  const { experience } = first
  const heldDate = held?.start.slice(0, 10)
  const start = heldDate ?? (wishedDate && wishedDate >= today ? wishedDate : undefined)

  const source = signal(first)
  const date = signal(start)
  const month = signal(firstMonth(start, today))
  const optionId = signal(held?.option)
  const startsAt = signal(held?.start)
  const wished = signal<Party>({})
  const guests = signal(held ? (held.guests ?? sizeOf(held.units)) : wishedGuests)
  const periods = signal(held?.periods ?? experience.periods?.minimum ?? 1)
  const extras = signal<Readonly<Record<string, number>>>(held?.extras ?? {})
  const pickupId = signal(held && (held.pickup?.id ?? null))

  const slug = computed(() => source.value.experience.slug)
  const optionOf = (id?: string) => source.value.experience.options.find((candidate) => candidate.id === id)
  const option = computed(() => optionOf(optionId.value))
  const meant = computed(() => option.value ?? optionOf(wishedOption))
  const only = signal(optionOf(wishedOption))
  const shape = computed(() => meant.value ?? source.value.experience.options[0])
  const party = computed(() => (shape.value ? partyFor(shape.value, wished.value, guests.value) : {}))
  const pickups = computed(() =>
    source.value.experience.pickups.filter((pickup) => isOf(option.value, pickup)),
  )
  const isPerItem = computed(() => 'ITEM' in party.value)
  const people = computed(() =>
    isPerItem.value || !shape.value ? guests.value : peopleOf(party.value, shape.value),
  )
  const coming = computed(() => {
    if (isPerItem.value) return guests.value
    return Math.max(1, shape.value ? placesOf(party.value, shape.value) : 0)
  })

  const length = computed(() => Math.min(periods.value, departure.value?.mostPeriods ?? Infinity))
  const calendar = createQuestion({
    asked: () => ({
      slug: slug.value,
      month: month.value,
      guests: coming.value,
      periods: periods.value,
      option: only.value?.id,
      currency: source.value.currency,
    }),
    async answer({ slug: its, ...query }, signal) {
      const { api } = source.peek()
      const reply = await api.call('readCalendar', { path: { slug: its }, query, signal })
      if (!signal.aborted) turnToOpenMonth(reply)
      return reply
    },
    restMs: calendarRestMs,
  })
  const departures = createQuestion({
    asked: () => (date.value ? { slug: slug.value, date: date.value } : undefined),
    async answer({ slug: its, ...query }, signal) {
      const { api } = source.peek()
      const reply = await api.call('readDepartures', { path: { slug: its }, query, signal })
      if (!signal.aborted) batch(() => settle(reply))
      return reply
    },
  })

  const departure = computed(() => {
    const { value: reply } = departures.loaded.value
    // until the new day's answer is here, the one before must not be taken for it
    if (reply?.date !== date.value) return undefined
    return reply?.options
      .find(({ id }) => id === optionId.value)
      ?.departures.find((candidate) => candidate.start === startsAt.value)
  })
  /** Until the day's answer is here, nothing is held against it. */
  const runsAnything = computed(() => {
    const { value: reply } = departures.loaded.value
    return reply?.date !== date.value || (reply !== undefined && runningOn(reply).length > 0)
  })
  const missing = computed<MissingStep | undefined>(() => {
    if (!date.value || !runsAnything.value) return 'date'
    if (!option.value) return 'option'
    if (departure.value?.state !== 'open') return 'time'
    const { value: offered } = pickups
    const isAnswered = pickupId.value === null || offered.some(({ id }) => id === pickupId.value)
    return offered.length > 0 && !isAnswered ? 'pickup' : undefined
  })
  const priced = computed<SelectionInput | undefined>(() => {
    if (!option.value || departure.value?.state !== 'open') return undefined
    return {
      experience: source.value.experience.slug,
      option: option.value.id,
      start: departure.value.start,
      periods: length.value,
      units: party.value,
      guests: isPerItem.value ? guests.value : undefined,
      extras: extrasFor([source.value.experience, option.value], extras.value, people.value, length.value),
      pickup: pickups.value.length > 0 && pickupId.value ? { id: pickupId.value } : undefined,
    }
  })
  const selection = computed(() => (missing.value ? undefined : priced.value))
  const quote = createQuestion({
    asked: () =>
      priced.value && {
        slug: slug.value,
        selection: withoutPickup(priced.value),
        currency: source.value.currency,
      },
    answer: ({ slug: its, ...body }, signal) =>
      source.peek().api.call('quote', { path: { slug: its }, body, signal }),
    restMs: quoteRestMs,
  })

  /** How many guests were asked for: who does not fit on fewer items comes back with more of them. */
  let [asked, fitting] = [guests.peek(), guests.peek()]
  guests.subscribe((number) => {
    if (number !== fitting) asked = fitting = number
  })

  /** Fewer items carry fewer guests; no more items than the guests need follow them. */
  function wish({ ITEM, ...others }: Party): void {
    const its = shape.peek()
    const first = its && firstUnit(its)
    if (!ITEM || !first?.guests) {
      wished.value = ITEM ? { ...others, ITEM } : others
      return
    }
    guests.value = fitting = Math.min(asked, ITEM * first.guests)
    wished.value = ITEM > itemsFor(first, fitting) ? { ...others, ITEM } : others
  }
  if (held) wish(held.units)

  let isFirstMonth = start === undefined

  function turnToOpenMonth(reply: CalendarReply): void {
    if (isFirstMonth) month.value = monthOfNextOpenDay(reply) ?? month.value
    isFirstMonth = false
    if (!reply.nextOpenDay) only.value = undefined
  }

  let shownBy = 0
  let ends: (() => void)[] = []

  /** Takes over what the new day still offers. */
  function settle(reply: DeparturesReply): void {
    optionId.value = keepOption(reply, optionId.peek())
    startsAt.value = keepStart(departuresOf(reply), startsAt.peek())
  }

  const departuresOf = (reply?: DeparturesReply): Departure[] =>
    reply?.options.find(({ id }) => id === optionId.peek())?.departures ?? []

  return {
    source,
    month,
    calendar: calendar.loaded,
    date,
    departures: departures.loaded,
    option,
    meant,
    only,
    departure,
    party,
    wished,
    coming,
    guests,
    periods,
    length,
    extras,
    people,
    pickups,
    pickupId,
    priced,
    selection,
    missing,
    quote: quote.loaded,
    expect: (number) =>
      batch(() => {
        wished.value = {}
        guests.value = number
      }),
    chooseDate: (day) =>
      batch(() => {
        date.value = day
        month.value = monthOf(day)
      }),
    chooseOption: (id) => {
      batch(() => {
        optionId.value = id
        const offered = departuresOf(departures.loaded.peek().value)
        startsAt.value = keepStart(offered, startsAt.peek()) ?? keepStart(offered, undefined)
      })
    },
    chooseStart: (value) => void (startsAt.value = value),
    setUnit: (id, quantity) => {
      batch(() => wish({ ...wished.peek(), ...party.peek(), [id]: quantity }))
    },
    retry: () => {
      for (const question of [calendar, departures, quote]) {
        if (question.loaded.peek().state === 'failed') question.retry()
      }
    },
    dayKnown: departures.settled,
    connect: () => {
      // a column and a sheet may show the same booking at once: the server is asked once
      if (shownBy === 0) ends = [calendar.start(), departures.start(), quote.start()]
      shownBy += 1
      return () => {
        shownBy -= 1
        if (shownBy === 0) for (const end of ends) end()
      }
    },
  }
}
