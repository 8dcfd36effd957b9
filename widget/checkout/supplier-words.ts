import type { PlaceOrderRequest } from '../../server/contract/checkout.ts'
import type { Notes } from './checkout-memory.ts'

interface Line {
  id: string
  addressFor?: readonly string[]
}

/** Under which name the address of a line is kept beside its note; the name of its field as well. */
export const addressKey = (lineId: string): string => `address-${lineId}`

/** What is told of the lines in the cart; one that was taken out has left its own behind. */
export function wordsOf(notes: Notes, lines: readonly Line[]): NonNullable<PlaceOrderRequest['notes']> {
  return lines.flatMap(({ id, addressFor }) => {
    const note = notes[id]?.trim() ?? ''
    const address = addressFor ? notes[addressKey(id)]?.trim() : undefined
    return note || address ? [{ lineId: id, note, ...(address && { address }) }] : []
  })
}

/** The address fields that stand empty though an extra or the pickup needs them. */
export function unaddressedOf(notes: Notes, lines: readonly Line[]): string[] {
  return lines
    .filter(({ addressFor }) => addressFor)
    .map(({ id }) => addressKey(id))
    .filter((key) => !notes[key]?.trim())
}
