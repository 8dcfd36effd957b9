import type { ListingInput } from '../contract/listing.ts'
import type { Hour } from '../media/posters/palette.ts'
import type { Subject } from '../media/posters/poster-spec.ts'
import { describePoster } from './poster-words/describe-poster.ts'

// The records of the demo are listings exactly as an importer would send them. These builders only take
// the noise out of writing eighty of them by hand; none of them invents content.

type Schedule = NonNullable<ListingInput['options']>[number]['schedule']
type Unit = NonNullable<ListingInput['options']>[number]['units'][number]
type Pictures = NonNullable<ListingInput['pictures']>
type Cancellation = NonNullable<ListingInput['cancellation']>
type Stop = NonNullable<ListingInput['itinerary']>[number]
type Pickup = NonNullable<ListingInput['pickups']>[number]
type Option = NonNullable<ListingInput['options']>[number]
type Extra = NonNullable<ListingInput['extras']>[number]
type OpeningHours = NonNullable<ListingInput['openingHours']>

/** A text that exists in English only; readers of other languages fall back to it. */
export const en = (text: string) => ({ en: text })

/** Paragraphs of an overview, in English. */
export const paragraphs = (...texts: string[]) => ({ en: texts.join('\n\n') })

/** A list of short texts in English. */
export const list = (...texts: string[]) => ({ en: texts })

/** Of a guide with one group for several languages: what is listed can be had on every departure. */
export const guideSpeaksAll = 'The guide speaks all the languages listed and uses those that the group needs.'

/** Of guests who are fetched: what the end on every page is the end of. */
export const endsWithReturn =
  'If you’re picked up, you’re back there at around the finish time shown. Without pickup, you finish earlier.'
export const carBringsBack = 'The car that picks you up takes you back there after the trip.'
export const pickupIsOneWay = 'The pickup is one way: when the tour ends, you make your own way back.'
export const endsAtPlace = 'Start and end are those at the place; the drive comes before and after them.'

// ISO weekdays, Monday is 1.
export const monday = 1
export const tuesday = 2
export const wednesday = 3
export const thursday = 4
export const friday = 5
export const saturday = 6
export const sunday = 7
export const everyDay = [1, 2, 3, 4, 5, 6, 7]

/** Every weekday but these: `except(monday)` for a museum that rests on Mondays. */
export const except = (...closed: number[]) => everyDay.filter((weekday) => !closed.includes(weekday))

/** Starts at these times on each day of the year. */
export const daily = (...startTimes: string[]): Schedule => [{ startTimes }]

const spoken = {
  en: 'English',
  ar: 'Arabic',
  fr: 'French',
  it: 'Italian',
  pt: 'Portuguese',
  ru: 'Russian',
  es: 'Spanish',
} as const

/** An option for each language in which a guided visit is held, at hours of its own: `guided-english` and its like. */
export const heldIn = (
  hours: Partial<Record<keyof typeof spoken, Schedule>>,
  describe: (language: string) => Omit<Option, 'schedule' | 'spokenLanguages'>,
): Option[] =>
  (Object.keys(hours) as (keyof typeof spoken)[]).map((language) => {
    const option = describe(spoken[language])
    return {
      ...option,
      id: `${option.id}-${spoken[language].toLowerCase()}`,
      schedule: hours[language] ?? [],
      spokenLanguages: [language],
    }
  })

/** Starts at these times on some weekdays only. */
export const on = (weekdays: number[], ...startTimes: string[]): Schedule => [{ weekdays, startTimes }]

/** Start times from the first to the last, both included, every so many minutes. */
export function every(minutes: number, first: string, last: string): string[] {
  const toMinutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
  const pad = (n: number) => String(n).padStart(2, '0')
  const times: string[] = []
  for (let minute = toMinutes(first); minute <= toMinutes(last); minute += minutes) {
    times.push(`${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`)
  }
  return times
}

/** Opening hours, the same on the given weekdays. */
export const open = (opens: string, closes: string, weekdays = everyDay): OpeningHours => [
  { weekdays, opens, closes },
]

/** Free of charge until this long before the start; afterwards the whole price. */
export const freeUntil = (before: { days?: number; hours?: number }): Cancellation => ({
  kind: 'FREE',
  steps: [
    {
      days: (before.days ?? 0) + Math.floor((before.hours ?? 0) / 24),
      hours: (before.hours ?? 0) % 24,
      penaltyPercent: 0,
    },
  ],
})

/** Steps of `[hours before the start, percent of the price]`, the longest notice first. */
export const tiered = (...steps: [hours: number, percent: number][]): Cancellation => ({
  kind: 'TIERED',
  steps: steps.map(([hours, penaltyPercent]) => ({
    days: Math.floor(hours / 24),
    hours: hours % 24,
    penaltyPercent,
  })),
})

/** The whole price, whenever it is cancelled. */
export const nonRefundable: Cancellation = { kind: 'NON_REFUNDABLE', steps: [] }

