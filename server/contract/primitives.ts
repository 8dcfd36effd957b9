/** Languages, texts, names, money, days and times: the values that every call is made of. */
import { z } from 'zod'

/** BCP 47 language codes that a storefront may speak; `en` is the one every text must have. */
export const languages = [
  'en',
  'ar',
  'ru',
  'tr',
  'fr',
  'pt',
  'es',
  'de',
  'az',
  'zh',
  'it',
  'he',
  'fa',
] as const
export const Language = z.enum(languages)
export type Language = z.infer<typeof Language>

// controls of the terminal and of writing direction: an override makes a name read backwards in a mail or on a ticket
const unseen = /[\p{Cc}\u202A-\u202E\u2066-\u2069\uFEFF]/gu

/** A typed text of one line, without what cannot be seen. */
export const TypedText = z.string().overwrite((text) => text.replace(unseen, '').trim())

/** Characters of a name. */
export const longestName = 80

/** A name: one line, of which something can be seen. */
export const TypedName = TypedText.max(longestName).regex(/[^\p{C}\p{Z}]/u)

/**
 * An address that mail can go to: with all that may stand before the @ (O'Brien has an apostrophe), and with domains that
 * are not Latin, as browsers write them (RFC 5322, RFC 3492).
 */
export const EmailAddress = z
  .email({
    pattern:
      /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{1,59})$/i,
  })
  .max(254)

/** A typed text of several lines, without what cannot be seen and with at most one empty line between two. */
export const TypedLines = z.string().overwrite((text) =>
  text
    .split(/\r\n?|\n/)
    .map((line) => line.replace(unseen, '').trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim(),
)

/** A text by language. English is required; a reader without their language gets English, field by field. */
export const Localized = z.partialRecord(Language, z.string().trim().min(1).max(10_000)).refine((t) => t.en, {
  message: 'an English text (en) is required',
})
export type Localized = Partial<Record<Language, string>>

/** A list of short texts by language ("highlights", "what to bring"). */
export const LocalizedList = z
  .partialRecord(Language, z.array(z.string().trim().min(1).max(1_000)).max(50))
  .refine((t) => t.en, { message: 'an English list (en) is required' })
export type LocalizedList = Partial<Record<Language, string[]>>

/** ISO 4217 alphabetic code. Whether it can be sold in is decided by the currency table. */
export const CurrencyCode = z.string().regex(/^[A-Z]{3}$/, 'a currency is three capital letters (ISO 4217)')

/** Money in integer minor units of an ISO 4217 currency (AED 12.50 → 1250, JPY 500 → 500, KWD 1.250 → 1250). */
export const Money = z.object({ amount: z.int(), currency: CurrencyCode })
export type Money = z.infer<typeof Money>

/** Lower-case words joined by single hyphens. */
export const Slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'use lower-case letters, digits and single hyphens')
  .max(120)

/** The slug in the address of its page, where the reply's language has one of its own. Calls name it by `slug`. */
export const LocalSlug = Slug.optional()

/** A calendar day in the experience's own zone, `2026-12-24`. */
export const LocalDate = z.iso.date()
/** A day that is asked for. Without the years that PostgreSQL or the calendar of a page cannot compute with. */
export const AskedDate = LocalDate.refine((day) => day.startsWith('2'), { message: 'a day is 2026-12-24' })
/** A wall-clock time in the experience's own zone, `09:00`. */
export const LocalTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time is HH:MM, 24 hours')
/** Wall-clock date and time in the experience's own zone, `2026-12-24T09:00`. */
export const LocalDateTime = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/)
  .refine((value) => z.iso.date().safeParse(value.slice(0, 10)).success, { message: 'there is no such day' })
/** An instant, RFC 3339 with `Z`. */
export const Instant = z.iso.datetime()

/** OCTO unit types; `ITEM` prices a thing (a boat, a room) instead of a person. */
export const unitIds = ['ADULT', 'YOUTH', 'CHILD', 'INFANT', 'SENIOR', 'STUDENT', 'FAMILY', 'ITEM'] as const
export const UnitId = z.enum(unitIds)
export type UnitId = z.infer<typeof UnitId>

/** What a price pays for. `ITEM` prices may be quoted for each hour, day or night of the stay. */
export const PriceBasis = z.enum(['PERSON', 'ITEM'])
export const PricePeriod = z.enum(['HOUR', 'DAY', 'NIGHT'])
export type PriceBasis = z.infer<typeof PriceBasis>
export type PricePeriod = z.infer<typeof PricePeriod>

/** How the traveller's duration is told: minutes, hours, days or nights. */
export const DurationUnit = z.enum(['MINUTES', 'HOURS', 'DAYS', 'NIGHTS'])

/** Part of the day of a start time, by local wall clock: before 12, 12–17, 17–21, after 21. */
export const PartOfDay = z.enum(['morning', 'afternoon', 'evening', 'night'])
export type PartOfDay = z.infer<typeof PartOfDay>
