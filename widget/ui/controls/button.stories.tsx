import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button, ButtonLink } from './button.tsx'
import { Icon } from '../pictures/icon.tsx'

const meta = {
  component: Button,
  args: { children: 'Check availability', onClick: fn() },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Act: Story = { args: { look: 'act' } }

export const Line: Story = { args: { look: 'line' } }

export const Quiet: Story = { args: { look: 'quiet', size: 'small' } }

export const WithIcon: Story = { args: { look: 'act', icon: <Icon name="calendar" /> } }

export const Wide: Story = { args: { look: 'act', wide: true, children: 'Confirm and Pay' } }

export const IgnoresClicksWhileBusy: Story = {
  args: { look: 'act', busy: true, children: 'Confirm and Pay' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Confirm and Pay' })
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await expect(button).toHaveFocus()
  },
}

export const LeadsSomewhere: Story = {
  render: () => (
    <ButtonLink look="line" href="#cart">
      View cart
    </ButtonLink>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '#cart')
  },
}

export const InAShadowRoot: Story = {
  args: { look: 'act' },
  globals: { shell: 'shadow' },
  play: async ({ canvasElement }) => {
    const host = [...canvasElement.querySelectorAll('*')].find((element) => element.shadowRoot !== null)
    const button = host?.shadowRoot?.querySelector('button')
    await expect(getComputedStyle(button as Element).minBlockSize).toBe('48px')
  },
}
