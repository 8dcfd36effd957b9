import express from 'express'
import request from 'supertest'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { createLogger } from './log.ts'
import type { Logger } from './log.ts'
import { answerProblems, identifyAndLog } from './requests.ts'
import { signSubject } from './signed-link.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
let written: string
let log: Logger

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())
beforeEach(() => {
  written = ''
  log = createLogger('info', { write: (line: string) => void (written += line) })
})

it('keeps what PostgreSQL and knex say of the values of a statement out of an error', async () => {
  const row = { email: 'amina@example.com', password_hash: 'hash of hers' }
  await database.db('accounts').insert(row)
  const error = await database
    .db('accounts')
    .insert(row)
    .catch((refused: unknown) => refused)
  log.error({ err: error }, 'request failed')
  expect(written).toContain('duplicate key')
  expect(written).toContain('accounts_')
  expect(written).not.toMatch(/amina|hash of hers/)
})

it('keeps out what libraries hang on their errors, and the reader whom a mail server refuses', () => {
  const cause = Object.assign(new Error('550 no such reader: <amina@example.com>'), {
    rejected: ['amina@example.com'],
    raw: { payment_method: { billing_details: { name: 'Amina' } } },
  })
  log.error({ err: new Error('a mail was not sent', { cause }) }, 'job failed')
  log.error({ worker: "Failed task 1 with error '550 amina@example.com'" })
  expect(written).toContain('550 no such reader: <[redacted]>')
  expect(written).not.toMatch(/amina/i)
})

it('keeps the signature of a link, and every query, out of the lines of requests', async () => {
  const signature = signSubject(
    [Buffer.alloc(32)],
    'supplier:1',
    Temporal.Instant.from('2026-12-01T00:00:00Z'),
  )
  const app = express()
    .use(identifyAndLog(log))
    .get('/supplier/:token', () => {
      throw new Error('broken')
    })
    .use(answerProblems(log))
  const reply = await request(app).get(`/supplier/7.${signature}?lang=ar&token=hunter2`).expect(500)
  const { requestId } = reply.body as { requestId: string }
  // the line of the fault and the line of the request, both to be found by the id that was told
  expect(written.split('\n').filter((line) => line.includes(requestId))).toHaveLength(2)
  expect(written).toContain('/supplier/7.s.[redacted]')
  expect(written).not.toContain(signature.slice(-20))
  expect(written).not.toContain('hunter2')
})
