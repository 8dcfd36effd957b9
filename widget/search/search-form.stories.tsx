import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import type { SuggestReply } from '../../server/contract/suggestions.ts'
import { SearchForm } from './search-form.tsx'

const suggestions: SuggestReply = {
  suggestions: [
    { kind: 'destination', slug: 'lisbon', label: 'Lisbon', detail: 'Portugal' },
    { kind: 'category', slug: 'cruises', label: 'Cruises and boats' },
    {
      kind: 'experience',
      slug: 'tram',
      label: 'Up by tram 28, down through Alfama on foot',
      detail: 'Lisbon',
    },
  ],
}

const meta = {
  component: SearchForm,
  args: { popular: [{ kind: 'destination', slug: 'dubai', label: 'Dubai' }] },
  parameters: { dhow: { replies: { suggestions } } },
} satisfies Meta<typeof SearchForm>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const OffersWhatItFinds: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Where to' }), 'lis')
    await expect(await screen.findByRole('option', { name: /Lisbon.*Portugal/ })).toBeVisible()
  },
}

export const InArabic: Story = { globals: { language: 'ar' } }

export const InAShadowRoot: Story = { globals: { shell: 'shadow' } }
