import { describe, expect, it } from 'vitest'
import { entryOf } from '../availability/entry.ts'
import { startsOn } from '../availability/schedule.ts'
import { Listing } from '../contract/listing.ts'
import { demoCatalogue } from './catalogue.ts'
import { endsWithReturn, guideSpeaksAll, pickupIsOneWay } from './builders.ts'
import { thisYear } from './seasons.ts'

const listings = demoCatalogue.experiences.map((experience) => Listing.parse(experience))
type Option = Listing['options'][number]

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const year = Array.from({ length: 365 }, (_, day) =>
  new Temporal.PlainDate(thisYear + 1, 1, 1).add({ days: day }),
)
const idsOf = (which: (listing: Listing) => boolean) =>
  listings.filter(which).map(({ externalId }) => externalId)
/** Every option with its listing, as far as it is named wrong. */
const optionsOf = (which: (option: Option, listing: Listing) => boolean) =>
  listings.flatMap((listing) =>
    listing.options.filter((option) => which(option, listing)).map(({ id }) => `${listing.externalId} ${id}`),
  )

describe('the opening hours of an experience', () => {
  const stated = listings.filter(({ openingHours, options }) => openingHours.length > 0 && options.length > 0)

  it('are of the weekdays on which it starts, in each season that it has', () => {
    const wrong = stated.flatMap(({ externalId, openingHours, options }) => {
      const day = year.find((date) => {
        const isInSeason = options.some(({ schedule }) =>
          schedule.some(
            ({ from, to }) => (from ?? '') <= date.toString() && date.toString() <= (to ?? date.toString()),
          ),
        )
        if (!isInSeason) return false
        const isOpen = openingHours.some(({ weekdays }) => weekdays.includes(date.dayOfWeek))
        const isClosed = options.some(({ closedDays }) => closedDays.includes(date.toString()))
        return !isClosed && isOpen !== options.some((option) => startsOn(option, date).length > 0)
      })
      return day ? [`${externalId} on ${day.toString()}`] : []
    })
    expect(wrong).toEqual([])
  })

  it('are not stated where one sleeps', () => {
    expect(idsOf(({ overnight, openingHours }) => overnight === true && openingHours.length > 0)).toEqual([])
  })

  it('hold each of its starts, and the end of what has one', () => {
    const wrong = stated.flatMap(({ externalId, openingHours, options, duration, pricePeriod }) =>
      options.flatMap((option) => {
        const own = option.durationMinutes ?? (duration?.maximum ? undefined : lengthOf(duration))
        return option.schedule.flatMap(({ weekdays, startTimes }) =>
          weekdays.flatMap((weekday) =>
            startTimes
              .filter(
                (start) =>
                  !openingHours.some(
                    ({ weekdays: open, opens, closes }) =>
                      open.includes(weekday) &&
                      opens <= start &&
                      minutesOf(start) + (pricePeriod ? 0 : (own ?? 0)) <= minutesOf(closes),
                  ),
              )
              .map((start) => `${externalId} ${option.id} ${weekday} ${start}`),
          ),
        )
      }),
    )
    expect(wrong).toEqual([])
  })
})

