/** What is done to the site. `machine` counts from 0; `seconds` is how long it stays so. */
export type SiteFault =
  { kind: 'kill'; machine: number } | { kind: 'restart-database' } | { kind: 'read-only'; seconds: number }

/** A fault and when it strikes, in seconds from the beginning. */
export type PlannedFault = SiteFault & { at: number }

const quietSeconds = { from: 12, to: 40 }
const readOnlySeconds = { from: 2, to: 8 }

/** The faults of a soak. The same seed plans the same, so that a run that failed can be repeated. */
export function planFaults({
  seed,
  seconds,
  machines,
}: {
  seed: number
  seconds: number
  machines: number
}): PlannedFault[] {
  const random = createRandom(seed)
  const within = ({ from, to }: { from: number; to: number }) => from + Math.floor(random() * (to - from + 1))
  const planned: PlannedFault[] = []
  for (let at = within(quietSeconds); at < seconds; at += within(quietSeconds)) {
    const drawn = random()
    if (drawn < 0.5) planned.push({ at, kind: 'kill', machine: Math.floor(random() * machines) })
    else if (drawn < 0.7) planned.push({ at, kind: 'restart-database' })
    else planned.push({ at, kind: 'read-only', seconds: within(readOnlySeconds) })
  }
  return planned
}

/** Mulberry32: a generator of 32 bits that a seed determines. */
function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
