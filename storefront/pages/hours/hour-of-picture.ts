/** The hour that a drawing of ours shows, which its address names; undefined of a photograph: nobody has told its hour. */
export const hourOf = (address: string): string | undefined =>
  /\/_image\/[^/\s]+\/poster\/[^/]+\/(dawn|morning|noon|golden|blue|night)\//.exec(address)?.[1]

const day = ['dawn', 'morning', 'noon', 'golden', 'blue', 'night']

/** What has a picture, in the order of a day; first come, first served within an hour, and what shows no known hour at the end. */
export function byHours<Thing extends { picture: { src: string } }>(things: readonly Thing[]): Thing[][] {
  const groups = Map.groupBy(things, ({ picture }) => hourOf(picture.src) ?? '')
  return [...day, ''].map((hour) => groups.get(hour) ?? []).filter(({ length }) => length > 0)
}
