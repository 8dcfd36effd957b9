import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { ChangeQuote } from '../../server/contract/changes.ts'
import { buildPrice, dirhams } from '../../server/testing/factories/cart.ts'
import { buildBooking } from '../../server/testing/factories/invoice.ts'
import { renderScreen } from '../../server/testing/render-screen.tsx'
import { ChangeSum, ChangeTerms } from './change-terms.tsx'

const side = (start: string) => ({
  start,
  units: [{ id: 'ADULT', quantity: 2 }],
  guests: 2,
  price: buildPrice(),
})
const quote: ChangeQuote = {
  booking: 'DH-7XR3DD-1',
  kind: 'move',
  before: side('2026-11-30T20:30'),
  after: side('2026-11-27T20:30'),
  paid: dirhams(398),
  feePercent: 0,
  fee: dirhams(0),
  refund: dirhams(0),
  due: dirhams(0),
  freeUntil: '2026-11-29T16:30:00Z',
  asksSupplier: false,
}
const lost = 'After this change, the booking can no longer be cancelled or changed free of charge.'

const show = (overrides: Partial<ChangeQuote>) => {
  const told = { ...quote, ...overrides }
  return renderScreen(
    <>
      <ChangeTerms
        making={{ step: 'quoted', quote: told, confirm: () => undefined }}
        booking={buildBooking()}
      />
      <footer>
        <ChangeSum quote={told} />
      </footer>
    </>,
  )
}

it('says before an earlier date is confirmed that it gives up free cancellation, beside the button too', async () => {
  await show({ termsAfter: [] })
  expect(screen.getAllByText(lost)).toHaveLength(2)
  expect(screen.getByText('Non-refundable')).toBeTruthy()
  expect(document.body.textContent).not.toContain('Nov 29')
})

it('says of what its supplier may move again that cancelling alone is no longer free', async () => {
  await show({ termsAfter: [], asksSupplier: true })
  const told = 'After this change, the booking can no longer be cancelled free of charge.'
  expect(screen.getAllByText(told)).toHaveLength(2)
  expect(screen.queryByText(lost)).toBeNull()
})

it('tells the deadline of the new date, not that of the old one', async () => {
  await show({
    after: side('2026-12-05T20:30'),
    freeUntilAfter: '2026-12-04T16:30:00Z',
    termsAfter: [{ until: '2026-12-04T16:30:00Z', percent: 0 }],
  })
  expect(document.body.textContent).toMatch(/until Fri, Dec\s4, 8:30\sPM \(Dubai time\)/)
  expect(screen.queryByText(lost)).toBeNull()
})
