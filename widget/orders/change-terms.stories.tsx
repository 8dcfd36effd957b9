import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ChangeQuote } from '../../server/contract/changes.ts'
import { buildPrice, dirhams } from '../../server/testing/factories/cart.ts'
import { buildBooking } from '../../server/testing/factories/invoice.ts'
import { ChangeRefused, ChangeTerms } from './change-terms.tsx'

const booking = buildBooking()
const group = {
  kind: 'group' as const,
  id: '8',
  quantity: 1,
  periods: 1,
  unitPrice: dirhams(-80),
  amount: dirhams(-80),
  percent: 10,
}
const side = (quantity: number, start = booking.start) => ({
  start,
  units: [{ id: 'ADULT', quantity }],
  guests: quantity,
  price: buildPrice({ total: dirhams(quantity * 100) }),
})
const quote: ChangeQuote = {
  booking: booking.reference,
  kind: 'leave',
  before: side(3),
  after: side(2),
  paid: dirhams(300),
  feePercent: 33,
  fee: dirhams(33),
  refund: dirhams(67),
  due: dirhams(0),
  asksSupplier: false,
}

const meta = {
  component: ChangeTerms,
  args: { booking, making: { step: 'quoted', quote, confirm: () => undefined } },
  render: (args) => (
    <>
      <ChangeTerms {...args} />
      <ChangeRefused making={args.making} />
    </>
  ),
} satisfies Meta<typeof ChangeTerms>

export default meta
type Story = StoryObj<typeof meta>

const quoted = (overrides: Partial<ChangeQuote>): Story => ({
  args: { making: { step: 'quoted', quote: { ...quote, ...overrides }, confirm: () => undefined } },
})

export const AGuestLess: Story = {}

export const AGroupThatBecomesTooSmall: Story = quoted({
  before: { ...side(8), price: buildPrice({ total: dirhams(720), lines: [group] }) },
  after: side(7),
  feePercent: 0,
  fee: dirhams(0),
  refund: dirhams(20),
  paid: dirhams(720),
  freeUntil: '2026-11-30T05:00:00Z',
})

export const AnotherDayForLess: Story = quoted({
  kind: 'move',
  after: side(3, '2026-12-28T09:00'),
  feePercent: 0,
  fee: dirhams(0),
  refund: dirhams(24),
  freeUntil: '2026-11-30T05:00:00Z',
  freeUntilAfter: '2026-12-27T05:00:00Z',
})

export const AnEarlierDayThatGivesUpFreeCancellation: Story = quoted({
  kind: 'move',
  after: side(4, '2026-11-27T09:00'),
  feePercent: 0,
  fee: dirhams(0),
  refund: dirhams(0),
  freeUntil: '2026-11-30T05:00:00Z',
  termsAfter: [],
})

export const AnotherDayForMore: Story = quoted({
  kind: 'move',
  after: side(4, '2026-12-28T09:00'),
  refund: dirhams(0),
  fee: dirhams(0),
  due: dirhams(100),
  freeUntil: '2026-11-30T05:00:00Z',
  freeUntilAfter: '2026-12-27T05:00:00Z',
})

export const TooLate: Story = quoted({ kind: 'move', refusal: 'past-deadline' })

export const MoreThanCanBePaid: Story = quoted({ kind: 'move', refusal: 'too-large' })

export const NoPlaces: Story = quoted({
  kind: 'move',
  refusal: 'not-available',
  fault: 'too-few-places',
  limit: 1,
})

export const ChangedMeanwhile: Story = {
  args: { making: { step: 'again', quote, confirm: () => undefined } },
}

export const OutOfReach: Story = { args: { making: { step: 'failed', confirm: () => undefined } } }

export const FromTheRight: Story = { ...AGuestLess, globals: { language: 'ar' } }

export const AnotherDayThatTheSupplierHasToAgreeTo: Story = quoted({
  kind: 'move',
  after: side(3, '2026-12-02T09:00'),
  feePercent: 0,
  fee: dirhams(0),
  refund: dirhams(0),
  asksSupplier: true,
})
