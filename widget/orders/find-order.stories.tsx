import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { FindOrder } from './find-order.tsx'

const meta = { title: 'Orders/Find', component: FindOrder } satisfies Meta<typeof FindOrder>
export default meta
type Story = StoryObj<typeof meta>

export const Form: Story = {}

export const NotFound: Story = {
  parameters: { dhow: { replies: { 'orders/find': { outcome: 'not-found' } } } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Reference'), 'DH-7K3M9Q')
    await userEvent.type(canvas.getByLabelText('Email'), 'ada@example.com')
    await userEvent.click(canvas.getByRole('button', { name: 'Find booking' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^We could not find a booking/)
  },
}
