import * as v from 'valibot'
import type { Buyer } from '../../server/contract/checkout.ts'
import { emailPattern } from '../ui/controls/email-pattern.ts'
import { longestName } from '../ui/controls/longest-name.ts'
import type { PhoneFault } from '../ui/controls/phone-fault.ts'
import type { PhoneNumbers } from './phone-numbers.ts'

/** A field of the buyer's form. */
export type BuyerField = keyof Buyer

/** The buyer as typed: anything. */
export type BuyerDraft = Record<BuyerField, string>

/** What is wrong with a field, with a sentence for each: two of the specification, and what is amiss with names and numbers. */
export type BuyerFault = 'required' | 'format' | 'name-too-long' | PhoneFault
export type BuyerFaults = Partial<Record<BuyerField, BuyerFault>>

/** The fields in the order in which they are asked for. */
export const buyerFields = [
  'firstName',
  'lastName',
  'email',
  'countryCode',
  'phoneNumber',
] as const satisfies BuyerField[]

const required = 'required' satisfies BuyerFault
const format = 'format' satisfies BuyerFault

const name = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, required),
  v.maxLength(longestName, 'name-too-long' satisfies BuyerFault),
)
const buyerSchema = v.object({
  firstName: name,
  lastName: name,
  email: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, required),
    v.maxLength(254, format),
    v.regex(emailPattern, format),
  ),
  countryCode: v.pipe(v.string(), v.minLength(1, required), v.regex(/^[A-Z]{2}$/, format)),
  phoneNumber: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, required),
    v.maxLength(40, 'too-long' satisfies BuyerFault),
  ),
}) satisfies v.GenericSchema<unknown, Buyer>

/** The buyer, or what is wrong with each field. The telephone number comes out in international form. */
export function checkBuyer(
  typed: BuyerDraft,
  phones: PhoneNumbers,
): { buyer: Buyer } | { faults: BuyerFaults } {
  // a number with a plus sign says its country itself
  const saidCountry = typed.countryCode ? undefined : phones.read(typed.phoneNumber, '')?.countryCode
  const draft = saidCountry ? { ...typed, countryCode: saidCountry } : typed
  const result = v.safeParse(buyerSchema, draft, { abortPipeEarly: true })
  const faults: BuyerFaults = {}
  for (const issue of result.issues ?? []) {
    const field = issue.path?.[0].key as BuyerField
    faults[field] ??= issue.message as BuyerFault
  }
  const phone = faults.phoneNumber ? undefined : phones.read(draft.phoneNumber, draft.countryCode)
  // without a country there is nothing to be said of its number yet
  const fault = phone
    ? undefined
    : (faults.phoneNumber ?? phones.faultOf(draft.phoneNumber, draft.countryCode))
  if (fault) faults.phoneNumber = fault
  if (!result.success || !phone) return { faults }
  return { buyer: { ...result.output, countryCode: phone.countryCode, phoneNumber: phone.number } }
}

const emptyDraft: BuyerDraft = { firstName: '', lastName: '', email: '', countryCode: '', phoneNumber: '' }
const text = v.optional(v.pipe(v.string(), v.maxLength(300)), '')
const draftSchema = v.object({
  firstName: text,
  lastName: text,
  email: text,
  countryCode: text,
  phoneNumber: text,
}) satisfies v.GenericSchema<unknown, BuyerDraft>

/** What was typed before, as far as the storage can be trusted; any script of the page may have written there. */
export function readDraft(stored: string | undefined): BuyerDraft {
  if (!stored) return emptyDraft
  try {
    const result = v.safeParse(draftSchema, JSON.parse(stored))
    return result.success ? result.output : emptyDraft
  } catch {
    return emptyDraft
  }
}
