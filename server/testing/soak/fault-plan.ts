import { below, createRandom } from './random.ts'

/** What is done to the site. `machine` counts from 0; `seconds` is how long it stays so. */
export type SiteFault =
  | { kind: 'kill'; machine: number }
  | { kind: 'restart-database' }
  | { kind: 'read-only'; seconds: number }
  /** The replica takes the place of the primary; for `seconds` it can only be read. */
  | { kind: 'promote-replica'; seconds: number }
  | { kind: 'restart-pooler' }
  /** The clock of one machine is wrong by `jump` seconds for `seconds`. */
  | { kind: 'clock-jump'; machine: number; jump: number; seconds: number }
  | { kind: 'full-disk'; seconds: number }

/** A fault and when it strikes, in seconds from the beginning. */
export type PlannedFault = SiteFault & { at: number }

const quietSeconds = { from: 12, to: 40 }
const faultSeconds = { from: 2, to: 8 }
/** Longer than a hold lasts, so that a wrong clock may end one. */
const jumpSeconds = { from: 60, to: 3_600 }

const kinds = [
  'kill',
  'kill',
  'restart-database',
  'read-only',
  'promote-replica',
  'restart-pooler',
  'clock-jump',
  'full-disk',
] as const

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
  const draw = (): SiteFault => {
    const kind = kinds[below(random, kinds.length)] ?? 'kill'
    const machine = below(random, machines)
    const faulty = within(faultSeconds)
    switch (kind) {
      case 'kill':
        return { kind, machine }
      case 'restart-database':
      case 'restart-pooler':
        return { kind }
      case 'clock-jump':
        return { kind, machine, jump: within(jumpSeconds) * (random() < 0.5 ? -1 : 1), seconds: faulty }
      default:
        return { kind, seconds: faulty }
    }
  }
  const planned: PlannedFault[] = []
  for (let at = within(quietSeconds); at < seconds; at += within(quietSeconds)) {
    planned.push({ at, ...draw() })
  }
  return planned
}
