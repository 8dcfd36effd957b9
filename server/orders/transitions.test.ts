import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { offerTransitions } from '../offers/transitions.ts'
import { drawTransitions } from './draw-transitions.ts'
import {
  bookingTransitions,
  changeTransitions,
  orderTransitions,
  paymentTransitions,
  statesBefore,
} from './transitions.ts'
import type { TransitionTable } from './transitions.ts'

function reachable(table: TransitionTable<string>): Set<string> {
  const seen = new Set(table.initial)
  for (const state of seen) for (const next of table.next[state] ?? []) seen.add(next)
  return seen
}

describe.each<[string, TransitionTable<string>]>([
  ['order', orderTransitions],
  ['booking', bookingTransitions],
  ['payment', paymentTransitions],
  ['change', changeTransitions],
  ['offer request', offerTransitions],
])('the transitions of an %s', (_, table) => {
  it('reach every state', () => {
    expect([...reachable(table)].toSorted()).toEqual(Object.keys(table.next).toSorted())
  })

  it('lead to known states only, never back to the same', () => {
    for (const [state, next] of Object.entries(table.next)) {
      expect(Object.keys(table.next)).toEqual(expect.arrayContaining([...next]))
      expect(next).not.toContain(state)
    }
  })
})

it('says where a state may come from', () => {
  expect(statesBefore(bookingTransitions, 'REJECTED')).toEqual(['PENDING'])
  expect(statesBefore(orderTransitions, 'AWAITING_PAYMENT')).toEqual([])
})

/** Without the padding that a formatter gives to columns. */
const plain = (markdown: string) => markdown.replaceAll(/ {2,}/g, ' ').replaceAll(/-{3,}/g, '---')

it.each<[string, TransitionTable<string>]>([
  ['Order', orderTransitions],
  ['Booking', bookingTransitions],
  ['Payment', paymentTransitions],
  ['Change of a booking', changeTransitions],
  ['Offer request', offerTransitions],
])('stand in docs/states.md as they are: %s', (title, table) => {
  const page = readFileSync(new URL('../../docs/states.md', import.meta.url), 'utf8')
  expect(plain(page)).toContain(plain(drawTransitions(title, table)))
})
