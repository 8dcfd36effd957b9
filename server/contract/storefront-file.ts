import { z } from 'zod'
import { CurrencyCode, EmailAddress, Language, Localized, Slug } from './primitives.ts'
import { Layout } from './storefronts.ts'

/** A host name without scheme and port. */
const Host = z
  .string()
  .regex(/^[a-z0-9_](?:[a-z0-9._-]{0,251}[a-z0-9])?$/, 'write the name of a host alone, as shop.example')
  .describe('Name of a host without scheme and port, in small letters: shop.example')

const SecureAddress = z.url({ protocol: /^https$/, error: 'write an address that begins with https://' })

/** A number as people write it, with what they put between the digits. */
const Telephone = z
  .string()
  .regex(/^\+\d[\d ()-]{5,24}$/, 'write it with the code of the country, as +971 4 330 0000')

/**
 * A page that may embed the storefront: scheme and host, perhaps a port or `:*` for every port, and perhaps `*.` for the
 * names one level below.
 */
export const EmbeddingOrigin = z
  .string()
  .regex(
    /^https?:\/\/(?:\*\.)?[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::(?:\d{1,5}|\*))?$/,
    'write scheme and host alone, as https://tours.example, https://*.tours.example or http://localhost:*',
  )
  .describe('Scheme and host of a page that may embed the widget: https://tours.example')

/** Words of a site in its languages. Nothing may be longer than its place holds. */
const Words = (most: number) =>
  z
    .partialRecord(Language, z.string().trim().min(1).max(most))
    .refine((texts) => texts.en, { message: 'an English text (en) is required' })

/** Entries of the menu that every site knows, in the order in which they stand. */
export const menuItems = [
  'discover',
  'explore',
  'tour-packages',
  'itineraries',
  'cruises',
  'packages',
  'contact',
] as const

/** Somewhere of the site, or an address elsewhere. */
export const SiteLink = z.strictObject({
  label: Words(40).describe('What the link is called, in each language of the site'),
  to: z
    .string()
    .max(500)
    .regex(
      /^(?:\/(?!\/)[^\s\\]*|https:\/\/[^\s\\]+)$/,
      'write a path of the site without its language, as /cruises, or an address that begins with https://',
    )
    .describe('A path of the site without the prefix of a language, or an address with https://'),
})
export type SiteLink = z.infer<typeof SiteLink>

const Logo = z.strictObject({
  picture: z
    .string()
    .max(500)
    .describe(
      'A file of the site (/logos/deira.svg), of the media folder, or https:// of an allowed image host',
    ),
  width: z.int().min(8).max(2000).describe('Its own width in pixels, so that nothing moves when it arrives'),
  height: z.int().min(8).max(2000).describe('Its own height in pixels'),
  withName: z.boolean().default(true).describe('Whether the name is written beside it'),
})

/** The logo of a site, and whether the name stands beside it. */
export type SiteLogo = z.infer<typeof Logo>

