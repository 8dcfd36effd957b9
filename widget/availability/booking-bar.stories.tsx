import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { BookingBar } from './booking-bar.tsx'
import { buildExperience } from './testing/build-experience.ts'

const { experience } = buildExperience()
const dear = { price: { amount: 1_234_567, currency: 'AED' }, unit: 'ADULT', basis: 'PERSON' } as const

const meta = {
  component: BookingBar,
  args: { experience: { ...experience, from: dear }, model: undefined, onOpen: fn() },
  decorators: [
    (Story) => (
      // oxlint-disable-next-line react/forbid-dom-props -- the width of a narrow phone
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BookingBar>

export default meta
type Story = StoryObj<typeof meta>

export const OnANarrowPhone: Story = {
  play: async ({ canvas, canvasElement }) => {
    const price = canvasElement.querySelector('strong')?.firstElementChild?.getBoundingClientRect()
    const button = canvas.getByRole('button').getBoundingClientRect()
    await expect(price?.width).toBeGreaterThan(0)
    await expect(price?.right).toBeLessThanOrEqual(button.left)
    await expect(button.right).toBeLessThanOrEqual(canvasElement.getBoundingClientRect().left + 16 + 320)
  },
}
