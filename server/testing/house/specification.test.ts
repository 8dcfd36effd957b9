import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const docs = path.join(import.meta.dirname, '../../../docs')
const text = readFileSync(path.join(docs, 'specification.md'), 'utf8')

/** A sentence with the tests that hold it. */
const sentences = text.split(/^(?=\*\*\d+\.\d+\*\*)/m).flatMap((part) => {
  const id = /^\*\*(\d+\.\d+)\*\*/.exec(part)?.[1]
  const tests = [...part.matchAll(/^- `(.+)` \(\[.+?\]\((.+?)\)\)$/gm)].map(([, title = '', file = '']) => ({
    title,
    file,
  }))
  return id ? [{ id, tests }] : []
})

test('every sentence of the nine sections is there, once', () => {
  const counts = { 1: 11, 2: 35, 3: 7, 4: 15, 5: 8, 6: 3, 7: 6, 8: 8, 9: 9 }
  const wanted = Object.entries(counts).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
  )
  expect(sentences.map(({ id }) => id).toSorted()).toEqual(wanted.toSorted())
})

test('every sentence is held by a test', () => {
  expect(sentences.filter(({ tests }) => tests.length === 0).map(({ id }) => id)).toEqual([])
})

test.each(sentences)('the tests of sentence $id exist', ({ tests }) => {
  const missing = tests.filter(({ title, file }) => {
    const where = path.join(docs, file)
    return !existsSync(where) || !readFileSync(where, 'utf8').includes(title)
  })
  expect(missing).toEqual([])
})

test('every line that names a test is read', () => {
  const lines = text.split('\n').filter((line) => line.startsWith('- '))
  expect(sentences.flatMap(({ tests }) => tests)).toHaveLength(lines.length)
})
