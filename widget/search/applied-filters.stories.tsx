import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { buildReply, buildSearch } from '../../server/testing/factories/search.ts'
import { AppliedFilters } from './applied-filters.tsx'

const meta = {
  component: AppliedFilters,
  args: {
    search: buildSearch({ date: '2026-12-24', guests: 2, priceFrom: 100, stars: 4, time: ['morning'] }),
    reply: buildReply(),
    subject: {},
    heading: { current: null },
    onSearch: fn(),
  },
} satisfies Meta<typeof AppliedFilters>

export default meta
type Story = StoryObj<typeof meta>

export const EachCanBeTakenOff: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Remove filter 4 stars and up' }))
    await expect(args.onSearch).toHaveBeenCalledWith({ ...args.search, stars: undefined })
  },
}

export const AllAtOnce: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Reset filters' }))
    await expect(args.onSearch).toHaveBeenCalledWith(
      buildSearch({
        date: undefined,
        guests: undefined,
        priceFrom: undefined,
        priceTo: undefined,
        stars: undefined,
      }),
    )
  },
}
