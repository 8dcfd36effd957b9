import { describe, expect, it } from 'vitest'
import { Listing } from '../contract/listing.ts'
import { demoCatalogue } from './catalogue.ts'

const listings = demoCatalogue.experiences.map((experience) => Listing.parse(experience))
type Option = Listing['options'][number]

const minutesOf = { MINUTES: 1, HOURS: 60, DAYS: 1440, NIGHTS: 1440 } as const
/** Options that are sold by the guest or the trip, with their listing, as far as they are wrong. */
const optionsOf = (which: (option: Option, listing: Listing) => boolean) =>
  listings
    .filter(({ pricePeriod, overnight }) => !pricePeriod && overnight !== true)
    .flatMap((listing) =>
      listing.options
        .filter((option) => which(option, listing))
        .map(({ id }) => `${listing.externalId} ${id}`),
    )

/** Until when an option may last, in minutes: its own length, else the longest of its experience. */
function endOf({ durationMinutes }: Option, { duration }: Listing): number {
  const longest = duration?.maximum ?? duration?.minimum ?? 0
  return durationMinutes ?? longest * minutesOf[duration?.unit ?? 'DAYS']
}
/** It says on its card how its way or its hours differ. */
const tellsOfItself = ({ title, description }: Option) =>
  /\b(?:minutes|hours|hour and a half|earlier|left out|midnight)\b/.test(`${title.en} ${description?.en}`)

describe('the stops of an experience', () => {
  it('end within each of its options, but where a stop or the option says how it differs', () => {
    const late = optionsOf((option, listing) => {
      const beyond = listing.itinerary.filter(({ minute = 0 }) => minute > endOf(option, listing))
      return (
        !tellsOfItself(option) &&
        beyond.some(({ text }) => !/^In the .+ option:|\bBy night\b/.test(text?.en ?? ''))
      )
    })
    expect(late).toEqual([])
  })

  it('lead back no half-hour before an option ends, but where it says how it differs', () => {
    const early = optionsOf((option, listing) => {
      const [first, last] = [listing.itinerary.at(0), listing.itinerary.at(-1)]
      const isBack = last !== first && last?.title.en === first?.title.en
      return isBack && !tellsOfItself(option) && endOf(option, listing) - (last?.minute ?? 0) >= 30
    })
    expect(early).toEqual([])
  })
})

describe('what is included', () => {
  it('names no sight or meal as everybody’s that one of the options goes without', () => {
    const denied = listings.flatMap(({ externalId, options, includes }) =>
      options.flatMap(({ id, description }) => {
        const without = [
          ...(description?.en ?? '').matchAll(/\bwithout ([^.;:,]+)|([^.;:]+) is left out/gi),
        ].flatMap(([, one, other]) => (one ?? other ?? '').match(/[A-Z][a-z]{4,}|[a-z]{5,}/g) ?? [])
        return (includes?.en ?? [])
          .filter((text) => without.some((word) => text.toLowerCase().includes(word.toLowerCase())))
          .filter((text) => !/\bin the\b/i.test(text))
          .map((text) => `${externalId} ${id}: ${text}`)
      }),
    )
    expect(denied).toEqual([])
  })

  it('is not told as excluded from all options where one of them has it in its name', () => {
    const denied = listings.flatMap(({ externalId, options, excludes }) =>
      options.flatMap(({ id, title }) => {
        const [, named = ''] = /^with (.+)$/i.exec(title.en ?? '') ?? []
        const names = named.match(/\b[A-Z][a-z]{3,}/g) ?? []
        return (excludes?.en ?? [])
          .filter((text) => names.some((name) => text.includes(name)))
          .filter((text) => !/\boption\b/i.test(text))
          .map((text) => `${externalId} ${id}: ${text}`)
      }),
    )
    expect(denied).toEqual([])
  })
})

describe('the hours that a guest may stay', () => {
  it('are open to the end wherever it says "until closing": no end of two hours is told there', () => {
    const ended = listings.filter(
      ({ knowBeforeYouGo, duration, options }) =>
        knowBeforeYouGo?.en?.some((text) => /\bstay until closing\b/.test(text)) &&
        !((duration?.maximum ?? 0) > (duration?.minimum ?? 0)) &&
        options.length > 0,
    )
    expect(ended.map(({ externalId }) => externalId)).toEqual([])
  })

  it('hold the minutes that an extra takes of the visit, or are more with it', () => {
    const silent = listings
      .filter(({ tourGuide, options, pricePeriod }) => options.length > 0 && !tourGuide && !pricePeriod)
      .flatMap(({ externalId, extras, options }) =>
        extras
          .filter(() => options.every(({ durationMinutes }) => durationMinutes === undefined))
          .filter(
            ({ addsMinutes, description }) =>
              !addsMinutes && /\b(?:ten|twenty|thirty|forty|fifty) minutes\b/i.test(description?.en ?? ''),
          )
          .filter(({ description }) => !/\bvisit\b|\bwalk\b|\binland\b/i.test(description?.en ?? ''))
          .map(({ id, description }) => `${externalId} ${id}: ${description?.en}`),
      )
    expect(silent).toEqual([])
  })
})
