import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { buildFolder } from './house/build-tree.ts'
import {
  type Tally,
  failuresOf,
  readPlaywrightReport,
  readVitestReport,
  summaryOf,
  withSecondRun,
} from './test-report.ts'

type Read = (name: string, path: string, exitCode: number) => Tally

function tallyFrom(read: Read, report: object | undefined, exitCode: number): Tally {
  using folder = buildFolder(report === undefined ? {} : { 'report.json': JSON.stringify(report) })
  return read('tests', join(folder.root, 'report.json'), exitCode)
}

const vitestReport = {
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 0,
  testResults: [],
}
const playwrightReport = { stats: { expected: 2, unexpected: 0, flaky: 0, skipped: 0 }, errors: [] }

describe('the sum of a run', () => {
  it('adds up every runner', () => {
    const tallies = [
      tallyFrom(readVitestReport, vitestReport, 0),
      tallyFrom(readPlaywrightReport, playwrightReport, 0),
    ]
    expect(summaryOf(tallies)).toBe('5 passed, 0 failed')
    expect(failuresOf(tallies)).toBe(0)
  })

  it.each<[string, Read, object | undefined, number]>([
    ['a runner that died without a report', readVitestReport, undefined, 1],
    ['a runner that executed nothing', readVitestReport, { ...vitestReport, numPassedTests: 0 }, 0],
    ['an error outside every test', readVitestReport, vitestReport, 1],
    [
      'a file that did not load',
      readVitestReport,
      { ...vitestReport, testResults: [{ name: 'a.test.ts', status: 'failed', assertionResults: [] }] },
      1,
    ],
    [
      'a test that passed only at its second attempt',
      readPlaywrightReport,
      { ...playwrightReport, stats: { ...playwrightReport.stats, flaky: 1 } },
      0,
    ],
    [
      'a setup that failed',
      readPlaywrightReport,
      { ...playwrightReport, errors: [{ message: 'no server' }] },
      1,
    ],
  ])('counts %s as a failure', (_what, read, report, exitCode) => {
    expect(failuresOf([tallyFrom(read, report, exitCode)])).toBe(1)
  })

  it('counts a failed test once', () => {
    const testResults = [{ name: 'a.test.ts', status: 'failed', assertionResults: [{ status: 'failed' }] }]
    const tally = tallyFrom(readVitestReport, { ...vitestReport, numFailedTests: 1, testResults }, 1)
    expect(summaryOf([tally])).toBe('3 passed, 1 failed')
  })
  const unloaded = (...names: string[]): object[] =>
    names.map((name) => ({ name, status: 'failed', message: 'the worker ended', assertionResults: [] }))

  it('counts a file that ran at its second chance by what its tests came to, and one that did not as a failure', () => {
    const first = tallyFrom(readVitestReport, { ...vitestReport, testResults: unloaded('a', 'b') }, 1)
    expect(first.notRun.map(({ file }) => file)).toEqual(['a', 'b'])
    const whole = tallyFrom(readVitestReport, { ...vitestReport, numFailedTests: 1 }, 1)
    expect(summaryOf([withSecondRun(first, whole)])).toBe('6 passed, 1 failed')
    const again = tallyFrom(readVitestReport, { ...vitestReport, testResults: unloaded('b') }, 1)
    expect(summaryOf([withSecondRun(first, again)])).toBe('6 passed, 1 failed')
  })

  it('names each test that failed, and why, so that the end of a log tells it', () => {
    const [passed, failed] = ['passed', 'failed'].map((status) => ({
      status,
      fullName: `a cart ${status}`,
      failureMessages: ['expected 1 to be 2\n    at a.test.ts:1'],
    }))
    const units = tallyFrom(
      readVitestReport,
      {
        ...vitestReport,
        numFailedTests: 1,
        testResults: [{ name: 'a.test.ts', status: 'failed', assertionResults: [passed, failed] }],
      },
      1,
    )
    expect(units.failures).toEqual(['a.test.ts: a cart failed: expected 1 to be 2'])
    const spec = (title: string, ok: boolean, status: string) => ({
      title,
      file: 'a.e2e.ts',
      ok,
      tests: [{ status, results: [{ error: ok ? undefined : { message: 'no button\n' } }] }],
    })
    const journeys = tallyFrom(
      readPlaywrightReport,
      {
        ...playwrightReport,
        suites: [
          {
            specs: [spec('books', true, 'expected'), spec('pays', true, 'flaky')],
            suites: [{ specs: [spec('cancels', false, 'unexpected')] }],
          },
        ],
      },
      1,
    )
    expect(journeys.failures).toEqual(['a.e2e.ts: pays: ', 'a.e2e.ts: cancels: no button'])
  })
})
