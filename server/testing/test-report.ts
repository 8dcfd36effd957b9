import { existsSync, readFileSync } from 'node:fs'

/** What a runner came to. `trouble` says what is wrong beside the tests themselves; it counts as failures. */
export type Tally = { name: string; passed: number; failed: number; skipped: number; trouble: string[] }

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { name: string; status: string; assertionResults: { status: string }[] }[]
}

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: { message?: string }[]
}

/** Reads the JSON report of a vitest run. A file that could not be loaded has no tests, and is a failure all the same. */
export function readVitestReport(name: string, path: string, exitCode: number): Tally {
  return tallyOf<VitestReport>(name, path, exitCode, (report) => ({
    name,
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    trouble: report.testResults
      .filter(({ status, assertionResults }) => status === 'failed' && assertionResults.every(isNoFailure))
      .map((file) => `${file.name} did not run`),
  }))
}

/** Reads the JSON report of a Playwright run. */
export function readPlaywrightReport(name: string, path: string, exitCode: number): Tally {
  return tallyOf<PlaywrightReport>(name, path, exitCode, ({ stats, errors }) => ({
    name,
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    trouble: errors.map((error) => error.message ?? 'an error outside the tests'),
  }))
}

/** The last line of a run: tests and troubles of all runners in one sum. */
export function summaryOf(tallies: Tally[]): string {
  return `${sum(tallies, (tally) => tally.passed)} passed, ${failuresOf(tallies)} failed`
}

/** How many things went wrong. Only 0 is a success. */
export function failuresOf(tallies: Tally[]): number {
  return sum(tallies, (tally) => tally.failed + tally.trouble.length)
}

function tallyOf<Report>(
  name: string,
  path: string,
  exitCode: number,
  read: (report: Report) => Tally,
): Tally {
  if (!existsSync(path)) {
    return { name, passed: 0, failed: 0, skipped: 0, trouble: [`ended with code ${exitCode} and no report`] }
  }
  const tally = read(JSON.parse(readFileSync(path, 'utf8')) as Report)
  // A runner that found nothing to run proves nothing, whatever its exit code says.
  if (tally.passed + tally.failed + tally.trouble.length === 0) tally.trouble.push('no test was executed')
  if (exitCode !== 0 && tally.failed + tally.trouble.length === 0) {
    tally.trouble.push(`ended with code ${exitCode}, though no test failed`)
  }
  return tally
}

function isNoFailure({ status }: { status: string }): boolean {
  return status !== 'failed'
}

function sum(tallies: Tally[], amount: (tally: Tally) => number): number {
  return tallies.reduce((total, tally) => total + amount(tally), 0)
}
