import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { buildPrice, dirhams } from '../../../server/testing/factories/cart.ts'
import { PriceLines } from './price-lines.tsx'

const price = buildPrice({
  total: dirhams(2_970),
  lines: [
    {
      kind: 'unit',
      id: 'ITEM',
      label: 'Yacht',
      quantity: 1,
      periods: 3,
      period: 'HOUR',
      unitPrice: dirhams(850),
      amount: dirhams(2_550),
    },
    {
      kind: 'extra',
      id: 'photographer',
      label: 'Photographer',
      quantity: 3,
      periods: 1,
      unitPrice: dirhams(140),
      amount: dirhams(420),
    },
  ],
})

const meta = {
  component: PriceLines,
  args: { price },
} satisfies Meta<typeof PriceLines>

export default meta
type Story = StoryObj<typeof meta>

export const ByTheHour: Story = {}

export const MoneyBeginsAtTheRight: Story = {
  globals: { language: 'ar', direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const [hourly, ...others] = canvasElement.querySelectorAll('.price-lines__how')
    const money = hourly?.querySelector('bdi')?.getBoundingClientRect()
    await expect(money?.right).toBeCloseTo(hourly?.getBoundingClientRect().right ?? 0, 0)
    await expect(others).toHaveLength(1)
  },
}
