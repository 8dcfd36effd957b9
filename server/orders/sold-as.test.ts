import { expect, it } from 'vitest'
import type { Price } from '../contract/availability.ts'
import type { UnitId } from '../contract/primitives.ts'
import { presentChange } from './invoices/change-record.presenter.ts'
import type { InvoiceBookingRow, InvoiceChangeRow } from './invoices/invoice.queries.ts'
import { partyIn } from './sold-as.ts'

const euros = (amount: number) => ({ amount, currency: 'EUR' })
const unitLine = (id: UnitId) =>
  ({ kind: 'unit', id, quantity: 1, periods: 1, unitPrice: euros(1_000), amount: euros(1_000) }) as const

/** A price of these units, in the order in which their option has them. */
const priceOf = (...ids: UnitId[]): Price => ({
  total: euros(1_000 * ids.length),
  lines: ids.map((id) => (id === 'YOUTH' ? { ...unitLine(id), label: 'Pupil' } : unitLine(id))),
})

it('tells a party in the order of its option, also those who no longer come', () => {
  const party = {
    // as PostgreSQL keeps the keys of JSON: the shortest first
    units: { CHILD: 2, YOUTH: 1, SENIOR: 2 },
    guests: 5,
    soldAs: { units: [{ id: 'CHILD' as const, title: { en: 'Little one' } }] },
  }
  const told = (explanation: Price) => partyIn({ ...party, explanation }, 'en').units
  expect(told(priceOf('SENIOR', 'YOUTH', 'CHILD'))).toEqual([
    { id: 'SENIOR', title: undefined, quantity: 2 },
    { id: 'YOUTH', title: 'Pupil', quantity: 1 },
    { id: 'CHILD', title: 'Little one', quantity: 2 },
  ])
  // an agreed price names nobody
  expect(told(priceOf()).map(({ id }) => id)).toEqual(['CHILD', 'YOUTH', 'SENIOR'])
})

it('tells both sides of a change in the order of the option', () => {
  const side = { start: '2026-12-01T09:00', guests: 3, extras: {}, price: 3_000 }
  const change = {
    id: '1',
    kind: 'LEAVE',
    status: 'APPLIED',
    at: '2026-11-21T08:00:00Z',
    before: { ...side, units: { CHILD: 2, SENIOR: 1 }, explanation: priceOf('SENIOR', 'CHILD') },
    after: { ...side, units: { CHILD: 1, SENIOR: 1 }, explanation: priceOf('SENIOR', 'CHILD') },
  } as unknown as InvoiceChangeRow
  const soldAs = { units: [{ id: 'SENIOR' }, { id: 'CHILD' }], extras: [] }
  const booking = { status: 'CONFIRMED', soldAs } as unknown as InvoiceBookingRow
  const { before, after } = presentChange(change, booking, {
    money: euros,
    language: 'en',
    refundable: [],
  })
  expect([before, after].map(({ units }) => units.map(({ id, quantity }) => `${quantity} ${id}`))).toEqual([
    ['1 SENIOR', '2 CHILD'],
    ['1 SENIOR', '1 CHILD'],
  ])
})
