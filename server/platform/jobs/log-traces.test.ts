import { Writable } from 'node:stream'
import { afterEach, expect, it, vi } from 'vitest'
import { createLogger } from '../log.ts'
import { logTraces } from './log-traces.ts'

const lines: string[] = []
const log = createLogger(
  'info',
  new Writable({
    write(line: Buffer, _encoding, done) {
      lines.push(line.toString())
      done()
    },
  }),
)
afterEach(() => vi.restoreAllMocks())

/** As the queue does when one of its workers dies. */
const die = () =>
  globalThis.console.trace(new Error('the end of a job\ncould not be written to a@example.com'))

it('the error that a worker of the queue died of is one line of the log, and nothing else', () => {
  const printed = vi.spyOn(globalThis.console, 'trace').mockImplementation(() => undefined)
  const leave = logTraces(log)
  die()
  expect(lines).toHaveLength(1)
  expect(lines[0]?.trimEnd()).not.toContain('\n')
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 40,
    msg: 'a worker of the job queue ended by an error',
    err: { type: 'Error', message: 'the end of a job\ncould not be written to [redacted]' },
  })
  expect(printed).not.toHaveBeenCalled()
  leave()
  die()
  expect(lines).toHaveLength(1)
  expect(printed).toHaveBeenCalledOnce()
})
