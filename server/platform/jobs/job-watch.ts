/** What the database says of the queue. */
export interface QueueState {
  /** Whether jobs can be taken and written down as done. */
  writable: boolean
  /** How long the oldest due job has waited for a worker; 0 when none waits. */
  oldestDueMs: number
}

/** What the workers of this process say of themselves. */
export interface IdleState {
  /** Whether one of them has nothing to do. */
  free: boolean
  /** Since one of them was last answered when it asked for a job. */
  sinceAnsweredMs: number
  /** Since one of them last began a job. */
  sinceBegunMs: number
}

/** How long workers may be idle. */
export interface WatchPatience {
  /** A free worker asks every two seconds. */
  answerMs: number
  /** A due job is begun within milliseconds, or by the next question. */
  dueMs: number
}
export const usualPatience: WatchPatience = { answerMs: 10_000, dueMs: 20_000 }

/**
 * Compares what is due with what is done: whether workers that have nothing to do leave jobs undone, so that others must
 * take their place. A database that cannot be written is nothing that other workers would change.
 */
export function isStalled(
  { writable, oldestDueMs }: QueueState,
  { free, sinceAnsweredMs, sinceBegunMs }: IdleState,
  { answerMs, dueMs }: WatchPatience,
): boolean {
  if (!writable || !free) return false
  return sinceAnsweredMs > answerMs || (oldestDueMs > dueMs && sinceBegunMs > dueMs)
}
