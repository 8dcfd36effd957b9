/** The list of events may be asked for ten times a second. */
const mostListsASecond = 10

/** Counts the lists of the last second. `takes()` is false when there were too many. */
export function createListLimit(now: () => number = () => performance.now()): { takes(): boolean } {
  let times: number[] = []
  return {
    takes() {
      const at = now()
      times = times.filter((time) => time > at - 1_000)
      if (times.length >= mostListsASecond) return false
      times.push(at)
      return true
    },
  }
}
