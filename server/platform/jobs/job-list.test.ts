import { afterAll, beforeAll, expect, it } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { countJobs, listJobs, replayJobs } from './job-list.queries.ts'
import { enqueueJob } from './jobs.ts'
import { tellJob } from './jobs-tool.ts'

let test: Awaited<ReturnType<typeof testDatabase>>
beforeAll(async () => {
  test = await testDatabase()
})
afterAll(() => test.close())

it('lists what waits apart from what is dead, and gives the dead their tries back', async () => {
  const { db } = test
  await enqueueJob(db, 'send', {}, { key: 'one', maxAttempts: 3 })
  await enqueueJob(db, 'send', {}, { key: 'two', maxAttempts: 3 })
  await db.raw(
    `update graphile_worker._private_jobs set attempts = max_attempts, last_error = E'no answer\nat line 1' where key = 'two'`,
  )
  const waiting = await listJobs(db, { dead: false, limit: 10 })
  const dead = await listJobs(db, { dead: true, limit: 10 })
  expect(waiting).toMatchObject([{ name: 'send', attempts: 0, working: false, error: null }])
  expect(dead.map((job) => tellJob(job))).toEqual([
    expect.stringMatching(/^\d+ {2}send {2}3\/3 .* no answer$/),
  ])

  expect(await replayJobs(db, ['999999'])).toEqual([])
  expect(await replayJobs(db, [])).toEqual(dead.map(({ id }) => id))
  expect(await countJobs(db)).toMatchObject({ waiting: 2, due: 2, dead: 0 })
})