describe('the time on a ticket', () => {
  /** Whether an option has no length but the range of its experience, as a sellable option is read. */
  const varies = ({ durationMinutes }: Option, { duration, pricePeriod }: Listing) =>
    !pricePeriod && durationMinutes === undefined && (duration?.maximum ?? 0) > (duration?.minimum ?? 0)
  const entriesOf = (which: (listing: Listing) => boolean) =>
    listings.filter(which).flatMap((listing) =>
      listing.options.flatMap((option) => {
        const sellable = {
          ...option,
          durationVaries: varies(option, listing),
          durationMinutes: option.durationMinutes ?? lengthOf(listing.duration) ?? 0,
          openingHours: listing.openingHours,
        }
        const day = year.find((date) => startsOn(option, date).length > 1)
        const start = day && `${day.toString()}T${startsOn(option, day)[0]}`
        const entry = start && entryOf(sellable, start)
        return entry ? [{ name: `${listing.externalId} ${option.id}`, ...entry }] : []
      }),
    )

  it('is a start to be there for where a guide leads, and no entry', () => {
    expect(entriesOf(({ tourGuide }) => tourGuide === true)).toEqual([])
    expect(entriesOf(() => true).filter(({ name }) => /guide|historian|masterpieces/.test(name))).toEqual([])
  })

  it('comes with an end where guests who are fetched are told to be back at the end', () => {
    const endless = optionsOf(
      (option, listing) =>
        (listing.knowBeforeYouGo?.en?.includes(endsWithReturn) ||
          [...listing.pickups, ...listing.extras].some(
            ({ minutesAfter, options = [option.id] }) =>
              minutesAfter !== undefined && options.includes(option.id),
          )) &&
        !listing.pricePeriod &&
        (varies(option, listing) || !(option.durationMinutes ?? lengthOf(listing.duration))),
    )
    expect(endless).toEqual([])
  })

  it('is that of an entry for each ticket that is called one, so that no end is told to who may stay', () => {
    const entries = entriesOf(() => true).map(({ name }) => name)
    const ended = optionsOf(
      ({ title }, { tourGuide }) => !tourGuide && /^(?:timed )?entry\b/i.test(title.en ?? ''),
    ).filter((name) => !entries.includes(name))
    expect(ended).toEqual([])
  })

  it('is that of an entry with the hour of closing, but where that differs from day to day', () => {
    const open = entriesOf(() => true).filter(({ closesAt }) => !closesAt)
    expect(open.map(({ name }) => name)).toEqual(['bcn-tibidabo day-ticket'])
  })
})

function lengthOf(duration: Listing['duration']): number | undefined {
  const minutes = { MINUTES: 1, HOURS: 60, DAYS: undefined, NIGHTS: undefined }[duration?.unit ?? 'DAYS']
  return minutes && (duration?.minimum ?? 0) * minutes
}

describe('the ages of an experience', () => {
  /** From the youngest age that an option books up to the oldest. A price without ages is for all above those that have some. */
  function spansOf({ units }: Option): { from: number; to: number }[] {
    const stated = units.flatMap(({ ages }) =>
      ages ? [{ from: ages.minimum, to: ages.maximum ?? Infinity }] : [],
    )
    const isOpen = units.some(({ id, ages }) => id === 'ADULT' && !ages)
    const oldest = Math.max(-1, ...stated.map(({ to }) => to).filter(Number.isFinite))
    return [...stated, ...(isOpen ? [{ from: oldest + 1, to: Infinity }] : [])].toSorted(
      (a, b) => a.from - b.from,
    )
  }

  it('have a price each, in every option from its youngest age on', () => {
    const holes = optionsOf((option, { priceBasis }) => {
      if (priceBasis === 'ITEM') return false
      let reached = spansOf(option)[0]?.from ?? 0
      return spansOf(option).some(({ from, to }) => {
        const isHole = from > reached
        reached = Math.max(reached, to + 1)
        return isHole
      })
    })
    expect(holes).toEqual([])
  })

  it('begin with the youngest for whom there is a price', () => {
    const wrong = idsOf(({ priceBasis, options, ages }) => {
      if (priceBasis === 'ITEM' || options.length === 0) return false
      const youngest = ages?.minimum ?? 0
      // one price without ages is for everybody who may come
      const from = (option: Option) =>
        option.units.some((unit) => unit.ages) ? spansOf(option)[0]?.from : youngest
      return Math.min(...options.map((option) => from(option) ?? 0)) !== youngest
    })
    expect(wrong).toEqual([])
  })
})

describe('the youngest age of a boat, room or vehicle', () => {
  it('is told among what to know, since its guests are a number without ages', () => {
    const years = ['six', 'seven', 'twelve']
    const untold = idsOf(
      ({ priceBasis, ages, options, knowBeforeYouGo }) =>
        priceBasis === 'ITEM' &&
        options.length > 0 &&
        (ages?.minimum ?? 0) > 0 &&
        !knowBeforeYouGo?.en?.some((text) =>
          [...years, `${ages?.minimum}`].some((age) => new RegExp(`from ${age}\\b`, 'i').test(text)),
        ),
    )
    expect(untold).toEqual([])
  })
})

