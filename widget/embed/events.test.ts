import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import type { OrderOutcome } from '../../server/contract/checkout.ts'
import { eventsVersion } from './events.ts'
import type { EventOutcome } from './events.ts'

/**
 * What pages rely on, by the version that promised it. A change of the map is a new entry here; who changes an old one
 * breaks somebody's page without a word.
 */
const promised: Record<string, Record<string, string[]>> = {
  '1.0.0': {
    ready: ['view'],
    search: ['text?', 'city?', 'category?', 'total', 'experiences'],
    viewItem: ['experience', 'title', 'from?'],
    addToCart: ['experience', 'title', 'quantity', 'value', 'lines', 'total'],
    removeFromCart: ['experience', 'title', 'quantity', 'value', 'lines', 'total'],
    beginCheckout: ['lines', 'total?', 'items'],
    addPaymentInfo: ['reference', 'total?', 'items'],
    purchase: ['reference', 'total', 'experiences', 'items'],
    outcome: ['reference', 'outcome'],
    error: ['code'],
    resize: ['width', 'height'],
  },
}

const source = readFileSync(path.join(import.meta.dirname, 'events.ts'), 'utf8')
const itemFields = ['experience', 'title', 'quantity', 'value']

/** The map as it is written: a name with its fields, and the line above that says what it means. */
function writtenMap() {
  const body = /interface WidgetEvents \{\n([\s\S]*?)\n\}/.exec(source)?.[1] ?? ''
  return [...body.matchAll(/(?: {2}\/\*\* (.+?) \*\/\n)? {2}(\w+): (.+)/g)].map(
    ([, meaning, name, shape = '']) => {
      const own = [...shape.matchAll(/(\w+\??): /g)].map(([, field]) => field ?? '')
      return {
        name: name ?? '',
        meaning,
        fields: shape.includes('EventItem &') ? [...itemFields, ...own] : own,
      }
    },
  )
}

it('holds what its version has promised', () => {
  const fields = Object.fromEntries(writtenMap().map((event) => [event.name, event.fields]))
  expect(fields).toEqual(promised[eventsVersion])
})

it('says of every event what it means', () => {
  expect(writtenMap().filter(({ meaning }) => !meaning)).toEqual([])
})

it('knows every outcome of an order', () => {
  const known = {
    asOurs: (outcome: OrderOutcome): EventOutcome => outcome,
    asTheirs: (outcome: EventOutcome): OrderOutcome => outcome,
  }
  expect(known.asTheirs(known.asOurs('reserved'))).toBe('reserved')
})
