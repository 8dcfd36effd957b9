import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../controls/button.tsx'
import { type ToastMessage, type ToastPosition, createToasts } from './toast-store.ts'
import { ToastProvider, useToasts } from './toast.tsx'

function Shower({ message }: { message: ToastMessage }) {
  const toasts = useToasts()
  return <Button onClick={() => toasts.show(message)}>Show</Button>
}

function Example({ message }: { message: ToastMessage }) {
  const [toasts] = useState(createToasts)
  return (
    <ToastProvider toasts={toasts}>
      <Shower message={message} />
    </ToastProvider>
  )
}

/** Long enough to be looked at, by eyes and by axe. */
const standsForMs = 60_000

const meta = {
  component: Example,
  args: { message: { type: 'success', text: 'Added to your cart', standsForMs } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }))
    // it rises into place
    const toast = await screen.findByText('Added to your cart')
    await waitFor(() => expect(toast).toBeVisible())
  },
} satisfies Meta<typeof Example>

export default meta
type Story = StoryObj<typeof meta>

export const Success: Story = {}

export const Failure: Story = {
  args: { message: { type: 'error', text: 'Added to your cart', position: 'top-center', standsForMs } },
}

export const InArabic: Story = { globals: { language: 'ar' } }

const onAction = fn()

export const CanBeTakenBack: Story = {
  args: {
    message: { text: 'Removed from your cart', standsForMs, action: { label: 'Undo', onAction } },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await expect(onAction).toHaveBeenCalledOnce()
  },
}

const toastPositions = (['top', 'bottom'] as const).flatMap((row) =>
  (['left', 'right', 'center'] as const).map((column): ToastPosition => `${row}-${column}`),
)

function Everywhere() {
  const [toasts] = useState(createToasts)
  const show = (position: ToastPosition) => {
    toasts.shown.peek().forEach(({ id }) => toasts.remove(id))
    toasts.show({ text: `It is ${position}`, position, standsForMs })
  }
  return (
    <ToastProvider toasts={toasts}>
      {toastPositions.map((position) => (
        <Button key={position} onClick={() => show(position)}>
          {position}
        </Button>
      ))}
    </ToastProvider>
  )
}

/** Left is the left of the screen and right its right, in both directions of writing. */
export const StandsWhereItSays: Story = {
  render: () => <Everywhere />,
  play: async ({ canvas }) => {
    for (const position of toastPositions) {
      await userEvent.click(canvas.getByRole('button', { name: position }))
      const toast = await screen.findByText(`It is ${position}`)
      const { left, right, top, bottom } = (toast.closest('.toast') ?? toast).getBoundingClientRect()
      const { innerWidth, innerHeight } = window
      const [row, column] = position.split('-')
      await expect(row === 'top' ? top : innerHeight - bottom).toBeLessThan(innerHeight / 4)
      const spare = [left, innerWidth - right] as const
      if (column === 'left') await expect(Math.round(spare[0])).toBe(16)
      if (column === 'right') await expect(Math.round(spare[1])).toBe(16)
      if (column === 'center') await expect(Math.abs(spare[0] - spare[1])).toBeLessThan(2)
    }
  },
}

export const StandsWhereItSaysInArabic: Story = { ...StandsWhereItSays, globals: { language: 'ar' } }
