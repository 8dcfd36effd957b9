/** A storefront as browsers know it: look, languages, currencies, contacts. */
import { z } from 'zod'
import { homeSections, layoutNames } from '../../themes/layout-names.ts'
import type { ThemeLayout } from '../../themes/layout-names.ts'
import { layouts } from '../../themes/names.ts'
import { CurrencyCode, Language, Slug } from './primitives.ts'

/** Names of the looks; a name that is none of them is refused with the list. */
export const Layout = z.enum(layouts)
export type Layout = z.infer<typeof Layout>

/** What a storefront's theme chose for each part of a page (themes/layout-names.ts says what the names are). */
export const Structure = z.object({
  header: z.enum(layoutNames.header),
  hero: z.enum(layoutNames.hero),
  home: z.array(z.enum(homeSections)).readonly(),
  experienceCard: z.enum(layoutNames.experienceCard),
  titles: z.enum(layoutNames.titles),
  listing: z.enum(layoutNames.listing),
  experience: z.enum(layoutNames.experience),
  facts: z.enum(layoutNames.facts),
  stated: z.enum(layoutNames.stated),
  panel: z.enum(layoutNames.panel),
  calendar: z.enum(layoutNames.calendar),
  checkout: z.enum(layoutNames.checkout),
  footer: z.enum(layoutNames.footer),
  pictures: z.enum(layoutNames.pictures),
}) satisfies z.ZodType<ThemeLayout>

/** How support is reached. */
export const Contact = z.object({
  phone: z.string().optional(),
  whatsapp: z.string().optional(),
  email: z.string().optional(),
  /** Address of a chat, https. */
  chat: z.string().optional(),
  /** It answers 24 hours a day. */
  allHours: z.boolean().optional(),
})
export type Contact = z.infer<typeof Contact>

/** The public fields of a site or an embedding supplier. */
export const Storefront = z.object({
  slug: Slug,
  name: z.string(),
  layout: Layout,
  /** The marketplace (`consumer`) or one supplier's own site. */
  kind: z.enum(['consumer', 'supplier']),
  languages: z.array(Language).min(1),
  currency: CurrencyCode,
  currencies: z.array(CurrencyCode).min(1),
  /** Decimals of each of its currencies by ISO 4217; what a browser's own tables say differs for some. */
  exponents: z.record(CurrencyCode, z.int().min(0).max(4)),
  contact: Contact,
  /** What it sells and its reviews are invented; every page says so. */
  demonstration: z.literal(true).optional(),
})
export type Storefront = z.infer<typeof Storefront>
