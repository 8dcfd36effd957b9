import { z } from 'zod'
import { Slug } from './primitives.ts'

/** The lists of a listing whose entries may be of some of its options only. */
export const listsWithEntriesOf = ['includes', 'excludes', 'knowBeforeYouGo', 'whatToBring'] as const
export type ListWithEntriesOf = (typeof listsWithEntriesOf)[number]

/** Which options an entry of a list is of, by its place in the list: the first is 0. */
export const ListingEntryOf = z.object({
  list: z.enum(listsWithEntriesOf),
  entry: z.int().min(0),
  options: z.array(Slug).min(1).max(20),
})
export type ListingEntryOf = z.infer<typeof ListingEntryOf>
