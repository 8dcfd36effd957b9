import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { demoCatalogue } from '../catalogue.ts'
import { textsOf } from './texts-of.ts'

const root = path.join(import.meta.dirname, '../../..')
const written = globSync(['locales/ar/*.json', 'server/content/texts/ar/**/*.md'], { cwd: root }).flatMap(
  (file) => readFileSync(path.join(root, file), 'utf8').split('\n'),
)
const demo = textsOf(demoCatalogue, 'ar')

it('the Arabic texts spell the tanwin in one way, before its alif', () => {
  expect(demo.length).toBeGreaterThan(200)
  expect(written.length).toBeGreaterThan(200)
  expect([...demo, ...written].filter((text) => text.includes('\u0627\u064b'))).toEqual([])
})

it('the demo in Arabic tells the time as the pages do, by a clock of twelve hours', () => {
  expect(demo.filter((text) => /(?<!\d)(?:0\d|1[3-9]|2[0-3]):\d\d/.test(text))).toEqual([])
})

it('the Arabic texts write the sign of the per cent as the numbers beside them have it', () => {
  expect(
    [...demo, ...written].filter((text) => /[\d}] ?%/.test(text) && /\p{Script=Arabic}/u.test(text)),
  ).toEqual([])
})
