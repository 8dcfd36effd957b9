import { cleanup, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { ChangeQuote } from '../../server/contract/changes.ts'
import { dirhams } from '../../server/testing/factories/cart.ts'
import { buildBooking } from '../../server/testing/factories/invoice.ts'
import { renderScreen } from '../../server/testing/render-screen.tsx'
import { ChangeRefused, ChangeTerms } from './change-terms.tsx'

const booking = buildBooking({ start: '2026-12-03T15:00', freeUntil: '2026-12-02T11:00:00Z' })
const side = (start: string) => ({
  start,
  units: [{ id: 'ADULT', quantity: 2 }],
  guests: 2,
  price: { total: dirhams(398), lines: [] },
})
const quote: ChangeQuote = {
  booking: booking.reference,
  kind: 'move',
  before: side(booking.start),
  after: side('2026-12-05T15:00'),
  paid: dirhams(398),
  feePercent: 0,
  fee: dirhams(0),
  refund: dirhams(0),
  due: dirhams(0),
  asksSupplier: false,
  freeUntil: '2026-12-02T11:00:00Z',
}
const show = (quoted: ChangeQuote) =>
  renderScreen(
    <ChangeTerms making={{ step: 'quoted', quote: quoted, confirm: () => undefined }} booking={booking} />,
  )

it('under a new start states the deadline that holds there, and not that of the old one', async () => {
  await show({ ...quote, freeUntilAfter: '2026-12-04T11:00:00Z' })
  expect(
    await screen.findByText(
      /^At the new time, you can cancel free of charge until Fri, Dec\s4, 3:00\sPM \(Dubai time\)\.$/,
    ),
  ).toBeTruthy()
  expect(screen.queryByText(/Dec\s2/)).toBeNull()
})

it('says when it ends now and when it ends at the new start, as far as that is known', async () => {
  const before = { ...quote.before, until: '2026-12-03T19:00' }
  await show({ ...quote, before, after: { ...side('2026-12-05T09:00'), until: '2026-12-05T18:00' } })
  expect(await screen.findByText(/^Current: Thu, Dec\s3\s· 3:00\s–\s7:00\sPM\s· 2 adults$/)).toBeTruthy()
  expect(screen.getByText(/^New: Sat, Dec\s5\s· 9:00\sAM\s–\s6:00\sPM\s· 2 adults$/)).toBeTruthy()
})

it('says until which day a stay is that has no check-out hour', async () => {
  await show({ ...quote, after: { ...side('2026-12-05T14:00'), until: '2026-12-07' } })
  expect(await screen.findByText(/^New: Sat, Dec\s5, 2:00\sPM – Mon, Dec\s7\s· 2 adults$/)).toBeTruthy()
  expect(screen.getByText(/^Current: Thu, Dec\s3, 3:00\sPM\s· 2 adults$/)).toBeTruthy()
})

it('says when the pickup is where that changes, and that there is none once it is taken off', async () => {
  const readyAt = { name: 'Sete Rios', time: '2026-12-03T13:45' }
  const before = { ...side(booking.start), readyAt }
  await show({ ...quote, before, after: { ...side(booking.start), guests: 3, readyAt } })
  expect(screen.queryByText(/Sete Rios/)).toBeNull()
  await show({
    ...quote,
    before,
    after: { ...side('2026-12-05T10:30'), readyAt: { ...readyAt, time: '2026-12-05T09:15' } },
  })
  expect(await screen.findByText(/^Pickup: .?Sete Rios.?, 9:15\sAM$/)).toBeTruthy()
  cleanup()
  await show({ ...quote, before, after: side('2026-12-05T10:30') })
  expect(await screen.findByText(/^You will not be picked up any more/)).toBeTruthy()
  expect(screen.queryByText(/Sete Rios/)).toBeNull()
})

it('says that the note to the supplier stays, since it may speak of what is given up', async () => {
  const noted = { ...booking, note: 'Banner: “Marry me”' }
  const making = { step: 'quoted', quote, confirm: () => undefined } as const
  await renderScreen(<ChangeTerms making={making} booking={noted} />)
  expect(
    await screen.findByText(/^Your note to the supplier does not change: .?Banner: “Marry me”/),
  ).toBeTruthy()
})

it('says nothing of a new time where only the guests change', async () => {
  await show({ ...quote, after: { ...side(booking.start), guests: 3 }, freeUntilAfter: quote.freeUntil })
  expect(screen.queryByText(/new time/)).toBeNull()
})

it('does not say of what is asked about that it is the current booking', async () => {
  const unchanged: ChangeQuote = { ...quote, refusal: 'unchanged' }
  const making = { step: 'asking', quote: unchanged, confirm: () => undefined } as const
  await renderScreen(<ChangeTerms making={making} booking={booking} />)
  expect(await screen.findByText('Calculating the new price.')).toBeTruthy()
  expect(screen.queryByText(/This is your current booking/)).toBeNull()
})

it('says of a booking that was not free before either what is kept of who cancels at its new start', async () => {
  const asked = { ...quote, freeUntil: undefined, asksSupplier: true }
  const until = '2026-12-03T11:00:00Z'
  await show({ ...asked, termsAfter: [{ until, percent: 50 }, { percent: 100 }] })
  expect(
    await screen.findByText(
      /At the new time: If you cancel by Thu, Dec\s3, 3:00\sPM \(Dubai time\), 50% is kept/,
    ),
  ).toBeTruthy()
  expect(document.body.textContent).not.toContain('no longer')
})

it('says of a booking that is never refunded that it is not at its new start', async () => {
  await show({ ...quote, freeUntil: undefined, asksSupplier: true, termsAfter: [] })
  expect(await screen.findByText(/At the new time: Non-refundable\./)).toBeTruthy()
  expect(document.body.textContent).not.toContain('no longer')
})

it('offers another start, and no other length, where the length that stays does not fit', async () => {
  const refused: ChangeQuote = {
    ...quote,
    refusal: 'not-available',
    fault: 'periods-out-of-range',
    limit: 1,
  }
  await renderScreen(<ChangeRefused making={{ step: 'quoted', quote: refused, confirm: () => undefined }} />)
  expect(
    await screen.findByText(
      'The length you booked is not available at this time. Choose another start time.',
    ),
  ).toBeTruthy()
})

it.each([
  ['too-few-places', 8, 'You can have at most 8 at this time, including what you have booked.'],
  ['extra-too-few', 2, /Choose at least 2, or remove it\./],
] as const)('says of %s what is true of a booking that stands', async (fault, limit, told) => {
  const refused: ChangeQuote = { ...quote, refusal: 'not-available', fault, limit }
  await renderScreen(<ChangeRefused making={{ step: 'quoted', quote: refused, confirm: () => undefined }} />)
  expect(await screen.findByText(told)).toBeTruthy()
})

it('names what was booked along and goes with the guests', async () => {
  const line = (id: string, label: string, quantity: number) =>
    ({ kind: 'extra', id, label, quantity, periods: 1, unitPrice: dirhams(40), amount: dirhams(40) }) as const
  const withLines = (...lines: ReturnType<typeof line>[]) => ({
    ...side(booking.start),
    price: { total: dirhams(398), lines },
  })
  await show({
    ...quote,
    kind: 'leave',
    before: withLines(line('massage', 'Oil massage', 2), line('photos', 'Photos', 1)),
    after: withLines(line('massage', 'Oil massage', 1), line('photos', 'Photos', 1)),
  })
  expect(await screen.findByText('Oil massage: 1 instead of 2.')).toBeTruthy()
  expect(screen.queryByText(/Photos: 1/)).toBeNull()
})

it('says of an extra that was not booked that it is added, and of one that is given up that it is removed', async () => {
  const line = (id: string, label: string, quantity: number) =>
    ({ kind: 'extra', id, label, quantity, periods: 1, unitPrice: dirhams(40), amount: dirhams(40) }) as const
  await show({
    ...quote,
    before: { ...side(booking.start), price: { total: dirhams(398), lines: [line('photos', 'Photos', 2)] } },
    after: {
      ...side(booking.start),
      price: { total: dirhams(398), lines: [line('table', 'Front table', 1)] },
    },
  })
  expect(await screen.findByText('Added: 1 × Front table. Removed: 2 × Photos.')).toBeTruthy()
})
