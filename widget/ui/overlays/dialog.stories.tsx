import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../controls/button.tsx'
import { Dialog } from './dialog.tsx'
import { TextField } from '../controls/field.tsx'

const meta = {
  component: Dialog,
  args: {
    title: 'Choose a pickup point',
    description: 'The car waits ten minutes.',
    onClose: fn(),
    children: <p>Dubai Marina, Jumeirah Beach Residence, Palm West Beach.</p>,
  },
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

export const TakesTheFocusAndSaysItsName: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Choose a pickup point' })
    await expect(dialog).toHaveAccessibleDescription('The car waits ten minutes.')
    await expect(dialog).toContainElement(document.activeElement as HTMLElement)
  },
}

export const ClosesByItsButton: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const StartsWhereItIsTold: Story = {
  args: {
    shape: 'sheet',
    children: <TextField label="Name of your hotel" data-autofocus />,
    footer: (
      <Button look="act" wide>
        Use this place
      </Button>
    ),
  },
  play: async () => {
    const field = await screen.findByRole('textbox', { name: 'Name of your hotel' })
    await waitFor(() => expect(field).toHaveFocus())
  },
}

/** Else a screen reader that shows what it reads would push the title out of sight, and nothing would bring it back. */
export const IsNoLongerThanItShows: Story = {
  args: {
    children: Array.from({ length: 40 }, (_, line) => (
      <p key={line}>
        <span className="visually-hidden">Stop {line}:</span> <a href="#stop">Palm West Beach</a>
      </p>
    )),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await expect(within(dialog).getByText('Stop 39:')).toBeInTheDocument()
    await expect(dialog.scrollHeight).toBe(dialog.clientHeight)
  },
}

export const AlongTheSide: Story = { args: { shape: 'side' } }

export const OfTheWholeScreen: Story = { args: { shape: 'full' } }

export const InArabic: Story = { args: { shape: 'side' }, globals: { language: 'ar' } }

export const InAShadowRoot: Story = {
  globals: { shell: 'shadow' },
  play: async ({ canvasElement }) => {
    const rootOf = (): ShadowRoot | null | undefined =>
      [...canvasElement.querySelectorAll('*')].find((element) => element.shadowRoot !== null)?.shadowRoot
    const dialog = await waitFor(() => {
      const found = rootOf()?.querySelector('dialog')
      if (!found?.matches(':modal')) throw new Error('not open yet')
      return found
    })
    await expect(dialog.contains(rootOf()?.activeElement ?? null)).toBe(true)
  },
}
