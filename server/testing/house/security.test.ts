import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../../..')
const document = readFileSync(path.join(root, 'docs/security.md'), 'utf8')
const rows = document
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, id = '', , heldBy = '']) => ({ id, heldBy }))

/**
 * How many requirements each section of ASVS 5.0.0 has at levels 1 and 2: `4.3:2` are 4.3.1 and 4.3.2. Those of level 3 come
 * last in each section.
 */
const sections = `
  1.1:2 1.2:9 1.3:11 1.4:3 1.5:2 2.1:3 2.2:3 2.3:4 2.4:1 3.2:2 3.3:4 3.4:6 3.5:5 3.7:2
  4.1:3 4.2:1 4.3:2 4.4:4 5.1:1 5.2:3 5.3:2 5.4:3 6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4
  7.1:3 7.2:4 7.3:2 7.4:5 7.5:2 7.6:2 8.1:2 8.2:3 8.3:1 8.4:1 9.1:3 9.2:4
  10.1:2 10.2:2 10.3:4 10.4:11 10.5:5 10.6:2 10.7:3 11.1:2 11.2:3 11.3:3 11.4:4 11.5:1 11.6:1
  12.1:3 12.2:2 12.3:4 13.1:1 13.2:5 13.3:2 13.4:5 14.1:2 14.2:4 14.3:3 15.1:3 15.2:3 15.3:7
  16.1:1 16.2:5 16.3:4 16.4:3 16.5:3 17.1:1 17.2:4 17.3:2
`
const requirements = [...sections.matchAll(/(\S+):(\d+)/g)].flatMap(([, section, count]) =>
  Array.from({ length: Number(count) }, (_, index) => `${section}.${index + 1}`),
)

/** A title as it stands in a test file, where quotes of the code come before it. */
function hasTest(file: string, title: string): boolean {
  const source = path.join(root, file)
  return existsSync(source) && readFileSync(source, 'utf8').includes(`'${title}'`)
}

/** A requirement may need several tests, with semicolons between. */
const isHeld = (heldBy: string) =>
  heldBy.split('; `').every((part, at) => isHeldBy(at === 0 ? part : `\`${part}`))

function isHeldBy(heldBy: string): boolean {
  const [, file = '', title = ''] = /^`([^`]+)` "(.+)"$/.exec(heldBy) ?? []
  if (file) return hasTest(file, title)
  return /^\*\*None\*\*: .{10,}/.test(heldBy)
}

it('docs/security.md names a test that is there for each requirement, or why there is no such feature', () => {
  expect(rows.filter(({ heldBy }) => !isHeld(heldBy))).toEqual([])
})

it('docs/security.md has each of the 253 requirements of levels 1 and 2 once', () => {
  expect(requirements).toHaveLength(253)
  const named = rows.flatMap(({ id }) => {
    const ofSection = requirements.filter((each) => each.startsWith(`${id}.`))
    return ofSection.length > 0 ? ofSection : [id]
  })
  expect(named.toSorted()).toEqual(requirements.toSorted())
})

it('docs/security.md passes over a whole section only where its feature is missing', () => {
  const whole = rows.filter(({ id }) => id.split('.').length === 2)
  expect(whole.filter(({ heldBy }) => !heldBy.startsWith('**None**'))).toEqual([])
})
