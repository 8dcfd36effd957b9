import { expect, it } from 'vitest'
import { isStalled, usualPatience } from './job-watch.ts'

const queue = { writable: true, oldestDueMs: 0 }
const idle = { free: true, sinceAnsweredMs: 0, sinceBegunMs: 0 }
const judge = (change: Partial<typeof queue & typeof idle>) =>
  isStalled({ ...queue, ...change }, { ...idle, ...change }, usualPatience)

it.each([
  ['a free worker has had no answer for long', { sinceAnsweredMs: 10_001 }],
  ['a job is due for long and none was begun', { oldestDueMs: 20_001, sinceBegunMs: 20_001 }],
])('finds the workers standing still when %s', (_, change) => expect(judge(change)).toBe(true))

it.each([
  ['nothing is due', { sinceBegunMs: 3_600_000 }],
  ['a long queue moves', { oldestDueMs: 3_600_000, sinceBegunMs: 100 }],
  [
    'all of them are at work',
    { free: false, sinceAnsweredMs: 60_000, oldestDueMs: 60_000, sinceBegunMs: 60_000 },
  ],
  [
    'nothing can be written',
    { writable: false, sinceAnsweredMs: 60_000, oldestDueMs: 60_000, sinceBegunMs: 60_000 },
  ],
])('leaves them alone when %s', (_, change) => expect(judge(change)).toBe(false))
