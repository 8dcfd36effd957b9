import { appendFileSync } from 'node:fs'

/** What happened, line by line, and when something was wrong on purpose. */
export interface History {
  /** Begins a fault window; call what it returns when the fault is over. */
  begin(fault: object): () => void
  /** Whether a fault is on, or was a moment ago. */
  isExcused(): boolean
  note(line: object): void
}

/** Writes to `file`, a JSON object a line; what follows a fault for `graceMs` is still its consequence. */
export function openHistory(file: string, graceMs = 20_000): History {
  let open = 0
  let endedAt = -Infinity
  const note = (line: object) =>
    appendFileSync(file, `${JSON.stringify({ time: new Date().toISOString(), ...line })}\n`)
  return {
    begin(fault) {
      open += 1
      note({ fault, state: 'begins' })
      return () => {
        open -= 1
        endedAt = performance.now()
        note({ fault, state: 'is over' })
      }
    },
    isExcused: () => open > 0 || performance.now() - endedAt < graceMs,
    note,
  }
}
