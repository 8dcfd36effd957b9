/** Which entries of a listing's lists the travellers of a booked option are told. */
import { rootLanguage } from '../../contract/addresses.ts'
import type { ListingEntryOf, ListWithEntriesOf } from '../../contract/entries-of.ts'
import type { Language, LocalizedList } from '../../contract/primitives.ts'
import { listIn } from '../../platform/text/localise.ts'

/** What is read of a booking to tell it the entries of its option. */
export type BookedLists<List extends ListWithEntriesOf> = Record<List, LocalizedList | null> & {
  option: string
  entriesOf: readonly ListingEntryOf[]
}

/** A list of the listing in the reader's language, without the entries that are of other options than the booked one. */
export function entriesOfOption<List extends ListWithEntriesOf>(
  booking: BookedLists<List>,
  list: List,
  language: Language,
): string[] {
  const entries = listIn(booking[list], language)
  // the places are those of the English list: one that is longer or shorter may say something else at the same place
  if (entries.length !== booking[list]?.[rootLanguage]?.length) return entries
  const left = new Set(
    booking.entriesOf
      .filter((of) => of.list === list && !of.options.includes(booking.option))
      .map(({ entry }) => entry),
  )
  return entries.filter((_, place) => !left.has(place))
}
