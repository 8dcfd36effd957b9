import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { MoneyText } from './money.tsx'

const meta = {
  component: MoneyText,
  args: { money: { amount: 24900, currency: 'AED' } },
} satisfies Meta<typeof MoneyText>

export default meta
type Story = StoryObj<typeof meta>

export const WholeAmountsHaveNoDecimals: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/249$/)
  },
}

export const ThreeDecimals: Story = {
  args: { money: { amount: 12_345, currency: 'KWD' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('12.345')
  },
}

export const NoDecimals: Story = {
  args: { money: { amount: 4200, currency: 'JPY' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('4,200')
  },
}

export const Struck: Story = { args: { struck: true } }

export const InArabic: Story = { globals: { language: 'ar' } }
