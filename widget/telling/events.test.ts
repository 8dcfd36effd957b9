import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { OrderOutcome } from '../../server/contract/checkout.ts'
import { eventNames, eventsVersion, formerNames } from './events.ts'
import type { EventOutcome } from './events.ts'

/** Events with their fields. */
type EventFields = Record<string, string[]>

/** The map as it began. */
const first: EventFields = {
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
}
/**
 * What pages rely on, by the version that promised it. A change of the map is a new entry here; who changes an old one
 * breaks a host page without a message.
 */
const promised: Record<string, EventFields> = {
  '1.0.0': first,
  '1.1.0': {
    ...first,
    selectItem: ['experience', 'title', 'from?'],
    viewCart: ['lines', 'total?', 'items'],
    refund: ['experience', 'title', 'quantity', 'value', 'reference', 'booking'],
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

it('knows every name, so that a misspelt one is told', () => {
  const names = writtenMap().map(({ name }) => name)
  expect(names.filter((name) => !eventNames.test(name))).toEqual([])
  expect(eventNames.test('purchased')).toBe(false)
})

it('holds what its version has promised', () => {
  const fields = Object.fromEntries(writtenMap().map((event) => [event.name, event.fields]))
  expect(fields).toEqual(promised[eventsVersion])
})

/** What a page that was written for a version does not hear any more, although it may until the major version after. */
function lostBy(
  history: Record<string, EventFields>,
  version: string,
  former: Readonly<Partial<Record<string, readonly string[]>>>,
): string[] {
  const majorOf = (of: string) => Number(of.split('.')[0])
  const now = history[version] ?? {}
  const heard = (name: string) =>
    Object.hasOwn(now, name) ? name : Object.keys(now).find((today) => former[today]?.includes(name))
  return Object.entries(history)
    .filter(([before]) => majorOf(before) >= majorOf(version) - 1)
    .flatMap(([before, events]) =>
      Object.entries(events).flatMap(([name, fields]) => {
        const today = heard(name)
        if (!today) return [`${name} of ${before}`]
        const kept = now[today] ?? []
        // what was always there may not become something that is there at times
        return fields
          .filter((field) => !kept.includes(field) && !kept.includes(field.replace('?', '')))
          .map((field) => `${name}.${field} of ${before}`)
      }),
    )
}

describe('a page that listens to events of this major version or of the one before', () => {
  it('hears all of them, with all their fields', () => {
    expect(lostBy(promised, eventsVersion, formerNames)).toEqual([])
  })

  it('would be missed if a name went without a former name, or a field went at all', () => {
    const history = {
      '1.0.0': { ...first, purchase: ['reference', 'total'] },
      '1.1.0': { ...first },
      '2.0.0': { ...first, bought: first['purchase'] ?? [] },
    } as Record<string, EventFields>
    delete history['2.0.0']?.['purchase']
    expect(lostBy(history, '2.0.0', {})).toEqual(['purchase of 1.0.0', 'purchase of 1.1.0'])
    expect(lostBy(history, '2.0.0', { bought: ['purchase'] })).toEqual([])
    history['2.0.0'] = { ...history['2.0.0'], error: ['reason'] }
    expect(lostBy(history, '2.0.0', { bought: ['purchase'] })).toEqual([
      'error.code of 1.0.0',
      'error.code of 1.1.0',
    ])
    // one major version later the old names have had their time
    expect(lostBy({ ...history, '3.0.0': history['2.0.0'] }, '3.0.0', {})).toEqual([])
  })
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
