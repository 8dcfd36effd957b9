import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { buildReply, buildSearch } from '../../server/testing/factories/search.ts'
import { FilterForm } from './filter-form.tsx'

const meta = {
  component: FilterForm,
  args: { search: buildSearch(), reply: buildReply(), onSearch: fn() },
} satisfies Meta<typeof FilterForm>

export default meta
type Story = StoryObj<typeof meta>

export const NothingChosen: Story = {}

export const SomeChosen: Story = {
  args: {
    search: buildSearch({
      categories: ['cruises'],
      duration: ['1h-to-4h'],
      stars: 4,
      priceTo: 500,
      date: '2026-12-24',
      guests: 2,
    }),
  },
}

export const InArabic: Story = { globals: { language: 'ar' } }

export const InAShadowRoot: Story = { globals: { shell: 'shadow' } }
