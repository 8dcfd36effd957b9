import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ScreenState } from './screen-state.tsx'

const meta = {
  title: 'Widget/Screen on its way',
  component: ScreenState,
  args: { asked: { state: 'asking' }, tell: fn() },
} satisfies Meta<typeof ScreenState>
export default meta
type Story = StoryObj<typeof meta>

export const Waiting: Story = {}

export const Unknown: Story = {
  args: { asked: { state: 'failed', code: 'experience_unknown', status: 404, again: fn() } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'This experience is not available' }),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'See all experiences' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
}

const again = fn()

export const Failed: Story = {
  args: { asked: { state: 'failed', code: 'unreachable', status: 0, again } },
  play: async ({ args, canvas }) => {
    await expect(args.tell).toHaveBeenCalledWith('error', { code: 'unreachable' })
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(again).toHaveBeenCalled()
  },
}
