import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import type { ReviewPlace } from '../../server/contract/review-writing.ts'
import { buildBooking } from '../../server/testing/factories/invoice.ts'
import { WhoMayReview } from './who-may-review.tsx'
import { WriteReview } from './write-review.tsx'

const place: ReviewPlace = {
  state: 'open',
  experience: buildBooking().experience,
  start: '2026-11-01T09:00',
  endsAt: '2026-11-01T07:00:00Z',
  author: 'Ada L',
}
const meta = {
  title: 'Reviews/Write',
  component: WriteReview,
  args: { link: { booking: 'DH-1-1', token: 'key' } },
  parameters: { dhow: { replies: { 'bookings/DH-1-1/review': place } } },
} satisfies Meta<typeof WriteReview>
export default meta
type Story = StoryObj<typeof meta>

export const Form: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '4 stars, Good' }))
    await expect(canvas.getByRole('radio', { name: '4 stars, Good' })).toBeChecked()
  },
}

export const Incomplete: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Publish review' }))
    await expect(canvas.getByRole('alert')).toHaveTextContent('All fields must be filled.')
  },
}

export const NotYet: Story = {
  parameters: { dhow: { replies: { 'bookings/DH-1-1/review': { ...place, state: 'not-yet' } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Your experience has not taken place yet',
    )
  },
}

export const Unknown: Story = {
  parameters: { dhow: { replies: {} } },
}

export const WhoMay: Story = {
  render: () => <WhoMayReview onClose={fn()} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Only travellers who took part/)).toBeInTheDocument()
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Your bookings' })).toBeVisible())
  },
}
