import type { CatalogueDeps } from '../catalogue/catalogue-deps.ts'
import { walkExperiences } from '../catalogue/reading/list-addresses.ts'
import { readExperience } from '../catalogue/reading/read-experience.ts'
import { experiencePath, localisePath } from '../contract/addresses.ts'
import type { Experience } from '../contract/catalogue.ts'
import type { CancellationPolicy } from '../contract/listing.ts'
import type { ExperienceOption } from '../contract/options.ts'
import type { Language, Money } from '../contract/primitives.ts'
import type { ServedStorefront } from '../platform/http.ts'
import { exponentOf } from '../platform/money/currencies.ts'
import { plainSummary } from './structured-data.ts'

/** The site that a feed is about. */
export interface FeedSite {
  storefront: ServedStorefront
  /** Scheme and host of its pages. */
  origin: string
  /** Tells one upload from the next. */
  nonce: number
}

/**
 * The product feed of a site for Google's Things to do, as JSON in pieces: what has a price and a day to book, in each of its
 * languages, with the prices of its page. What is left out is removed there: a feed is a snapshot.
 * https://developers.google.com/travel/things-to-do/reference/feed-spec/product-feed
 */
export async function* writeThingsToDoFeed(deps: CatalogueDeps, site: FeedSite): AsyncGenerator<string> {
  const metadata = {
    shard_id: 0,
    total_shards_count: 1,
    processing_instruction: 'PROCESS_AS_SNAPSHOT',
    nonce: site.nonce,
  }
  yield `{"feed_metadata":${JSON.stringify(metadata)},"products":[`
  let written = 0
  const { supplierId } = site.storefront
  for await (const rows of walkExperiences(deps, { supplierId, offset: 0, limit: Infinity })) {
    for (const { slug } of rows) {
      const product = await readProduct(deps, site, slug)
      if (!product) continue
      yield `${written > 0 ? ',' : ''}\n${JSON.stringify(product)}`
      written += 1
    }
  }
  yield '\n]}\n'
}

async function readProduct(deps: CatalogueDeps, { storefront, origin }: FeedSite, slug: string) {
  const { currency } = storefront
  const read = (language: Language) => readExperience(deps, { slug, storefront, language, currency })
  const english = await read('en')
  if (!english?.from || !english.hasOpenDays || english.negotiation === 'ONLY') return undefined
  const others = storefront.languages.filter((code) => code !== 'en' && english.languages.includes(code))
  const translated = await Promise.all(others.map(async (code) => [code, await read(code)] as const))
  const told = [['en', english] as const, ...translated].flatMap(([code, experience]) =>
    experience ? [[code, experience] as const] : [],
  )
  const textOf = (of: (experience: Experience) => string | undefined) => ({
    localized_texts: told.flatMap(([language_code, experience]) => {
      const text = of(experience)
      return text === undefined ? [] : [{ language_code, text }]
    }),
  })
  const addressIn = (language: Language, { destination, slug, localSlug = slug }: Experience) =>
    origin +
    localisePath(
      language,
      experiencePath(storefront.kind, destination.localSlug ?? destination.slug, localSlug),
    )
  return {
    id: english.slug,
    title: textOf(({ title }) => title),
    description: textOf(({ summary, overviewHtml }) => summary ?? plainSummary(overviewHtml)),
    ...(english.rating && {
      rating: { average_value: english.rating.average, rating_count: english.rating.count },
    }),
    related_media: [{ url: new URL(english.hero.src, origin).href, type: 'MEDIA_TYPE_PHOTO' }],
    options: english.options.map((option) => ({
      id: option.id,
      title: textOf(({ options }) => options.find(({ id }) => id === option.id)?.title),
      landing_page: {
        url: addressIn('en', english),
        localized_urls: told.slice(1).map(([language_code, experience]) => ({
          language_code,
          url: addressIn(language_code, experience),
        })),
      },
      ...(english.cancellation && { cancellation_policy: policyOf(english.cancellation) }),
      price_options: pricesOf(option),
    })),
  }
}

function pricesOf({ units }: ExperienceOption) {
  return units.map(({ id, title, price }) => ({ id, title: title ?? id, price: googleMoney(price) }))
}

/** google.type.Money: whole units, and the rest in billionths. */
function googleMoney({ amount, currency }: Money) {
  const scale = 10 ** exponentOf(currency)
  return {
    currency_code: currency,
    units: Math.trunc(amount / scale),
    nanos: Math.round(((amount % scale) * 1_000_000_000) / scale),
  }
}

/** What is refunded of the price, by how long before the start it is cancelled. */
function policyOf({ kind, steps }: CancellationPolicy) {
  if (kind === 'NON_REFUNDABLE') return { refund_conditions: [] }
  return {
    refund_conditions: steps
      .filter(({ penaltyPercent }) => penaltyPercent < 100)
      .map(({ days, hours, minutes, penaltyPercent }) => ({
        min_duration_before_start_time_sec: ((days * 24 + hours) * 60 + minutes) * 60,
        refund_percent: 100 - penaltyPercent,
      })),
  }
}
