import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { makeTemporaryFolder } from '../../testing/temporary-folder.ts'
import { readEcbRates } from './read-ecb-rates.ts'

const file = (days: string) => `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
  <gesmes:subject>Reference rates</gesmes:subject>
  <gesmes:Sender><gesmes:name>European Central Bank</gesmes:name></gesmes:Sender>
  <Cube>${days}</Cube>
</gesmes:Envelope>`
const day = (time: string, dollar: string) =>
  `<Cube time='${time}'><Cube currency='USD' rate='${dollar}'/><Cube currency='JPY' rate='163.05'/></Cube>`

test('what a dollar costs is a currency’s rate divided by the dollar’s, to eight decimals', () => {
  expect(readEcbRates(file(day('2026-11-20', '1.0876')))).toEqual({
    day: '2026-11-20',
    perDollar: { EUR: '0.91945568', JPY: '149.91724899' },
  })
})

test('of several days the latest counts', () => {
  expect(readEcbRates(file(day('2026-11-19', '1.2') + day('2026-11-20', '1.25'))).perDollar['EUR']).toBe(
    '0.80000000',
  )
})

test.for([
  ['<html/>', 'not the ECB'],
  [file(''), 'not the ECB'],
  [file("<Cube time='2026-11-20'><Cube currency='JPY' rate='163'/></Cube>"), 'no rate of the US dollar'],
  [file(day('2026-11-20', 'much')), 'not the ECB'],
])('refuses what is no such file: %s', ([xml = '', reason]) => {
  expect(() => readEcbRates(xml)).toThrow(reason)
})

test('npm run rates puts a file in force, and says of each rate its source and day', async () => {
  const database = await testDatabase()
  const { db, url } = database
  const run = (...parameters: string[]) =>
    promisify(execFile)(process.execPath, [path.join(import.meta.dirname, 'set-rates.ts'), ...parameters], {
      env: { ...process.env, DATABASE_URL: url },
    }).then(({ stdout }) => stdout)
  try {
    const xml = path.join(makeTemporaryFolder('rates'), 'eurofxref-daily.xml')
    writeFileSync(xml, file(day('2026-11-20', '1.25')))
    expect(await run('--ecb', xml)).toContain('2 rates of 2026-11-20 (ECB) are in force.')
    await run('2026-11-19', 'AED=3.6725')
    expect(await run()).toBe(
      [
        'AED  3.67250000  2026-11-19  by hand',
        'EUR  0.80000000  2026-11-20  ECB',
        'JPY  130.44000000  2026-11-20  ECB',
        'USD  1.00000000  2026-11-20  ECB',
        '',
      ].join('\n'),
    )
    expect(await db('currency_rates').where({ source: 'ECB' })).toHaveLength(3)
  } finally {
    await database.close()
  }
})