export const adult = (price: string, more: Partial<Unit> = {}): Unit => ({ id: 'ADULT', price, ...more })
export const child = (price: string, minimum: number, maximum: number, more: Partial<Unit> = {}): Unit => ({
  id: 'CHILD',
  price,
  ages: { minimum, maximum },
  ...more,
})
/** From an age of 16 its title is "Young adult", since "Youth" suggests travellers under 18. */
export const youth = (price: string, minimum: number, maximum: number, more: Partial<Unit> = {}): Unit => ({
  id: 'YOUTH',
  ...(minimum >= 16 && { title: en('Young adult') }),
  price,
  ages: { minimum, maximum },
  ...more,
})
/** An infant up to this age, free and on a lap by default. Above three years its title is "Young child". */
export const infant = (maximum: number, more: Partial<Unit> = {}): Unit => ({
  id: 'INFANT',
  ...(maximum > 3 && { title: en('Young child') }),
  price: '0',
  places: 0,
  ages: { minimum: 0, maximum },
  maximum: 4,
  ...more,
})
export const senior = (price: string, minimum: number, more: Partial<Unit> = {}): Unit => ({
  id: 'SENIOR',
  price,
  ages: { minimum },
  ...more,
})
export const student = (price: string, more: Partial<Unit> = {}): Unit => ({ id: 'STUDENT', price, ...more })
/** A family ticket: one price for two adults and two children. */
export const family = (price: string, title: string): Unit => ({
  id: 'FAMILY',
  title: en(title),
  price,
  places: 4,
  covers: { ADULT: 2, CHILD: 2 },
})
/** A thing that is hired as a whole (a boat, a tent, a buggy) and how many guests it carries. */
export const item = (title: string, price: string, guests: number, more: Partial<Unit> = {}): Unit => ({
  id: 'ITEM',
  title: en(title),
  price,
  guests,
  ...more,
})

/** One stop: minutes after the start, what and where. */
export const stop = (
  minute: number,
  title: string,
  text: string,
  latitude: number,
  longitude: number,
): Stop => ({
  title: en(title),
  text: en(text),
  minute,
  latitude,
  longitude,
})

export const pickup = (
  id: string,
  name: string,
  minutesBefore: number,
  at: { address?: string; latitude: number; longitude: number; note: string; options?: string[] },
): Pickup => ({
  id,
  name: en(name),
  ...(at.address && { address: at.address }),
  latitude: at.latitude,
  longitude: at.longitude,
  minutesBefore,
  note: en(at.note),
  ...(at.options && { options: at.options }),
})

/** Travellers are fetched wherever they stay, so they have to say where. */
export const pickupAnywhere = (...point: Parameters<typeof pickup>): Pickup => ({
  ...pickup(...point),
  asks: 'ADDRESS',
})

/** Points where travellers are back at about the end. */
export const backAtEnd = (points: Pickup[]): Pickup[] =>
  points.map((point) => ({ ...point, minutesAfter: 0 }))

/** Points where travellers are back as many minutes after the end as they were picked up before the start. */
export const backAsFar = (points: Pickup[]): Pickup[] =>
  points.map((point) => ({ ...point, minutesAfter: point.minutesBefore }))

/** An extra that is multiplied by the guests. */
export const perPerson = (id: string, title: string, price: string, description: string): Extra => ({
  id,
  title: en(title),
  description: en(description),
  price,
  per: 'PERSON',
})

/** An extra of which the traveller chooses how many. */
export const perBooking = (
  id: string,
  title: string,
  price: string,
  description: string,
  maximum = 10,
): Extra => ({
  id,
  title: en(title),
  description: en(description),
  price,
  per: 'BOOKING',
  maximum,
})

/** An extra that these options have, and no other. */
export const onlyWith = (options: string[], extra: Extra): Extra => ({ ...extra, options })

/** An extra that is for so many guests, as a car is. */
export const forGuests = (guests: number, extra: Extra): Extra => ({ ...extra, guests })

/** An extra that is booked by the day, or by the hour, of a hire. */
export const onePerDay = (extra: Extra): Extra => ({ ...extra, atMost: 'PERIODS' })

/** An extra of which each guest who wants it has one. */
export const oneForEach = (extra: Extra): Extra => ({ ...extra, atMost: 'GUESTS' })

/** An extra that ends the day so much later. */
export const adding = (minutes: number, extra: Extra): Extra => ({ ...extra, addsMinutes: minutes })

/** An extra for which guests have to be ready so much before the start. */
export const before = (minutes: number, extra: Extra): Extra => ({ ...extra, minutesBefore: minutes })

/** A transfer that is back where it set out about so many minutes after the end. */
export const backAfter = (minutes: number, extra: Extra): Extra => ({ ...extra, minutesAfter: minutes })

/** A transfer that leaves so much before the start, and is back as long after the end. */
export const thereAndBack = (minutes: number, extra: Extra): Extra => ({
  ...extra,
  minutesBefore: minutes,
  minutesAfter: minutes,
})

/** An extra for which the supplier has to know where the guests stay. */
export const askingAddress = (extra: Extra): Extra => ({ ...extra, asks: 'ADDRESS' })

/** The source of one drawn poster; the seed varies crop and composition. */
export const poster = (subject: Subject, hour: Hour, city: string, seed: string) =>
  `poster:${subject}?hour=${hour}&seed=${seed}&city=${city}`

/**
 * The pictures of one experience, as `[subject, hour]`; the first is its face. `place` as a third says that a view of the city shows
 * nothing of what is sold, so that it is shown as an illustration.
 */
export const posters = (
  city: string,
  seed: string,
  ...pictures: [subject: Subject, hour: Hour, shows?: 'place'][]
): Pictures =>
  pictures.map(([subject, hour, shows], index) => ({
    source: poster(subject, hour, city, `${seed}-${index + 1}`) + (shows ? `&shows=${shows}` : ''),
    alt: describePoster(subject, hour, city),
  }))
