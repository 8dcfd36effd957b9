import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { openRegularJobs } from './regular-jobs.queries.ts'

let test: Awaited<ReturnType<typeof testDatabase>>
let client: pg.Client

beforeAll(async () => {
  test = await testDatabase()
  client = new pg.Client({ connectionString: test.url })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await test.close()
})
beforeEach(async () => {
  await client.query('delete from graphile_worker._private_known_crontabs')
  await client.query('delete from graphile_worker._private_jobs')
})

const at = (time: string) => new Date(`2026-03-02T${time}Z`)
/** The names of the jobs that wait, and takes them away, as workers do. */
async function takeAll(): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select task_identifier name from graphile_worker.jobs order by 1',
  )
  await client.query('delete from graphile_worker._private_jobs')
  return rows.map(({ name }) => name)
}

it('enqueues what is due at a minute, once for all processes', async () => {
  const lines = '* * * * * each-minute\n*/10 * * * * each-ten'
  const [one, other] = [openRegularJobs(lines), openRegularJobs(lines)]
  await one(client, at('10:08'))
  expect(await takeAll()).toEqual([])
  for (const process of [one, other, one]) await process(client, at('10:09'))
  expect(await takeAll()).toEqual(['each-minute'])
  for (const process of [other, one]) await process(client, at('10:10'))
  expect(await takeAll()).toEqual(['each-minute', 'each-ten'])
})

it('keeps at most one of a name waiting', async () => {
  const enqueue = openRegularJobs('* * * * * each-minute')
  for (const minute of ['10:08', '10:09', '10:10', '10:11']) await enqueue(client, at(minute))
  expect(await takeAll()).toEqual(['each-minute'])
})

it('makes up for a time that passed while nothing could be written, once', async () => {
  await openRegularJobs('17 3 * * * nightly')(client, at('02:00'))
  const later = openRegularJobs('17 3 * * * nightly')
  for (const minute of ['05:30', '05:31']) await later(client, at(minute))
  expect(await takeAll()).toEqual(['nightly'])
})

it('is not stopped by a time to come, which a machine with a wrong clock wrote down', async () => {
  const enqueue = openRegularJobs('* * * * * each-minute')
  await enqueue(client, at('10:08'))
  await client.query(
    `update graphile_worker._private_known_crontabs set last_execution = now() + interval '1 hour'`,
  )
  await enqueue(client, at('10:09'))
  expect(await takeAll()).toEqual(['each-minute'])
})
