/** Which of many start times an option names, so that a part of the day without starts is seen. */

/** Most that are told, dots included: two runs. */
const mostTold = 8

const minutesOf = (start: string) => Number(start.slice(11, 13)) * 60 + Number(start.slice(14, 16))

/** Starts that follow each other at one interval: the hours of a morning, those of an evening. */
function runsOf(starts: readonly string[]): string[][] {
  const runs: string[][] = []
  for (const start of starts) {
    const run = runs.at(-1)
    const [first, second, last] = [run?.[0], run?.[1], run?.at(-1)]
    const step = first && second && minutesOf(second) - minutesOf(first)
    const goesOn = last && (step === undefined || minutesOf(start) - minutesOf(last) === step)
    if (run && goesOn) run.push(start)
    else runs.push([start])
  }
  return runs
}

/**
 * The starts of a day to be named, with '…' for those between the second and the last of a run. Where that would still be more
 * than are told, the first and the last of the day alone.
 *
 * @param starts local dates and times of one day, in order
 */
export function toldStarts(starts: readonly string[]): string[] {
  const told = runsOf(starts).flatMap((run) =>
    run.length > 3 ? [...run.slice(0, 2), '…', ...run.slice(-1)] : run,
  )
  return told.length > mostTold ? [...starts.slice(0, 1), '…', ...starts.slice(-1)] : told
}
