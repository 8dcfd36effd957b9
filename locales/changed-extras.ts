/** Which extras a change of a booking gives up or adds to: page and e-mail name these alone. */

interface CountedExtra {
  id: string
  title: string
  quantity: number
}

/** An extra with how many there were and are. */
interface ChangedExtra {
  id: string
  title: string
  from: number
  to: number
}

interface Side {
  extras?: readonly CountedExtra[]
}

/** Those of which there are more or fewer than before, with how many there were and are. */
export function changedExtras({ extras: before = [] }: Side, { extras: after = [] }: Side): ChangedExtra[] {
  const byId = new Map([...after, ...before].map(({ id, title }) => [id, title]))
  const countIn = (side: readonly CountedExtra[], id: string) =>
    side.find((extra) => extra.id === id)?.quantity ?? 0
  return [...byId]
    .map(([id, title]) => ({ id, title, from: countIn(before, id), to: countIn(after, id) }))
    .filter(({ from, to }) => from !== to)
}

/** "Added: 1 × child seat", "Removed: 1 × child seat", "5 × palace → 4": what was not there has no number to change. */
export function tellChangedExtra(
  { title, from, to }: ChangedExtra,
  t: (key: string, values: Record<string, string | number>) => string,
  printNumber: (value: number) => string,
): string {
  const titled = (quantity: number) => t('lines:units.titled', { quantity, title })
  if (from === 0) return t('lines:changed.added', { what: titled(to) })
  if (to === 0) return t('lines:changed.removed', { what: titled(from) })
  return t('lines:changed.fromTo', { from: titled(from), to: printNumber(to) })
}
