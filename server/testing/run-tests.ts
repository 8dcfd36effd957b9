import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runChecks } from './check.ts'
import { ensureChromium } from './chromium.ts'
import { type Tally, failuresOf, readPlaywrightReport, readVitestReport, summaryOf } from './test-report.ts'

/**
 * One runner after another, to its end: the checks, the tests, the stories, the journeys. With `--all` also the files named
 * `*.all.test.ts` and `*.all.e2e.ts`, and each story or journey that asks for DHOW_TEST_ALL is run whole.
 */
async function runEverything(reports: string): Promise<Tally[]> {
  process.env.CHROMIUM_PATH = ensureChromium()
  if (process.argv.includes('--all')) process.env.DHOW_TEST_ALL = '1'
  const checks = (await runChecks()).map(({ passed }) => passed)
  return [
    {
      name: 'checks',
      passed: checks.filter(Boolean).length,
      failed: checks.filter((passed) => !passed).length,
      skipped: 0,
      trouble: [],
    },
    runVitest('tests', join(reports, 'tests.json'), []),
    runVitest('stories', join(reports, 'stories.json'), ['--config', '.storybook/vitest.config.ts']),
    runPlaywright('journeys', join(reports, 'journeys.json')),
  ]
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

function printTally({ name, passed, failed, skipped, trouble }: Tally): void {
  console.log(`${name}: ${passed} passed, ${failed} failed, ${skipped} skipped`)
  for (const line of trouble) console.log(`  ✗ ${line}`)
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
