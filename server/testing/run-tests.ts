import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runChecks } from './check.ts'
import { ensureChromium } from './chromium.ts'
import {
  type Tally,
  failuresOf,
  readPlaywrightReport,
  readVitestReport,
  summaryOf,
  withSecondRun,
} from './test-report.ts'

/**
 * One runner after another, to its end: the checks, the tests, the stories, the journeys. With `--all` also the files named
 * `*.all.test.ts` and `*.all.e2e.ts`, and each story or journey that asks for DHOW_TEST_ALL is run whole.
 */
async function runEverything(reports: string): Promise<Tally[]> {
  process.env.CHROMIUM_PATH = ensureChromium()
  if (process.argv.includes('--all')) process.env.DHOW_TEST_ALL = '1'
  const checks = await runChecks()
  const failures = checks.filter(({ passed }) => !passed).map(({ name }) => name)
  return [
    {
      name: 'checks',
      passed: checks.length - failures.length,
      failed: failures.length,
      failures,
      skipped: 0,
      trouble: [],
      notRun: [],
    },
    runVitestTwice('tests', reports, []),
    runVitestTwice('stories', reports, ['--config', '.storybook/vitest.config.ts']),
    runPlaywright('journeys', join(reports, 'journeys.json')),
  ]
}

/**
 * Runs the files a second time that the first run did not: when a worker of vitest 4.1 breaks, it is still handed the files
 * that wait, so one fault late in a run takes dozens of files along. A file that does not run twice is a failure.
 */
function runVitestTwice(name: string, reports: string, options: string[]): Tally {
  const first = runVitest(name, join(reports, `${name}.json`), options)
  if (first.notRun.length === 0) return first
  console.log(`\n${first.notRun.length} files of the ${name} did not run, and are run once more:`)
  printNotRun(first)
  const files = first.notRun.map(({ file }) => file)
  return withSecondRun(first, runVitest(name, join(reports, `${name}-again.json`), [...options, ...files]))
}

function runVitest(name: string, report: string, options: string[]): Tally {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return readVitestReport(name, report, run(name, 'vitest', ['run', ...reporters, ...options], {}))
}

function runPlaywright(name: string, report: string): Tally {
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  return readPlaywrightReport(name, report, run(name, 'playwright', ['test', '--reporter=list,json'], env))
}

function run(name: string, command: string, parameters: string[], env: Record<string, string>): number {
  console.log(`\n── ${name}`)
  const { status } = spawnSync(command, parameters, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  })
  return status ?? 1
}

function printTally(tally: Tally): void {
  console.log(`${tally.name}: ${tally.passed} passed, ${tally.failed} failed, ${tally.skipped} skipped`)
  for (const line of [...tally.failures, ...tally.trouble]) console.log(`  ✗ ${line}`)
  printNotRun(tally)
}

function printNotRun({ notRun }: Tally): void {
  for (const { file, reason } of notRun) {
    console.log(`  ✗ ${file} did not run: ${reason || 'no reason is known'}`)
  }
}

const reports = mkdtempSync(join(tmpdir(), 'dhow-reports-'))
try {
  const tallies = await runEverything(reports)
  console.log('')
  tallies.forEach(printTally)
  console.log(summaryOf(tallies))
  process.exitCode = failuresOf(tallies) === 0 ? 0 : 1
} finally {
  rmSync(reports, { recursive: true, force: true })
}
