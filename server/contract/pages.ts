/** Every page of a site with what it shows, and who may open it. */
import { z } from 'zod'
import { DeparturesReply } from './availability.ts'
import {
  CategoryRef,
  DestinationRef,
  Experience,
  ExperienceCard,
  Picture,
  Rating,
  SearchReply,
} from './catalogue.ts'
import { CategoryCard, DestinationCard, ListedDestination } from './destinations.ts'
import { IntegrationData } from './integration.ts'
import { CurrencyCode, Language, LocalDate, LocalSlug } from './primitives.ts'
import type { Access } from './principals.ts'
import { Review, ReviewsReply } from './reviews.ts'
import { Guide } from './stated-facts.ts'
import { menuItems } from './storefront-file.ts'
import { Storefront, Structure } from './storefronts.ts'

/** What belongs into `<head>`. Addresses are absolute. */
export const Head = z.object({
  title: z.string(),
  description: z.string().optional(),
  canonical: z.url().optional(),
  alternates: z.array(z.object({ language: z.string(), href: z.url() })),
  /** A JPEG of 1200 × 630, as messengers show it. */
  image: z.url(),
  imageAlt: z.string().optional(),
  /** Its RSS. */
  feed: z.url().optional(),
  robots: z.enum(['index', 'noindex']),
  /** schema.org objects. */
  structuredData: z.array(z.record(z.string(), z.unknown())).default([]),
})
export type Head = z.infer<typeof Head>

/** An entry of the header's menu. `explore` opens the lists of places and kinds and so leads nowhere itself. */
export const MenuEntry = z.union([
  z.object({ item: z.enum(menuItems), href: z.string().optional() }),
  z.object({ label: z.string(), href: z.string() }),
])
export type MenuEntry = z.infer<typeof MenuEntry>

/** What a site says of itself by its configuration, in the language of the page. */
export const SiteShell = z.object({
  logo: z.object({ src: z.string(), width: z.int(), height: z.int(), withName: z.boolean() }).optional(),
  accent: z.string().optional(),
  /** For visitors whose browser asks for none of its languages. */
  language: Language,
  /** The browser guesses a first visit's currency. */
  guessCurrency: z.boolean().optional(),
  /** Id of a tag manager, loaded once a visitor agrees. */
  tagManager: z.string().optional(),
  /** There is a blog. */
  tellsStories: z.boolean(),
  /** Something of it has a price, so that it can be paid. */
  takesPayment: z.literal(true).optional(),
  menu: z.array(MenuEntry),
  footer: z.array(z.object({ label: z.string(), href: z.string() })),
  copyright: z.object({ from: z.int(), to: z.int() }),
})
export type SiteShell = z.infer<typeof SiteShell>

/** What the header and the footer show on every page. */
export const Shell = z.object({
  storefront: Storefront,
  site: SiteShell,
  language: Language,
  direction: z.enum(['ltr', 'rtl']),
  currency: CurrencyCode,
  /** Address of the same page in each language, without scheme and host. */
  addresses: z.partialRecord(Language, z.string()),
  /** Which component stands for each part of the page. */
  structure: Structure,
  categories: z.array(CategoryRef),
  destinations: z.array(ListedDestination),
  /** In a demo: its other sites. */
  sites: z.array(z.object({ name: z.string(), href: z.string() })).optional(),
  /** Tiles for maps, which are loaded only when a visitor asks for a map. */
  map: z.object({ tiles: z.string(), attribution: z.string() }),
})
export type Shell = z.infer<typeof Shell>

/** A review that is shown away from its experience, and so names it. */
export const Testimonial = Review.extend({
  experience: z.object({ slug: z.string(), localSlug: LocalSlug, title: z.string() }),
  destination: DestinationRef,
})
export type Testimonial = z.infer<typeof Testimonial>

/** Somebody who guides, away from an experience, and so with one that they lead. */
export const HomeGuide = Guide.extend({
  /** What is said about them is in English, because the language asked for has no words for it. */
  inEnglish: z.literal(true).optional(),
  experience: z.object({ slug: z.string(), localSlug: LocalSlug, title: z.string(), city: z.string() }),
})
export type HomeGuide = z.infer<typeof HomeGuide>

/** What the home page shows. */
export const HomeData = z.object({
  hero: Picture,
  /** The site's own first sentence. */
  slogan: z.string().optional(),
  /** Figures that the site tells, as they are written. */
  figures: z.object({
    experiences: z.string().optional(),
    activities: z.string().optional(),
    reviews: z.string().optional(),
  }),
  /** Who they are, in a supplier's own words. */
  about: z.string().optional(),
  /** On a supplier's own site: who guides, as its listings state. */
  guides: z.array(HomeGuide).optional(),
  /** How much there is in all; the lists below are the best of it. */
  offer: z.object({
    experiences: z.int(),
    destinations: z.int(),
    /** Something of it has a price, so that it can be paid. */
    priced: z.literal(true).optional(),
  }),
  destinations: z.array(DestinationCard),
  categories: z.array(CategoryCard),
  top: z.array(ExperienceCard),
  gallery: z.array(Picture),
  testimonials: z.array(Testimonial),
  reviews: Rating.optional(),
})
export type HomeData = z.infer<typeof HomeData>

