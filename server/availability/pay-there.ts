/** The sum that a booking pays at the place: once, for each guest or for each item. */
import type { OptionPayThere, PayThere } from '../contract/pay-there.ts'
import type { Language } from '../contract/primitives.ts'
import { printMoney } from '../platform/text/print-in-language.ts'

/** The sum for a party, printed in a language. Undefined if the option states none, or if the party has none of what it is counted by. */
export function payThereOf(
  stated: OptionPayThere | null | undefined,
  { guests, units }: { guests: number; units: Readonly<Record<string, number | undefined>> },
  language: Language,
): PayThere | undefined {
  if (!stated) return undefined
  const { kind, per, amount: one } = stated
  const count = { BOOKING: 1, PERSON: guests, ITEM: units['ITEM'] ?? 0 }[per]
  if (count === 0) return undefined
  const amount = { ...one, amount: one.amount * count }
  return { kind, amount, sum: printMoney(amount, language) }
}
