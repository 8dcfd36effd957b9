import sanitizeHtml from 'sanitize-html'
import type { Listing } from '../../contract/listing.ts'
import type { Localized, LocalizedList } from '../../contract/primitives.ts'

// C0 and C1 controls but tab and newline, the byte order mark, and what reorders the text around it: embeddings,
// overrides and isolates of bidi. Left alone: marks and joiners that Arabic, Persian, Hebrew and emoji are written with.
// oxlint-disable-next-line no-control-regex -- finding control characters is the point
const unwanted = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uFEFF\uFFFE\uFFFF]/g

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

function withoutTags(text: string): string {
  const spaced = text
    // an address in angle brackets is Markdown, and a parser would take it for a tag
    .replace(/<((?:https?|mailto):[^\s<>]+)>/gi, '$1')
    // a "less than" that nothing closes would swallow the rest of the text
    .replace(/<(?![^<>]*>)/g, '&lt;')
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/<li\b[^>]*>/gi, '\n- ')
    .replace(/<\/(?:p|div|h[1-6]|ul|ol|table|tr|blockquote|section|article)\s*>/gi, '\n\n')
  return sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} }).replace(
    /&(?:amp|lt|gt|quot);/g,
    (entity) => entities[entity] ?? entity,
  )
}

/** Tags may hide behind entities, and those behind others: peel until nothing changes, then drop what still opens one. */
function withoutHtml(text: string): string {
  if (!/[<&]/.test(text)) return text
  let current = text
  for (let layer = 0; layer < 4; layer++) {
    const next = withoutTags(current)
    if (next === current) break
    current = next
  }
  return current.replace(/<+(?=[a-z/!?])/gi, '')
}

/** Markdown links to anything but the web, mail and telephone lose their target. */
const withoutOddLinks = (text: string) =>
  text.replace(/\]\(\s*([a-z][a-z0-9+.-]*):(?:[^()]|\([^()]*\))*\)/gi, (link, scheme: string) =>
    /^(?:https?|mailto|tel)$/i.test(scheme) ? link : '](#)',
  )

/**
 * A text as it is stored: no HTML (what a tag enclosed stays, scripts and styles go), Markdown untouched, no control
 * characters, no bidi overrides, no lone surrogates, NFC, Unix line ends, at most one empty line in a row.
 */
export function cleanText(text: string): string {
  const plain = text.toWellFormed().replace(/\r\n?/g, '\n').replace(unwanted, '')
  return withoutOddLinks(withoutHtml(plain))
    .replace(unwanted, '')
    .normalize('NFC')
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** The same, on one line. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ')
}

function cleanLocalized(texts: Localized, clean: (text: string) => string): Localized | undefined {
  const cleaned: Localized = Object.fromEntries(
    Object.entries(texts).flatMap(([language, text]) => {
      const kept = clean(text)
      return kept ? [[language, kept]] : []
    }),
  )
  return cleaned.en ? cleaned : undefined
}

function cleanList(lists: LocalizedList | undefined): LocalizedList | undefined {
  if (!lists) return undefined
  const cleaned: LocalizedList = Object.fromEntries(
    Object.entries(lists).map(([language, items]) => [language, items.map(cleanLine).filter(Boolean)]),
  )
  return cleaned.en?.length ? cleaned : undefined
}

/** An entry that was nothing but markup is gone: those after it are one place nearer to the first. */
function movedEntries(listing: Listing): Listing['entriesOf'] {
  return listing.entriesOf?.flatMap((of) => {
    const isKept = (listing[of.list]?.en ?? []).map((item) => cleanLine(item) !== '')
    if (isKept[of.entry] === false) return []
    return [{ ...of, entry: of.entry - isKept.slice(0, of.entry).filter((kept) => !kept).length }]
  })
}

const line = (texts: Localized | undefined) => texts && cleanLocalized(texts, cleanLine)
const paragraphs = (texts: Localized | undefined) => texts && cleanLocalized(texts, cleanText)
/** Where a title must stay, an empty one is kept for the rules to refuse. */
const requiredLine = (texts: Localized) => line(texts) ?? { en: '' }

/** The listing with every text cleaned. Texts that were nothing but markup are gone; required ones are left empty. */
export function cleanListing(listing: Listing): Listing {
  return {
    ...listing,
    address: line(listing.address),
    title: requiredLine(listing.title),
    summary: line(listing.summary),
    overview: paragraphs(listing.overview) ?? { en: '' },
    highlights: cleanList(listing.highlights),
    includes: cleanList(listing.includes),
    excludes: cleanList(listing.excludes),
    knowBeforeYouGo: cleanList(listing.knowBeforeYouGo),
    whatToBring: cleanList(listing.whatToBring),
    entriesOf: movedEntries(listing),
    weatherPlan: paragraphs(listing.weatherPlan),
    dressCode: line(listing.dressCode),
    houseNotes: cleanList(listing.houseNotes),
    guides: listing.guides?.map((guide) => ({
      ...guide,
      name: cleanLine(guide.name),
      about: paragraphs(guide.about),
    })),
    routeProfile: listing.routeProfile?.map((point) => ({ ...point, name: line(point.name) })),
    words: listing.words?.map(({ word, meaning }) => ({
      word: requiredLine(word),
      meaning: requiredLine(meaning),
    })),
    itinerary: listing.itinerary.map((stop) => ({
      ...stop,
      title: requiredLine(stop.title),
      text: paragraphs(stop.text),
    })),
    pickups: listing.pickups.map((pickup) => ({
      ...pickup,
      name: requiredLine(pickup.name),
      address: pickup.address && cleanLine(pickup.address),
      note: paragraphs(pickup.note),
    })),
    extras: listing.extras.map((extra) => ({
      ...extra,
      title: requiredLine(extra.title),
      description: paragraphs(extra.description),
    })),
    options: listing.options.map((option) => ({
      ...option,
      title: requiredLine(option.title),
      description: paragraphs(option.description),
      units: option.units.map((unit) => ({ ...unit, title: line(unit.title) })),
    })),
    pictures: listing.pictures.map((picture) => ({ ...picture, alt: line(picture.alt) })),
    ratingElsewhere: listing.ratingElsewhere && {
      ...listing.ratingElsewhere,
      source: cleanLine(listing.ratingElsewhere.source),
    },
    reviewsElsewhere: listing.reviewsElsewhere?.map((review) => ({
      ...review,
      source: cleanLine(review.source),
      author: cleanLine(review.author),
      title: review.title && cleanLine(review.title),
      body: cleanText(review.body),
    })),
  }
}
