import type { Meta, StoryObj } from '@storybook/react-vite'
import { buildCard } from '../../server/testing/factories/search.ts'
import { ExperienceCard } from './experience-card.tsx'
import { defaultTheme } from '../../themes/default.ts'

const meta = { component: ExperienceCard, args: { card: buildCard() } } satisfies Meta<typeof ExperienceCard>

export default meta
type Story = StoryObj<typeof meta>

export const Usual: Story = {}

export const WithItsPlace: Story = { args: { placed: true } }

export const Reduced: Story = {
  args: {
    card: buildCard({
      from: {
        price: { amount: 91_366, currency: 'AED' },
        originalPrice: { amount: 101_990, currency: 'AED' },
        basis: 'PERSON',
        unit: 'ADULT',
      },
    }),
  },
}

export const ByTheHour: Story = {
  args: {
    card: buildCard({
      title: 'A yacht of your own, by the hour',
      from: { price: { amount: 85_000, currency: 'AED' }, basis: 'ITEM', unit: 'ITEM', period: 'HOUR' },
      freeCancellation: false,
    }),
  },
}

export const OnRequestAndNew: Story = {
  args: {
    card: buildCard({
      from: undefined,
      rating: undefined,
      labels: ['new'],
      negotiation: 'ONLY',
      duration: undefined,
    }),
  },
}

export const LongWords: Story = {
  args: {
    card: buildCard({
      title:
        'Donaudampfschifffahrtsgesellschaftskapitänsmützenausstellung mit Führung und anschließendem Kaffee',
    }),
  },
}

export const BesideItsPicture: Story = {
  parameters: {
    dhow: {
      environment: {
        layout: { ...defaultTheme.layout, experienceCard: 'row' },
      },
    },
  },
}

export const InArabic: Story = { globals: { language: 'ar' } }

export const InAShadowRoot: Story = { globals: { shell: 'shadow' } }
