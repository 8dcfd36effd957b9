import type { ListingInput } from '../contract/listing.ts'
import type { Language } from '../contract/primitives.ts'
import { closings, details, openings, ownWords, titles } from './reviews/short-phrases.ts'
import { englishOrigins, origins } from './reviews/reviewers.ts'
import { writtenAbroad } from './reviews/written-abroad.ts'
import { writtenEast } from './reviews/written-east.ts'
import type { WrittenReview } from './reviews/written-review.ts'
import { writtenWest } from './reviews/written-west.ts'

/** One review of the demo, ready to be stored. Averages are never written down: they are counted from these. */
export interface DemoReview {
  /** Stable across loads. */
  id: string
  /** The experience's external id. */
  externalId: string
  author: string
  countryCode: string
  language: Language
  rating: number
  title: string
  body: string
  /** Days before the day of loading, within the last two years. */
  daysAgo: number
}

const written = { ...writtenEast, ...writtenWest }
const twoYears = 730

/** A small generator of even numbers in 0..1, seeded by a text, so that every load chooses alike (mulberry32 over FNV-1a). */
function chooser(seed: string) {
  let state = 0x811c9dc5
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  const pick = <T>(from: readonly T[]): T => {
    const chosen = from[below(from.length)]
    if (chosen === undefined) throw new Error(`nothing to choose from for ${seed}`)
    return chosen
  }
  /** Picks without ever repeating, until everything has been picked once. */
  const dealer = <T>(from: readonly T[]) => {
    let left: T[] = []
    return (): T => {
      if (left.length === 0) left = [...from]
      const [dealt] = left.splice(below(left.length), 1)
      if (dealt === undefined) throw new Error(`nothing to deal for ${seed}`)
      return dealt
    }
  }
  return { next, below, pick, dealer }
}

/** What sells most is reviewed most; what has just arrived hardly at all. */
function howMany(listing: ListingInput, chance: number): number {
  if (listing.negotiation === 'ONLY') return 1 + Math.floor(chance * 3)
  if (listing.labels?.includes('bestseller')) return 15 + Math.floor(chance * 9)
  if (listing.labels?.includes('new')) return Math.floor(chance * 5)
  return 6 + Math.floor(chance * 8)
}

/** Short reviews in English, put together from sentences that are true of this listing. */
function shortReviews(listing: ListingInput, chooseBy: ReturnType<typeof chooser>): () => WrittenReview {
  const trueOf = (phrases: typeof details) =>
    phrases.filter(({ when }) => when(listing)).flatMap(({ sentences }) => sentences)
  const detail = chooseBy.dealer(trueOf(details))
  // Where it starts and where it ends is rarely what people remember; neither are meals without a name.
  const places = (listing.itinerary ?? []).slice(1, -1).map(({ title }) => title.en ?? '')
  const memorable = places.filter(
    (place) =>
      !/^(the )?(dinner|lunch|breakfast|rest|table|base|gate|interval|door|field|home|off)$/i.test(place),
  )
  const place = chooseBy.dealer(memorable.length > 0 ? memorable : places)
  // "In the morning option: …" is promised to some guests only
  const promise = chooseBy.dealer(
    (listing.highlights?.en ?? []).filter((highlight) => !highlight.includes(':')),
  )
  const ratings = [3, 4, 5] as const
  const from = (sentences: Record<3 | 4 | 5, string[]>) =>
    Object.fromEntries(ratings.map((rating) => [rating, chooseBy.dealer(sentences[rating])])) as Record<
      3 | 4 | 5,
      () => string
    >
  const ends = { 3: trueOf(closings[3]), 4: trueOf(closings[4]), 5: trueOf(closings[5]) }
  const [title, opening, own, closing] = [from(titles), from(openings), from(ownWords), from(ends)]
  // Some experiences are simply better than others.
  const goodwill = 0.5 + chooseBy.next() * 0.3
  return () => {
    const chance = chooseBy.next()
    const rating = chance < goodwill ? 5 : chance < goodwill + 0.22 ? 4 : chance < goodwill + 0.3 ? 3 : 5
    const ownWord = () => {
      const sentence = own[rating]()
      return sentence.includes('{place}')
        ? sentence.replace('{place}', place())
        : sentence.replace('{promise}', promise())
    }
    const shapes = [
      () => [opening[rating](), detail(), closing[rating]()],
      () => [opening[rating](), ownWord()],
      () => [ownWord(), detail()],
      () => [detail(), detail(), ownWord()],
      () => [opening[rating](), detail(), ownWord(), closing[rating]()],
      () => [ownWord(), closing[rating]()],
    ]
    return { rating, title: title[rating](), body: chooseBy.pick(shapes)().join(' '), language: 'en' }
  }
}

const initials: Partial<Record<Language, string>> = {
  ru: 'АБВГДЕЗКЛМНПРСТФШ',
  ar: 'أبتجحخدرسصعفقمنه',
  zh: '',
}

function author(language: Language, chooseBy: ReturnType<typeof chooser>) {
  // By name and not by country, so that a country with more names here sends more travellers.
  const people = (
    language === 'en' ? englishOrigins : origins.filter((one) => one.language === language)
  ).flatMap(({ countryCode, firstNames }) => firstNames.map((firstName) => ({ firstName, countryCode })))
  const { firstName, countryCode } = chooseBy.pick(people)
  const initial = (initials[language] ?? 'ABCDEFGHJKLMNOPRSTVWYZ').split('')
  return {
    author: initial.length === 0 ? firstName : `${firstName} ${chooseBy.pick(initial)}.`,
    countryCode,
  }
}

/**
 * The reviews of these experiences: first those written for one of them, then some in other languages that fit its
 * category, then short ones up to the number that its popularity deserves. The same listings give the same reviews.
 */
export function reviewsOf(experiences: ListingInput[]): DemoReview[] {
  // Dealt over all experiences of a category, so that a text in another language comes back as late as possible.
  const abroad = new Map(
    Object.entries(writtenAbroad).map(([category, reviews]) => [category, chooser(category).dealer(reviews)]),
  )
  return experiences.flatMap((listing) => {
    const chooseBy = chooser(listing.externalId)
    const own = written[listing.externalId] ?? []
    const total = Math.max(own.length, howMany(listing, chooseBy.next()))
    const foreign = total < 6 ? 0 : total < 14 ? 1 : 2
    const dealAbroad = abroad.get(listing.categories[0] ?? '')
    const texts = [...own]
    // No text stands twice on one page. There are always more texts than a page needs, so this ends.
    const addUntil = (length: number, deal: () => WrittenReview) => {
      while (texts.length < length) {
        const text = deal()
        if (!texts.some(({ body }) => body === text.body)) texts.push(text)
      }
    }
    if (dealAbroad) addUntil(own.length + foreign, dealAbroad)
    addUntil(total, shortReviews(listing, chooseBy))
    // What has just arrived cannot have been reviewed two years ago.
    const oldest = listing.labels?.includes('new') ? 90 : twoYears
    // Nobody reviews an experience twice. There are more names in a language than a page has reviews in it, so this ends.
    const authors = new Set<string>()
    const newAuthor = (language: Language) => {
      let person = author(language, chooseBy)
      while (authors.has(person.author)) person = author(language, chooseBy)
      authors.add(person.author)
      return person
    }
    return texts.map((text, index) => ({
      id: `${listing.externalId}-${index + 1}`,
      externalId: listing.externalId,
      ...newAuthor(text.language),
      ...text,
      // Squared, so that there are more of late than of long ago.
      daysAgo: 2 + Math.floor(chooseBy.next() ** 2 * (oldest - 2)),
    }))
  })
}
