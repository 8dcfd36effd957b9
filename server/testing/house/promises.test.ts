import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const folder = path.join(import.meta.dirname, '../../../widget/embed')
const text = readFileSync(path.join(folder, 'PROMISES.md'), 'utf8')

/** A promise with the tests that hold it. */
const promises = text.split(/^(?=\*\*[A-Z]\d+\*\*)/m).flatMap((part) => {
  const name = /^\*\*([A-Z]\d+)\*\*/.exec(part)?.[1]
  const tests = [...part.matchAll(/^- `(.+)` \(\[.+?\]\((.+?)\)\)$/gm)].map(([, title = '', file = '']) => ({
    title,
    file,
  }))
  return name ? [{ name, tests }] : []
})

test('every promise about cookies, embedding, styles, accessibility, time and analytics is there, once', () => {
  const counts = { A: 3, B: 10, C: 4, D: 3, E: 5, G: 3 }
  const wanted = Object.entries(counts).flatMap(([letter, count]) =>
    Array.from({ length: count }, (_, index) => `${letter}${index + 1}`),
  )
  expect(promises.map(({ name }) => name)).toEqual(wanted)
})

test.each(promises)('promise $name is held by tests that exist', ({ tests }) => {
  expect(tests).not.toEqual([])
  const missing = tests.filter(({ title, file }) => {
    const where = path.join(folder, file)
    return !existsSync(where) || !readFileSync(where, 'utf8').includes(title)
  })
  expect(missing).toEqual([])
})

test('every line that names a test is read', () => {
  const lines = text.split('\n').filter((line) => line.startsWith('- '))
  expect(promises.flatMap(({ tests }) => tests)).toHaveLength(lines.length)
})
