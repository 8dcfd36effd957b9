import { describe, expect, it } from 'vitest'
import { demoCatalogue } from './catalogue.ts'
import { textsOf } from './words/texts-of.ts'

const { experiences, reviews } = demoCatalogue

const namesOf = (which: (listing: (typeof experiences)[number]) => boolean) =>
  experiences.filter(which).map(({ externalId }) => externalId)

describe('what a listing says of its supplier', () => {
  it('is no time of its own in which a request is answered: the order page tells until when', () => {
    const promise = /\b(?:confirm|answer)\w*\b[^.;]*\bwithin\b[^.;]*\bhours?\b/
    expect(namesOf((listing) => textsOf(listing, 'en').some((text) => promise.test(text)))).toEqual([])
  })
})

describe('a deposit', () => {
  it('stands among what to bring and what to know too, which ticket and mail repeat', () => {
    const asks = (list: unknown) => textsOf({ list }, 'en').some((text) => /\bdeposit\b/i.test(text))
    const asking = experiences.filter(({ excludes }) => asks(excludes))
    expect(asking.length).toBeGreaterThan(0)
    expect(
      asking.filter(({ whatToBring, knowBeforeYouGo }) => !asks(whatToBring) || !asks(knowBeforeYouGo)),
    ).toEqual([])
  })
})

describe('an extra', () => {
  const extras = experiences.flatMap((listing) =>
    (listing.extras ?? []).map((extra) => ({ listing, extra, title: extra.title.en ?? '' })),
  )

  it('that makes a shared option private says so beside the option’s name', () => {
    const own = extras.filter(({ extra }) => /\byour own party\b/i.test(extra.description?.en ?? ''))
    expect(own.length).toBeGreaterThan(0)
    expect(own.filter(({ title }) => !title.endsWith('instead of the group'))).toEqual([])
  })

  it('for six is offered with what six have room in', () => {
    const small = extras
      .filter(({ title }) => title.endsWith('for six'))
      .flatMap(({ listing, extra }) =>
        (listing.options ?? []).filter(
          ({ id, units }) =>
            (extra.options ?? [id]).includes(id) && units.every(({ guests = 6 }) => guests < 6),
        ),
      )
    expect(small).toEqual([])
  })
})

describe('guests who are fetched', () => {
  it('are told what the stated end is the end of, where no stop of the way says it', () => {
    const says = /where you were picked up|Start and end are those|drop-off|home|in lisbon by/i
    expect(
      namesOf((listing) => {
        const fetched = listing.dropOffIncluded === true && listing.duration?.unit !== 'DAYS'
        const last = textsOf(listing.itinerary?.at(-1), 'en')
        const known = textsOf({ list: listing.knowBeforeYouGo }, 'en')
        return fetched && ![...last, ...known].some((text) => says.test(text))
      }),
    ).toEqual([])
  })
})

describe('a review', () => {
  it('fits every name it is given, of men and of women', () => {
    // what one says of oneself, in languages whose forms tell who says it
    const tells = /كنت \S+ًا|\bя (?:не )?\S+л[а]?(?=[\s,.])|^Вышла|^Вышел/u
    expect(reviews.filter(({ title, body }) => tells.test(title) || tells.test(body))).toEqual([])
  })
})