describe('what is included and what can be booked along', () => {
  const isOf = ({ id }: Option, { options }: { options?: string[] }) => options?.includes(id) ?? true

  it('is a pickup only where every option has a point for it', () => {
    const without = optionsOf(
      (option, { pickupIncluded, pickups }) =>
        pickupIncluded === true && !pickups.some((pickup) => isOf(option, pickup)),
    )
    expect(without).toEqual([])
  })

  it('is charged for every guest only where every guest can have it', () => {
    const text = ({ title, description }: Listing['extras'][number]) => `${title.en} ${description?.en}`
    const wrong = listings.flatMap(({ externalId, extras }) =>
      extras
        .filter((extra) => extra.per === 'PERSON')
        .filter((extra) =>
          /adults|from \S+ (?:years|kg)|\bwines?\b|port|rakı|jenever|electric/i.test(text(extra)),
        )
        .map(({ id }) => `${externalId} ${id}`),
    )
    expect(wrong).toEqual([])
  })

  it('is a car that says how many guests it takes, so that nobody books one for more', () => {
    const wrong = listings.flatMap(({ externalId, extras }) =>
      extras
        .filter(
          ({ title, description }) => /\bcar\b/i.test(title.en ?? '') && /up to/i.test(description?.en ?? ''),
        )
        .filter(({ guests }) => guests === undefined)
        .map(({ id }) => `${externalId} ${id}`),
    )
    expect(wrong).toEqual([])
  })

  it('is no more of what one guest eats, wears or rides than guests come', () => {
    const wrong = listings.flatMap(({ externalId, extras }) =>
      extras
        .filter(({ per, maximum, atMost }) => per === 'BOOKING' && maximum > 1 && !atMost)
        .filter(({ title }) =>
          /massage|mask|wetsuit|electric bicycle|audio guide|lunch|single kayak|binoculars|quad|child seat/i.test(
            title.en ?? '',
          ),
        )
        .map(({ id }) => `${externalId} ${id}`),
    )
    expect(wrong).toEqual([])
  })

  it('keeps off no weekday, no season and no start, since it is sold with every departure of its options', () => {
    const wrong = listings.flatMap(({ externalId, extras }) =>
      extras
        .filter(({ description }) =>
          /\bnot (?:on|from|in|with)\b|\b[A-Z]\w+ to [A-Z]\w+,/.test(description?.en ?? ''),
        )
        .map(({ id }) => `${externalId} ${id}`),
    )
    expect(wrong).toEqual([])
  })

  it('is one boat or one minibus for all the options that share it', () => {
    const apart = optionsOf(({ description, resource }, { options }) => {
      const says = /\bsame (?:boat|minibus|van)\b|\b(?:boat|minibus|van) is the same\b/i
      return (
        says.test(description?.en ?? '') &&
        options.filter((other) => resource && other.resource === resource).length < 2
      )
    })
    expect(apart).toEqual([])
  })

  it('is a ticket for every guest of an age, below and above the height that one of them names', () => {
    const shut = optionsOf(({ units }) =>
      units.some(
        (low) =>
          /\bunder \d\.\d+ m\b/i.test(low.title?.en ?? '') &&
          !units.some(
            ({ title, ages }) =>
              /\bover \d\.\d+ m\b/i.test(title?.en ?? '') &&
              (ages?.minimum ?? 0) <= (low.ages?.minimum ?? 0) &&
              (ages?.maximum ?? Infinity) >= (low.ages?.maximum ?? Infinity),
          ),
      ),
    )
    expect(shut).toEqual([])
  })

  it('is a seat for a child only with the options that carry one', () => {
    const wrong = listings.flatMap(({ externalId, options, extras }) =>
      extras
        .filter(({ description }) => /ticket of a child/.test(description?.en ?? ''))
        .filter((extra) =>
          options.some((option) => isOf(option, extra) && !option.units.some(({ id }) => id === 'INFANT')),
        )
        .map(({ id }) => `${externalId} ${id}`),
    )
    expect(wrong).toEqual([])
  })

  it('counts infants among the guests of a boat or of a car', () => {
    const wrong = optionsOf(
      ({ units }, { categories, pickupIncluded }) =>
        (pickupIncluded === true || categories.includes('cruises')) &&
        units.some(({ places }) => places === 0),
    )
    expect(wrong).toEqual([])
  })
})

