import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { heldBack, listHoles, listPastTheirTime, quarterDays } from './package-ages.ts'

const now = new Date('2026-11-23T00:00:00Z')
const history = (current: string, published: Record<string, string>) => [
  { name: 'kite', current, published: { created: '2020-01-01T00:00:00Z', ...published } },
]

it.each([
  ['a newer version for a quarter and a day', '1.2.0', { '1.2.0': '2026-01-01', '1.2.1': '2026-08-22' }, 93],
  ['the first of several newer versions', '9.0.0', { '10.0.0': '2026-07-01', '10.0.1': '2026-11-20' }, 145],
  ['a newer version for a quarter', '1.2.0', { '1.2.1': '2026-08-23' }, undefined],
  ['only newer ones to be tried', '1.2.0', { '2.0.0-beta.1': '2025-01-01' }, undefined],
  ['only a mended older one', '2.0.0', { '1.9.9': '2026-01-01', '2.0.0': '2025-12-01' }, undefined],
])('a package is past its time when there is %s, and not before', (_case, current, published, days) => {
  expect(listPastTheirTime(history(current, published), now)[0]?.days).toBe(days)
})

it('no release goes out with a known hole of the two worst kinds, or while nobody can say', () => {
  const audit = (severity: string) => ({ vulnerabilities: { kite: { severity, range: '<1.2.1' } } })
  expect(listHoles(audit('critical'))).toEqual(['kite <1.2.1: critical'])
  expect(listHoles(audit('high'))).toHaveLength(1)
  expect(listHoles(audit('moderate'))).toEqual([])
  expect(listHoles({})).toBeUndefined()
})

it('docs/security.md says how long a package may be behind, and each that is held back has a reason', () => {
  const page = readFileSync(new URL('../../../docs/security.md', import.meta.url), 'utf8')
  expect(page).toContain(`out for more than ${quarterDays} days`)
  for (const reason of Object.values(heldBack)) expect(reason.length).toBeGreaterThan(20)
})
