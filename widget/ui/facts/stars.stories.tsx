import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { RatingText, Stars } from './stars.tsx'

const meta = { component: Stars, args: { value: 4 } } satisfies Meta<typeof Stars>

export default meta
type Story = StoryObj<typeof meta>

export const OfOneReview: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/4/)
  },
}

export const OfManyReviews: Story = {
  render: () => <RatingText rating={{ average: 4.76, count: 1154 }} />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('4.8')
  },
}

export const OfManyReviewsInArabic: Story = { ...OfManyReviews, globals: { language: 'ar' }, play: undefined }
