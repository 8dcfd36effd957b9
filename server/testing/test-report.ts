import { existsSync, readFileSync } from 'node:fs'

/**
 * What a runner came to. `trouble` says what is wrong beside the tests themselves; it counts as failures, and so does each
 * file of `notRun`: one that could not be loaded, or whose worker ended.
 */
export type Tally = {
  name: string
  passed: number
  failed: number
  /** Which tests failed, each with the first line of why: a log may be seen by its end alone. */
  failures: string[]
  skipped: number
  trouble: string[]
  notRun: { file: string; reason: string }[]
}

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: {
    name: string
    status: string
    message?: string
    assertionResults: { status: string; fullName?: string; failureMessages?: string[] }[]
  }[]
}

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: { message?: string }[]
  suites?: PlaywrightSuite[]
}

type PlaywrightSuite = {
  suites?: PlaywrightSuite[]
  specs?: {
    title: string
    file: string
    ok: boolean
    tests: { status: string; results: { error?: { message?: string } }[] }[]
  }[]
}

/** Reads the JSON report of a vitest run. A file that could not be loaded has no tests, and is a failure all the same. */
export function readVitestReport(name: string, path: string, exitCode: number): Tally {
  return tallyOf<VitestReport>(name, path, exitCode, (report) => ({
    name,
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    failures: report.testResults.flatMap((file) =>
      file.assertionResults
        .filter((test) => !isNoFailure(test))
        .map(({ fullName = '', failureMessages = [] }) =>
          nameFailure(file.name, fullName, failureMessages[0]),
        ),
    ),
    skipped: report.numPendingTests + report.numTodoTests,
    trouble: [],
    notRun: report.testResults
      .filter(({ status, assertionResults }) => status === 'failed' && assertionResults.every(isNoFailure))
      .map((file) => ({ file: file.name, reason: file.message ?? '' })),
  }))
}

/** Reads the JSON report of a Playwright run. */
export function readPlaywrightReport(name: string, path: string, exitCode: number): Tally {
  return tallyOf<PlaywrightReport>(name, path, exitCode, ({ stats, errors, suites = [] }) => ({
    name,
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    failures: suites.flatMap(failedJourneys),
    skipped: stats.skipped,
    trouble: errors.map((error) => error.message ?? 'an error outside the tests'),
    notRun: [],
  }))
}

/** Both runs of one runner, the second of the files that the first did not run. */
export function withSecondRun(first: Tally, second: Tally): Tally {
  return {
    name: first.name,
    passed: first.passed + second.passed,
    failed: first.failed + second.failed,
    failures: [...first.failures, ...second.failures],
    skipped: first.skipped + second.skipped,
    trouble: [...first.trouble, ...second.trouble],
    notRun: second.notRun,
  }
}

/** The last line of a run: tests and troubles of all runners in one sum. */
export function summaryOf(tallies: Tally[]): string {
  return `${sum(tallies, (tally) => tally.passed)} passed, ${failuresOf(tallies)} failed`
}

/** How many things went wrong. Only 0 is a success. */
export function failuresOf(tallies: Tally[]): number {
  return sum(tallies, (tally) => tally.failed + tally.trouble.length + tally.notRun.length)
}

function tallyOf<Report>(
  name: string,
  path: string,
  exitCode: number,
  read: (report: Report) => Tally,
): Tally {
  if (!existsSync(path)) {
    const trouble = [`ended with code ${exitCode} and no report`]
    return { name, passed: 0, failed: 0, failures: [], skipped: 0, trouble, notRun: [] }
  }
  const tally = read(JSON.parse(readFileSync(path, 'utf8')) as Report)
  // A runner that found nothing to run proves nothing, whatever its exit code says.
  const wrong = failuresOf([tally])
  if (tally.passed + wrong === 0) tally.trouble.push('no test was executed')
  if (exitCode !== 0 && failuresOf([tally]) === 0) {
    tally.trouble.push(`ended with code ${exitCode}, though no test failed`)
  }
  return tally
}

/** All that is not green, in this suite and those in it: a journey that passed at its second attempt as well. */
function failedJourneys({ suites = [], specs = [] }: PlaywrightSuite): string[] {
  const own = specs
    .filter(({ ok, tests }) => !ok || tests.some(({ status }) => status === 'flaky'))
    .map(({ file, title, tests }) => {
      const messages = tests.flatMap(({ results }) => results.map(({ error }) => error?.message))
      return nameFailure(file, title, messages.find(Boolean))
    })
  return [...own, ...suites.flatMap(failedJourneys)]
}

function nameFailure(file: string, title: string, message = ''): string {
  return `${file}: ${title}: ${message.split('\n', 1).join('')}`
}

function isNoFailure({ status }: { status: string }): boolean {
  return status !== 'failed'
}

function sum(tallies: Tally[], amount: (tally: Tally) => number): number {
  return tallies.reduce((total, tally) => total + amount(tally), 0)
}
