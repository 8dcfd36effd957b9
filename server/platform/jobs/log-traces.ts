import type { Logger } from '../log.ts'

/**
 * Has one line of the log for each trace. graphile-worker prints the error that a worker died of to standard error, over many
 * lines, beside telling its logger; it has no setting for that. Returns what ends it.
 */
export function logTraces(log: Logger): () => void {
  const { console } = globalThis
  const before = Object.getOwnPropertyDescriptor(console, 'trace')
  const trace = (error: unknown) => log.warn({ err: error }, 'a worker of the job queue ended by an error')
  Object.assign(console, { trace })
  return () => {
    // another queue of this process may have taken its place
    const isOurs = Object.getOwnPropertyDescriptor(console, 'trace')?.value === trace
    if (isOurs && before) Object.defineProperty(console, 'trace', before)
  }
}
