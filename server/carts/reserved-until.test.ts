import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { languages } from '../contract/primitives.ts'
import { printNumber } from '../platform/text/print-in-language.ts'
import { reservationHours } from './reserved-until.ts'

const root = path.join(import.meta.dirname, '../..')
const read = (...names: string[]) => readFileSync(path.join(root, ...names), 'utf8')

it.each(languages)('panel, answers and terms in %s say for how many hours places are kept', (language) => {
  const hours = printNumber(reservationHours, language)
  const panel = JSON.parse(read('locales', language, 'availability.json')) as { safe: { payLater: string } }
  expect(panel.safe.payLater).toContain(hours)
  for (const page of ['faq', 'terms-and-conditions', 'supplier/terms-and-conditions']) {
    expect(read('server/content/texts', language, `${page}.md`)).toContain(hours)
  }
})
