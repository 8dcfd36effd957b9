/** The form that asks for a custom offer: its fields, and what is wrong with each. */
import * as v from 'valibot'
import type { Experience } from '../../server/contract/catalogue.ts'
import type { Buyer } from '../../server/contract/checkout.ts'
import { emailPattern } from '../ui/controls/email-pattern.ts'
import { longestName } from '../ui/controls/longest-name.ts'
import type { PhoneFault } from '../ui/controls/phone-fault.ts'

/** The form as typed. */
export interface OfferDraft extends Record<keyof Buyer, string> {
  wishedDate: string
  guests: string
  nights: string
  message: string
}

/** What an API call takes of it. */
export interface Offer {
  buyer: Buyer
  wishedDate?: string
  guests?: number
  nights?: number
  message?: string
}

/** A form in which nothing has been typed. */
export const emptyOffer: Readonly<OfferDraft> = {
  firstName: '',
  lastName: '',
  email: '',
  countryCode: '',
  phoneNumber: '',
  wishedDate: '',
  guests: '',
  nights: '',
  message: '',
}

/** What is wrong with a field, with a sentence for each. */
export type OfferFault = 'required' | 'format' | 'past' | 'name-too-long' | PhoneFault
export type OfferFaults = Partial<Record<keyof OfferDraft, OfferFault>>

/** Reads a telephone number as a country writes it; undefined when there can be none such, and then it says why. */
export interface PhoneBook {
  countries: readonly { code: string; callingCode: string }[]
  read: (number: string, countryCode: string) => { number: string; countryCode: string } | undefined
  faultOf: (number: string, countryCode: string) => PhoneFault | undefined
}

const required = 'required' satisfies OfferFault
const format = 'format' satisfies OfferFault
const mostGuests = 5000
const mostNights = 90
const text = (most: number, long: OfferFault = format) =>
  v.pipe(v.string(), v.trim(), v.minLength(1, required), v.maxLength(most, long))

/** A number that need not be typed. */
const count = (most: number) =>
  v.union(
    [
      v.literal(''),
      v.pipe(
        v.string(),
        v.digits(format),
        v.transform(Number),
        v.minValue(1, format),
        v.maxValue(most, format),
      ),
    ],
    format,
  )

const Draft = v.object({
  firstName: text(longestName, 'name-too-long'),
  lastName: text(longestName, 'name-too-long'),
  email: v.pipe(text(254), v.regex(emailPattern, format)),
  countryCode: v.pipe(v.string(), v.minLength(1, required), v.regex(/^[A-Z]{2}$/, format)),
  phoneNumber: text(30, 'too-long'),
  wishedDate: v.union([v.literal(''), v.pipe(v.string(), v.isoDate(format))], format),
  guests: count(mostGuests),
  nights: count(mostNights),
  message: v.pipe(v.string(), v.trim(), v.maxLength(4000, format)),
})

/** The request, or what is wrong with each field. */
export function checkOffer(draft: OfferDraft, phones: PhoneBook): { offer: Offer } | { faults: OfferFaults } {
  const result = v.safeParse(Draft, draft, { abortPipeEarly: true })
  const faults: OfferFaults = {}
  for (const issue of result.issues ?? []) {
    const field = issue.path?.[0].key as keyof OfferDraft
    faults[field] ??= issue.message as OfferFault
  }
  const phone = faults.phoneNumber ? undefined : phones.read(draft.phoneNumber, draft.countryCode)
  // without a country there is nothing to be said of its number yet
  if (!phone) faults.phoneNumber ??= phones.faultOf(draft.phoneNumber, draft.countryCode)
  if (!result.success || !phone) return { faults }
  const { wishedDate, guests, nights, message, ...buyer } = result.output
  return {
    offer: {
      buyer: { ...buyer, countryCode: phone.countryCode, phoneNumber: phone.number },
      wishedDate: wishedDate || undefined,
      guests: guests || undefined,
      nights: nights || undefined,
      message: message || undefined,
    },
  }
}

/** The nights that are offered, where those that were typed are others: one may ask for them all the same. */
export function otherNights(
  { duration }: Pick<Experience, 'duration'>,
  typed: string,
): { least: number; most: number } | undefined {
  const nights = Number(typed)
  if (duration?.unit !== 'NIGHTS' || !nights) return undefined
  const { minimum: least, maximum: most = least } = duration
  return nights < least || nights > most ? { least, most } : undefined
}
