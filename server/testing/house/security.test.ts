import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../../..')
const rows = readFileSync(path.join(root, 'docs/security.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, id = '', , heldBy = '']) => ({ id, heldBy }))

/** A title as it stands in a test file, where quotes of the code come before it. */
function hasTest(file: string, title: string): boolean {
  const source = path.join(root, file)
  return existsSync(source) && readFileSync(source, 'utf8').includes(`'${title}'`)
}

it('docs/security.md names a test that is there for each requirement, or says why there is none', () => {
  expect(rows.length).toBeGreaterThan(60)
  const missed = rows.filter(({ heldBy }) => {
    const [, file = '', title = ''] = /^`([^`]+)` "(.+)"$/.exec(heldBy) ?? []
    return file ? !hasTest(file, title) : !/^\*\*(None|Open)\*\*: .{10,}/.test(heldBy)
  })
  expect(missed).toEqual([])
})

it('docs/security.md goes through every chapter of the standard', () => {
  const chapters = new Set(rows.map(({ id }) => Number(id.split('.')[0])))
  expect([...chapters].toSorted((a, b) => a - b)).toEqual(Array.from({ length: 17 }, (_, index) => index + 1))
})
