import { execFileSync, spawnSync } from 'node:child_process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { exchange, readRates } from '../../platform/money/exchange.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const run = (...words: string[]) =>
  spawnSync(process.execPath, ['server/catalogue/import/set-rates.ts', ...words], {
    env: { ...process.env, DATABASE_URL: database.url },
    encoding: 'utf8',
  })

test('rates of a day are in force, and a second setting of the day replaces them', async () => {
  const env = { ...process.env, DATABASE_URL: database.url }
  execFileSync(process.execPath, ['server/catalogue/import/set-rates.ts', '2026-11-20', 'AED=3.5'], { env })
  expect(run('2026-11-20', 'AED=3.6725', 'JPY=152.4').stdout).toContain('2 rates of 2026-11-20')
  const rates = await readRates(database)
  expect(rates.get('AED')).toMatchObject({ day: '2026-11-20' })
  expect(exchange({ amount: 10_000, currency: 'AED' }, 'JPY', rates)).toEqual({
    amount: 4150,
    currency: 'JPY',
  })
})

test.for([
  ['2026-13-01', 'AED=3'],
  ['2026-11-20', 'XXX=3'],
  ['2026-11-20', 'AED=0'],
  ['2026-11-20', 'AED=-3'],
])('refuses %j and says what to write', (words) => {
  const { status, stderr } = run(...words)
  expect(status).not.toBe(0)
  expect(stderr).toMatch(/YYYY-MM-DD|ISO 4217|AED=3\.6725/)
})
