import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { settlingEventTypes } from './settling-events.ts'

it('are those that an operator is told to have sent', () => {
  const operating = readFileSync(path.join(import.meta.dirname, '../../docs/operating.md'), 'utf8')
  const section = operating.slice(operating.indexOf('## Payments'), operating.indexOf('## Backups'))
  const named = [...section.matchAll(/`([a-z_]+(?:\.[a-z_]+)+)`/g)].map(([, type]) => type)
  expect(new Set(named)).toEqual(new Set(settlingEventTypes))
})
