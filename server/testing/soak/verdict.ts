/** What a soak has measured besides its books. */
export interface SoakMeasures {
  /** Orders whose money was taken. */
  sold: number
  /** Replies of 500 and above, and none at all, while nothing was wrong on purpose. */
  unexcused: readonly string[]
  /** Orders whose buyer was shown a success that is not in the books. */
  brokenPromises: readonly string[]
  /** The longest that a due job waited while nothing was wrong on purpose. */
  oldestDueSeconds: number
  mostMemoryBytes: number
  mostTreeBytes: number
}

/** What a soak must keep to. */
export interface SoakLimits {
  sold: number
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
  if (measured.unexcused.length > 0) {
    const some = measured.unexcused.slice(0, 5).join(', ')
    faults.push(`${measured.unexcused.length} requests failed while nothing was wrong on purpose: ${some}`)
  }
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