/** What a listing shows, for a search, a place or a category. */
export const ListingData = z.object({
  search: SearchReply,
  /** Where the filters are about: everything, one place, one category, one kind or a text. */
  about: z.enum(['all', 'destination', 'category', 'kind', 'text']),
  nearby: z.array(DestinationCard),
  /** Shown when nothing matched. */
  popular: z.array(ExperienceCard),
  /** Nothing runs on the asked day because all of it is on request: `popular` are the same search without a day. */
  onRequest: z.literal(true).optional(),
  /** What of the search would have to be left out so that something is found; empty: neither alone is enough. */
  without: z.array(z.enum(['date', 'guests'])).optional(),
})
export type ListingData = z.infer<typeof ListingData>

/** What runs on a day that was asked for without scripts. */
export const PlainDay = z.object({
  date: LocalDate,
  guests: z.int(),
  options: DeparturesReply.shape.options,
  /** Where nothing of that day can be booked: a day on which something can. */
  nextOpenDay: LocalDate.optional(),
})
export type PlainDay = z.infer<typeof PlainDay>

/** What the page of an experience shows. */
export const ExperienceData = z.object({
  experience: Experience,
  day: PlainDay.optional(),
  reviews: ReviewsReply,
  related: z.array(ExperienceCard),
})
export type ExperienceData = z.infer<typeof ExperienceData>

/** What a page shows that does not exist. */
export const NotFoundData = z.object({
  path: z.string(),
  /** A place was asked for that is not known: those of a like name, and the first of the others. */
  place: z
    .object({ name: z.string(), alike: z.array(DestinationCard), popular: z.array(DestinationCard) })
    .optional(),
})
export type NotFoundData = z.infer<typeof NotFoundData>

const empty = z.object({})

/** One page of the site: which screen, and what it shows. The route table of the specification decides which. */
export const Page = z.discriminatedUnion('page', [
  z.object({ page: z.literal('home'), data: HomeData }),
  z.object({ page: z.literal('listing'), data: ListingData }),
  z.object({ page: z.literal('experience'), data: ExperienceData }),
  z.object({ page: z.literal('cart'), data: empty }),
  z.object({ page: z.literal('checkout'), data: empty }),
  z.object({ page: z.literal('saved'), data: empty }),
  z.object({
    page: z.literal('order-result'),
    data: z.object({ expected: z.enum(['success', 'error', 'on_hold']) }),
  }),
  z.object({ page: z.literal('offer'), data: z.object({ reference: z.string() }) }),
  z.object({ page: z.literal('invoices'), data: empty }),
  z.object({ page: z.literal('find-order'), data: empty }),
  z.object({ page: z.literal('write-review'), data: empty }),
  z.object({ page: z.literal('log-in'), data: empty }),
  z.object({ page: z.literal('sign-up'), data: empty }),
  z.object({ page: z.literal('reset-password'), data: empty }),
  z.object({ page: z.literal('change-password'), data: empty }),
  z.object({ page: z.literal('contact'), data: empty }),
  z.object({ page: z.literal('integration'), data: IntegrationData }),
  z.object({
    page: z.literal('article'),
    data: z.object({
      /** The one it is written in: English where it was not translated. */
      language: Language,
      title: z.string(),
      html: z.string(),
      picture: Picture.optional(),
      publishedOn: z.iso.date().optional(),
    }),
  }),
  z.object({
    page: z.literal('blog'),
    data: z.object({
      posts: z.array(
        z.object({
          slug: z.string(),
          language: Language,
          title: z.string(),
          summary: z.string(),
          picture: Picture,
          publishedOn: z.iso.date(),
        }),
      ),
    }),
  }),
  z.object({
    page: z.literal('faq'),
    data: z.object({ questions: z.array(z.object({ question: z.string(), html: z.string() })) }),
  }),
  z.object({ page: z.literal('not-found'), data: NotFoundData }),
  z.object({
    page: z.literal('error'),
    /**
     * `message`: what was wrong with the request, in English; a fault of ours says nothing of itself. `unavailable`: it
     * will pass, and the visitor may try again in a moment.
     */
    data: z.object({
      requestId: z.string(),
      message: z.string().optional(),
      unavailable: z.boolean().optional(),
    }),
  }),
])
export type Page = z.infer<typeof Page>

/** A page is kept by its address and shared, so every visitor may read it: one that wants a principal does not compile. */
type PageAccess = Access & { who: readonly ['nobody'] }

const everybody: PageAccess = { who: ['nobody'], pages: 'own' }

/**
 * Who may open a page and read its payload; the guard of the operations reads it. What belongs to one traveller (a cart, an
 * order, an offer) is not in a page: the browser asks for it by an operation, with that traveller's token.
 */
export const pageAccess: Readonly<Record<Page['page'], PageAccess>> = {
  home: everybody,
  listing: everybody,
  experience: everybody,
  cart: everybody,
  saved: everybody,
  checkout: everybody,
  'order-result': everybody,
  offer: everybody,
  invoices: everybody,
  'find-order': everybody,
  'write-review': everybody,
  'log-in': everybody,
  'sign-up': everybody,
  'reset-password': everybody,
  'change-password': everybody,
  contact: everybody,
  integration: everybody,
  article: everybody,
  blog: everybody,
  faq: everybody,
  'not-found': everybody,
  error: everybody,
}

/** What `…/_payload.json` answers and what a page carries inlined: the same for both, or they could disagree. */
export const PagePayload = z.object({ content: Page, head: Head, shell: Shell })
export type PagePayload = z.infer<typeof PagePayload>

/** A payload request for an address that has moved. */
export const RedirectPayload = z.object({ redirect: z.string() })
export type RedirectPayload = z.infer<typeof RedirectPayload>
