import type { Listing } from '../../contract/listing.ts'
import type { Refusal } from './refusal.ts'

/** Refusals about entries of some options only: the list must have the entry, once, and the listing the options. */
export function* findEntryRefusals({ entriesOf = [], ...listing }: Listing): Generator<Refusal> {
  const known = new Set(listing.options.map(({ id }) => id))
  const seen = new Set<string>()
  for (const [index, { list, entry, options }] of entriesOf.entries()) {
    const count = listing[list]?.en?.length ?? 0
    if (entry >= count) {
      yield {
        field: `entriesOf.${index}.entry`,
        code: 'entry_unknown',
        reason: `"${list}" has no entry ${entry}: it has ${count} in English, and the first is 0`,
      }
    }
    const place = `${list} ${entry}`
    if (seen.has(place)) {
      yield {
        field: `entriesOf.${index}.entry`,
        code: 'entry_repeated',
        reason: `entry ${entry} of "${list}" is there twice: name all of its options in one`,
      }
    }
    seen.add(place)
    const unknown = options.find((id) => !known.has(id))
    if (unknown === undefined) continue
    yield {
      field: `entriesOf.${index}.options`,
      code: 'option_unknown',
      reason: `the listing has no option "${unknown}"`,
    }
  }
}
