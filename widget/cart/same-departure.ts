import type { CartLine } from '../../server/contract/carts.ts'

/** A line before this one that is for the same start of the same option: a traveller may have added it twice by mistake. */
export function sameBefore(line: CartLine, lines: readonly CartLine[]): CartLine | undefined {
  const { experience, option, start } = line.selection
  return lines
    .slice(0, Math.max(0, lines.indexOf(line)))
    .find(
      ({ selection }) =>
        selection.experience === experience && selection.option === option && selection.start === start,
    )
}