describe('the meeting place of an experience', () => {
  it('is where its first stop is, for those who come by themselves', () => {
    const elsewhere = idsOf(({ options, latitude = 0, longitude = 0, itinerary: [first] }) => {
      if (options.length === 0 || first?.latitude === undefined || first.longitude === undefined) return false
      const degrees = Math.hypot(
        latitude - first.latitude,
        (longitude - first.longitude) * Math.cos((latitude * Math.PI) / 180),
      )
      return degrees * 111.2 > 0.15
    })
    expect(elsewhere).toEqual([])
  })

  it('is a place, and no word about being picked up or about what is decided later', () => {
    const told = listings.filter(({ options, address }) =>
      /collect|pick|fetch|which one/i.test(options.length > 0 ? (address?.en ?? '') : ''),
    )
    expect(told.map(({ externalId }) => externalId)).toEqual([])
  })

  it('is named for each of the options, where they begin in different places', () => {
    const startsApart = ({ pickups }: Listing) =>
      pickups.some(({ minutesBefore, options }) => minutesBefore === 0 && options !== undefined)
    const unnamed = idsOf(
      (listing) => startsApart(listing) && !listing.address?.en?.includes('depending on your option'),
    )
    expect(unnamed).toEqual([])
  })
})

describe('the address of a pickup', () => {
  it('is plain in every language: how to find the point is in its note, which is translated', () => {
    const described = listings.flatMap(({ externalId, pickups }) =>
      pickups
        .filter(({ address }) =>
          /\b(?:any|at|bay|beside|building|by|corner|exit|gate|hall|in|near|opposite|park|platform|rank|roundabout|side|stop|the (?!walk)|under)\b/i.test(
            address ?? '',
          ),
        )
        .map(({ id, address }) => `${externalId} ${id}: ${address}`),
    )
    expect(described).toEqual([])
  })
})

describe('what a supplier has to be told', () => {
  it('is asked for at checkout: no pickup wants it written elsewhere, or comes to a door that nobody named', () => {
    const asking = listings.flatMap(({ externalId, pickups }) =>
      pickups
        .filter(({ asks, note }) => asks !== 'ADDRESS' && /\bnote\b|at the door|lobby/i.test(note?.en ?? ''))
        .map(({ id }) => `${externalId} ${id}`),
    )
    expect(asking).toEqual([])
  })

  it('is the address, for whatever comes to the hotel or by post', () => {
    const unasked = listings.flatMap(({ externalId, extras }) =>
      extras
        .filter(({ asks }) => asks !== 'ADDRESS')
        .filter(({ title, description }) =>
          /(?:from|to) your hotel|any address|posted/i.test(`${title.en} ${description?.en}`),
        )
        .map(({ id }) => `${externalId} ${id}`),
    )
    expect(unasked).toEqual([])
  })
})

describe('what to bring', () => {
  it('is nothing that an extra of the listing is, unless it says so', () => {
    const both = listings.flatMap(({ externalId, whatToBring, extras }) =>
      (whatToBring?.en ?? [])
        .filter((thing) =>
          extras.some(({ title }) => title.en?.toLowerCase().split(/\W+/).includes(thing.toLowerCase())),
        )
        .map((thing) => `${externalId} ${thing}`),
    )
    expect(both).toEqual([])
  })
})

describe('the hours of an experience', () => {
  it('begin with the first stop, wherever guests were picked up before', () => {
    expect(idsOf(({ itinerary }) => itinerary[0]?.minute !== 0)).toEqual([])
  })

  it('leave the end of an entry ticket open', () => {
    const limited = optionsOf(
      ({ description, durationMinutes }) =>
        Boolean(description?.en?.includes('that of your entry')) && durationMinutes !== undefined,
    )
    expect(limited).toEqual([])
  })
})

