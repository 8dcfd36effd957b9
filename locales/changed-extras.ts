/** Which extras a change of a booking gives up or adds to: page and e-mail name these alone. */

interface CountedExtra {
  id: string
  title: string
  quantity: number
}

interface Side {
  extras?: readonly CountedExtra[]
}

/** Those of which there are more or fewer than before, with how many there were and are. */
export function changedExtras(
  { extras: before = [] }: Side,
  { extras: after = [] }: Side,
): { title: string; from: number; to: number }[] {
  const byId = new Map([...after, ...before].map(({ id, title }) => [id, title]))
  const countIn = (side: readonly CountedExtra[], id: string) =>
    side.find((extra) => extra.id === id)?.quantity ?? 0
  return [...byId]
    .map(([id, title]) => ({ title, from: countIn(before, id), to: countIn(after, id) }))
    .filter(({ from, to }) => from !== to)
}