/** What a site changes of the look that its layout variant has. */
export const SiteTheme = z.strictObject({
  logo: Logo.optional().describe('In the header, in mails and on papers; without one: the name as text'),
  hero: z
    .string()
    .max(500)
    .optional()
    .describe(
      'Picture of the home page: poster:dhow?hour=golden&seed=a&city=dubai, a file of the media folder, https://',
    ),
  heroAlt: Words(200).optional().describe('What can be seen in it'),
  slogan: Words(90).optional().describe('The first sentence of the home page'),
  accent: z
    .string()
    .regex(/^#[0-9a-f]{6}$/, 'write a colour as #rrggbb in small letters, as #0f6b66')
    .optional()
    .describe('Colour of what is to be done next'),
})
export type SiteTheme = z.infer<typeof SiteTheme>

const Figure = z
  .string()
  .regex(/^(?:computed|\d[\d., ]{0,9}\+?)$/, 'write a number, perhaps with a plus sign, as 500+, or computed')
  .describe('A fixed text, as 500+, or computed: counted in the catalogue')

/** Figures that the home page tells. One that is not there is not told. */
export const SiteFigures = z.strictObject({
  experiences: Figure.optional(),
  activities: Figure.optional(),
  reviews: Figure.optional(),
})
export type SiteFigures = z.infer<typeof SiteFigures>

/** The company that sells, as it stands on invoices. */
export const Company = z.strictObject({
  name: z.string().trim().min(1).max(120).describe('Its full legal name'),
  address: z
    .array(z.string().trim().min(1).max(120))
    .max(6)
    .optional()
    .describe('Lines of its postal address, as they stand on an envelope'),
  taxNumber: z.string().trim().min(1).max(60).optional().describe('Its tax or VAT number, as it is written'),
})
export type Company = z.infer<typeof Company>

/** A page that the operator wrote: one of the three that every site has, or a story of its blog. */
export const WrittenPage = z.strictObject({
  path: z
    .string()
    .regex(
      /^(?:about|privacy-policy|terms-and-conditions|blog\/[a-z0-9]+(?:-[a-z0-9]+)*)$/,
      'write about, privacy-policy, terms-and-conditions, or blog/ and a name in small letters',
    )
    .describe('about, privacy-policy, terms-and-conditions, or blog/its-name'),
  title: Words(90).describe('Its heading, in the languages that it is written in'),
  summary: Words(300).optional().describe('Shown in lists and by search engines'),
  text: Localized.describe('Markdown'),
  picture: z.string().max(500).optional().describe('Written as theme.hero is; a story needs one'),
  pictureAlt: Words(200).optional().describe('What can be seen in the picture'),
  publishedOn: z.iso
    .date('write a day as 2026-11-22')
    .optional()
    .describe('Day of a story, as 2026-11-22; the newest comes first'),
})
export type WrittenPage = z.infer<typeof WrittenPage>

const Contacts = z.strictObject({
  phone: Telephone.optional().describe('Number that travellers call'),
  whatsapp: Telephone.optional().describe('Number of the messaging app'),
  email: EmailAddress.optional().describe('Where messages of the contact form and answers to mails go'),
  chat: SecureAddress.optional().describe('Address of a chat with support'),
  allHours: z
    .boolean()
    .optional()
    .describe('Support answers 24 hours a day, 7 days a week, and the site says so'),
})

const SiteMap = z.strictObject({
  tiles: z
    .string()
    .regex(/^https:\/\/[^\s]+\{z\}[^\s]+$/, 'write an address with https://, {z}, {x} and {y}')
    .optional()
    .describe('Tiles of the maps; {token} stands for the token'),
  attribution: z.string().max(200).optional().describe('Whom the maps come from, shown on each'),
  token: z
    .string()
    .regex(/^[\w.-]{1,300}$/)
    .optional()
    .describe('Access token of the maps service; every browser sees it'),
})
/** Tiles of a site's maps, where they are not the installation's. */
export type SiteMap = z.infer<typeof SiteMap>

/** All that a storefront is configured with: one entry of a storefronts file. */
export const StorefrontRecord = z.strictObject({
  slug: Slug.describe('What the site is known by here: shop-one'),
  name: z.string().trim().min(1).max(80).describe('What travellers know it by'),
  hosts: z.array(Host).max(50).default([]).describe('Names that it answers on'),
  everyOtherHost: z
    .boolean()
    .default(false)
    .describe('Answers on every host that no storefront names; one storefront at most'),
  kind: z.enum(['consumer', 'supplier']).describe('The marketplace, or one supplier’s own site'),
  supplier: Slug.optional().describe('Whose experiences a supplier site sells'),
  layout: Layout.default('default').describe('Layout variant'),
  theme: SiteTheme.default({}).describe('What it changes of its layout variant’s look'),
  languages: z
    .array(Language)
    .min(1)
    .describe('English has to be among them: it lives at the root of the site'),
  language: Language.default('en').describe('For visitors whose browser asks for none of them'),
  currencies: z.array(CurrencyCode).min(1).max(40).describe('Those that a visitor can choose among'),
  currency: CurrencyCode.describe('The one that prices are shown in until the visitor chooses another'),
  guessCurrency: z
    .boolean()
    .default(false)
    .describe('Whether a first visit’s currency is guessed from the languages and region of the browser'),
  demonstration: z
    .boolean()
    .default(false)
    .describe('Says on every page, and beside reviews, that what it sells is invented'),
  contact: Contacts.default({}).describe('Ways to reach support; one that is not there is not shown'),
  company: Company.optional().describe('The company that sells: invoices name it'),
  menu: z
    .array(z.union([z.enum(menuItems), SiteLink]))
    .max(12)
    .optional()
    .describe('Of the header; without one: all that lead somewhere'),
  footer: z.array(SiteLink).max(20).default([]).describe('Links beside those that every footer has'),
  figures: SiteFigures.default({}).describe('Marketing figures of the home page'),
  copyright: z
    .strictObject({
      from: z.int().min(1900).max(2100).describe('First year'),
      to: z
        .union([z.int().min(1900).max(2100), z.literal('current')])
        .describe('Last year; current: the one that it is'),
    })
    .optional()
    .describe('Years of the footer; without them: the current one'),
  tagManager: z
    .string()
    .regex(/^GTM-[A-Z0-9]{4,12}$/, 'write the id of a container, as GTM-ABC123')
    .optional()
    .describe('Loaded only once a visitor has agreed'),
  map: SiteMap.default({}).describe('Where its maps come from; without it: the installation’s'),
  imageHosts: z.array(Host).max(50).default([]).describe('Hosts that pictures may come from'),
  origins: z.array(EmbeddingOrigin).max(200).default([]).describe('Pages that may embed the widget'),
  selection: z
    .array(Slug)
    .max(24)
    .default([])
    .describe('Experiences that the home page leads with, in order'),
  pages: z
    .array(WrittenPage)
    .max(500)
    .default([])
    .describe('Written pages of its own, in place of the usual ones, and stories of its blog'),
})
export type StorefrontRecord = z.infer<typeof StorefrontRecord>

/** A file of storefronts, in YAML or JSON. */
export const StorefrontFile = z.strictObject({
  $schema: z.string().optional().describe('Where an editor finds this description'),
  storefronts: z.array(StorefrontRecord).min(1).max(1000).describe('The sites, one entry each'),
})
export type StorefrontFile = z.infer<typeof StorefrontFile>

/** What a site says and shows by its configuration; the rest of the record decides what it sells and to whom. */
export type SiteSettings = Pick<
  StorefrontRecord,
  | 'theme'
  | 'language'
  | 'guessCurrency'
  | 'menu'
  | 'footer'
  | 'figures'
  | 'copyright'
  | 'tagManager'
  | 'map'
  | 'imageHosts'
  | 'selection'
  | 'pages'
>

/** Of a site that configures nothing. */
export const plainSite: SiteSettings = {
  theme: {},
  language: 'en',
  guessCurrency: false,
  footer: [],
  figures: {},
  map: {},
  imageHosts: [],
  selection: [],
  pages: [],
}