describe('the languages of a guided experience', () => {
  it('are spoken on each departure, or named with their option', () => {
    const namesLanguage = ({ title, description }: Option) =>
      /\bin (?:English|French|Italian|Russian|Spanish)\b/i.test(`${title.en} ${description?.en}`)
    const unnamed = idsOf(
      ({ spokenLanguages, tourGuide, knowBeforeYouGo, options, includes }) =>
        tourGuide === true &&
        spokenLanguages.length > 1 &&
        !knowBeforeYouGo?.en?.includes(guideSpeaksAll) &&
        !includes?.en?.some((text) => / in English and /.test(text)) &&
        !(options.length > 0 && options.every(namesLanguage)),
    )
    expect(unnamed).toEqual([])
  })

  it('are those of the option that names one, so that lists find it by them', () => {
    const codes = {
      English: 'en',
      Arabic: 'ar',
      French: 'fr',
      Italian: 'it',
      Portuguese: 'pt',
      Russian: 'ru',
      Spanish: 'es',
    }
    const named = listings.flatMap(({ externalId, options }) =>
      options.flatMap(({ id, title, description, spokenLanguages }) => {
        const told = Object.entries(codes).flatMap(([name, code]) =>
          new RegExp(String.raw`\bin ${name}\b`, 'i').test(`${title.en} ${description?.en}`) ? [code] : [],
        )
        return told.length > 0 ? [{ option: `${externalId} ${id}`, told, spokenLanguages }] : []
      }),
    )
    expect(named.length).toBeGreaterThan(15)
    expect(named.filter(({ told, spokenLanguages }) => String(told) !== String(spokenLanguages))).toEqual([])
  })

  it('are few where one guide speaks them all', () => {
    const many = idsOf(
      ({ spokenLanguages, knowBeforeYouGo }) =>
        Boolean(knowBeforeYouGo?.en?.includes(guideSpeaksAll)) && spokenLanguages.length > 3,
    )
    expect(many).toEqual([])
  })
})

it('says of every pickup whether guests are brought back, and when', () => {
  const silent = idsOf(
    ({ knowBeforeYouGo, pickups, negotiation }) =>
      // what is sold by offers alone has its way back in the offer
      negotiation !== 'ONLY' &&
      pickups.some(({ minutesAfter }) => minutesAfter === undefined) &&
      !knowBeforeYouGo?.en?.includes(pickupIsOneWay),
  )
  const both = idsOf(
    ({ knowBeforeYouGo, pickups, dropOffIncluded }) =>
      Boolean(knowBeforeYouGo?.en?.includes(pickupIsOneWay)) &&
      (dropOffIncluded === true || pickups.some(({ minutesAfter }) => minutesAfter !== undefined)),
  )
  expect({ silent, both }).toEqual({ silent: [], both: [] })
})

it('says of a described option from which age it is, where its listing takes younger guests', () => {
  const words: Record<number, string> = { 6: 'six', 8: 'eight', 12: 'twelve', 16: 'sixteen' }
  const silent = optionsOf(({ units, description, title }, listing) => {
    const { ages, priceBasis, knowBeforeYouGo } = listing
    if (!description || priceBasis === 'ITEM' || units.length === 0) return false
    const youngest = Math.min(...units.map((unit) => unit.ages?.minimum ?? 0))
    const told = [title.en, description.en, ...(knowBeforeYouGo?.en ?? [])].join(' ')
    const pattern = new RegExp(`\\b(?:${[youngest, words[youngest]].filter(Boolean).join('|')})\\b`)
    return youngest > (ages?.minimum ?? youngest) && !pattern.test(told)
  })
  expect(silent).toEqual([])
})

it('says of what is for wheelchairs how they get in, in words of its own', () => {
  const words = /step-free|wheelchair|\blifts?\b|\bramps?\b|without steps/i
  expect(
    idsOf(
      ({ labels, knowBeforeYouGo }) =>
        labels.includes('wheelchair-accessible') &&
        !(knowBeforeYouGo?.en ?? []).some((line) => words.test(line)),
    ),
  ).toEqual([])
})
