/** What a soak has measured besides its books. */
export interface SoakMeasures {
  /** Orders whose money was taken. */
  sold: number
  /** Of them, the fewest in any window of so many minutes; undefined in a soak that is shorter. */
  fewestSold: number | undefined
  /** Replies of 500 and above, and none at all, while nothing was wrong on purpose. */
  unexcused: readonly string[]
  /** Orders that were answered and that their buyers cannot read. */
  lost: readonly string[]
  /** Orders whose buyer was shown a success that is not in the books. */
  brokenPromises: readonly string[]
  /** The longest that a due job waited while nothing was wrong on purpose. */
  oldestDueSeconds: number
  mostMemoryBytes: number
  mostTreeBytes: number
}

/** A shop that sells at first and then no more has sold enough in all: each of these windows is judged. */
export const salesWindow = { minutes: 5 } as const

/** The fewest that were sold in a window. @param sold all that were sold by the end of each minute */
export function fewestInAWindow(sold: readonly number[]): number | undefined {
  const windows = [0, ...sold].flatMap((before, minute) => {
    const after = sold[minute + salesWindow.minutes - 1]
    return after === undefined ? [] : [after - before]
  })
  return windows.length > 0 ? Math.min(...windows) : undefined
}

/** What a soak must keep to. */
export interface SoakLimits {
  sold: number
  fewestSold: number
  oldestDueSeconds: number
  memoryBytes: number
  treeBytes: number
}

/** A shop that refuses everything has true books as well: everything that was not as it must be, a sentence for each. */
export function judgeMeasures(measured: SoakMeasures, limits: SoakLimits): string[] {
  const faults: string[] = []
  if (measured.sold < limits.sold) {
    faults.push(`only ${measured.sold} orders were paid, and ${limits.sold} are the least`)
  }
  if (measured.fewestSold !== undefined && measured.fewestSold < limits.fewestSold) {
    faults.push(
      `only ${measured.fewestSold} orders were paid in some ${salesWindow.minutes} minutes, and ${limits.fewestSold} are the least`,
    )
  }
  if (measured.unexcused.length > 0) {
    const some = measured.unexcused.slice(0, 5).join(', ')
    faults.push(`${measured.unexcused.length} requests failed while nothing was wrong on purpose: ${some}`)
  }
  faults.push(...measured.lost.map((order) => `${order} was placed, and its buyer cannot read it`))
  faults.push(
    ...measured.brokenPromises.map((order) => `${order} was shown to its buyer as booked, and is not`),
  )
  if (measured.oldestDueSeconds > limits.oldestDueSeconds) {
    faults.push(`a due job waited ${measured.oldestDueSeconds} s; ${limits.oldestDueSeconds} s is the most`)
  }
  const held = [
    ['a server', measured.mostMemoryBytes, limits.memoryBytes],
    ['a server with all that it started', measured.mostTreeBytes, limits.treeBytes],
  ] as const
  for (const [what, used, most] of held) {
    if (used > most) faults.push(`${what} used ${megabytes(used)} MB; ${megabytes(most)} MB is the most`)
  }
  return faults
}

const megabytes = (bytes: number) => Math.round(bytes / 1_048_576)
