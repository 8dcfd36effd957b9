import { Problem } from './problem.ts'

/** Lets only so many pieces of work run at once; the others wait their turn. */
export interface WorkQueue {
  /** Runs the work when it is its turn. @throws Problem 503 `busy` when too many wait already */
  run<Result>(work: () => Promise<Result>): Promise<Result>
}

/** A queue of `places` at work and at most `seats` waiting. */
export function createWorkQueue(places: number, seats: number): WorkQueue {
  let working = 0
  const waiting: (() => void)[] = []
  const leave = (): void => {
    const next = waiting.shift()
    if (next === undefined) working -= 1
    else next()
  }
  return {
    async run(work) {
      if (working < places) working += 1
      else if (waiting.length >= seats) {
        throw new Problem(
          503,
          'busy',
          'Too many requests of this kind are waiting. Please try again in a moment.',
        )
      } else {
        // The work that ends hands its place to the next, so `working` stays as it is.
        await new Promise<void>((resolve) => waiting.push(resolve))
      }
      try {
        return await work()
      } finally {
        leave()
      }
    },
  }
}
