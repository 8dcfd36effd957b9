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

describe('a deposit of a sum that is stated', () => {
  it('is told beside the total of each option, and no other is', () => {
    const stated = experiences.flatMap(({ externalId, knowBeforeYouGo, options = [] }) => {
      const [, sum] =
        /\bdeposit of (€[\d,]+|AED [\d,]+)/.exec(textsOf({ knowBeforeYouGo }, 'en').join('\n')) ?? []
      return options.map(({ id }) => ({ option: `${externalId} ${id}`, sum }))
    })
    const told = experiences.flatMap(({ externalId, currency, options = [] }) =>
      options.map(({ id, payThere }) => ({
        option: `${externalId} ${id}`,
        sum:
          payThere?.kind === 'DEPOSIT'
            ? `${currency === 'EUR' ? '€' : `${currency} `}${Number(payThere.amount).toLocaleString('en')}`
            : undefined,
      })),
    )
    expect(stated.filter(({ sum }) => sum)).toHaveLength(4)
    expect(told).toEqual(stated)
  })
})

describe('what to bring', () => {
  it('is things, since tickets and mails tell them in one line: advice stands among what to know', () => {
    const advice =
      /^(?:no|nothing|hands)\b|\b(?:do not work|is lent|is provided|welcome|silent|tied|hours|hunger|appetite|stomach|neck)\b|^covered\b/i
    const said = experiences.flatMap(({ externalId, whatToBring }) =>
      textsOf({ list: whatToBring }, 'en')
        .filter((text) => advice.test(text) && !/a suit is lent/.test(text))
        .map((text) => `${externalId}: ${text}`),
    )
    expect(said).toEqual([])
  })
})

describe('a room for two', () => {
  it('that is paid by the guest says where one who is left over sleeps', () => {
    const shared = experiences.flatMap(({ externalId, overnight, priceBasis, options = [] }) =>
      overnight === true && priceBasis !== 'ITEM' ? options.map((option) => ({ externalId, option })) : [],
    )
    const silent = shared.filter(
      ({ option }) => !/\bbooks alone\b|\bown room\b/.test(option.description?.en ?? ''),
    )
    expect(shared.length).toBeGreaterThan(0)
    expect(silent.map(({ externalId, option }) => `${externalId} ${option.id}`)).toEqual([])
  })
})

describe('what is worn or ridden', () => {
  it('is kept in nobody’s size, since none is asked for', () => {
    const promise =
      /\bsizes?\b[^.;]*\b(?:kept|waiting|reserved)\b|\b(?:kept|waiting|reserved)\b[^.;]*\bsizes?\b/i
    expect(namesOf((listing) => textsOf(listing, 'en').some((text) => promise.test(text)))).toEqual([])
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
    // of two guests with a guide of their own, "twelve guests" would be wrong on the ticket
    const counted = own.flatMap(({ listing }) => listing.options ?? []).map(({ title }) => title?.en ?? '')
    expect(counted.filter((title) => /\b\w+ guests$/.test(title))).toEqual([])
  })

  it('that comes after the rest ends the day later, or says so', () => {
    const later = extras.filter(
      ({ extra, title }) =>
        /\bafterwards$|\bafter (?:breakfast|the meal)$/.test(title) ||
        /\bat the end of the Forum\b/i.test(extra.description?.en ?? ''),
    )
    expect(later.length).toBeGreaterThan(6)
    const silent = later.filter(
      ({ extra }) => !extra.addsMinutes && !/\bthe end that is stated\b/.test(extra.description?.en ?? ''),
    )
    expect(silent.map(({ listing, extra }) => `${listing.externalId} ${extra.id}`)).toEqual([])
  })

  it('for each person counts babies, where an infant’s ticket is free, and says so', () => {
    const silent = extras.filter(
      ({ listing, extra }) =>
        extra.per === 'PERSON' &&
        (listing.options ?? []).some(
          ({ id, units }) =>
            (extra.options ?? [id]).includes(id) && units.some((unit) => unit.id === 'INFANT'),
        ) &&
        !/including babies/.test(extra.description?.en ?? ''),
    )
    expect(silent.map(({ listing, extra }) => `${listing.externalId} ${extra.id}`)).toEqual([])
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
    const says = /you’re back there|Start and end are those|drop-off|home|in lisbon by/i
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
