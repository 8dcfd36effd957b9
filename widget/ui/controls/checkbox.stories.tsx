import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Checkbox } from './checkbox.tsx'

const meta = {
  component: Checkbox,
  args: { children: 'Free cancellation', figure: 42 },
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const IsTickedAnywhereOnItsLine: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('42'))
    await expect(canvas.getByRole('checkbox')).toBeChecked()
  },
}

export const OneOfSeveral: Story = {
  render: () => (
    <fieldset>
      <legend>Star rating</legend>
      <Checkbox kind="radio" name="stars" defaultChecked>
        Any
      </Checkbox>
      <Checkbox kind="radio" name="stars" figure={7}>
        4 and more
      </Checkbox>
    </fieldset>
  ),
}

export const InArabic: Story = { globals: { language: 'ar' }, args: { defaultChecked: true } }
