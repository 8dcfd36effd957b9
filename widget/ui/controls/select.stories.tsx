import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Select } from './select.tsx'

const meta = {
  component: Select,
  args: {
    label: 'Sort by',
    children: (
      <>
        <option value="recommended">Recommended</option>
        <option value="price-low">Price: low to high</option>
      </>
    ),
  },
} satisfies Meta<typeof Select>

export default meta
type Story = StoryObj<typeof meta>

export const InAForm: Story = {
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Sort by' })
    await userEvent.selectOptions(select, 'price-low')
    await expect(select).toHaveValue('price-low')
  },
}

export const InALineOfText: Story = { args: { plain: true, labelHidden: true } }
