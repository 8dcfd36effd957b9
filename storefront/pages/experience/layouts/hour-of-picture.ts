/** The hour that a drawing of ours shows, which its address names; undefined of a photograph: nobody has told its hour. */
export const hourOf = (address: string): string | undefined =>
  /\/_image\/[^/\s]+\/poster\/[^/]+\/(dawn|morning|noon|golden|blue|night)\//.exec(address)?.[1]
