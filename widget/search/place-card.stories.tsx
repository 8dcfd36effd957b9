import type { Meta, StoryObj } from '@storybook/react-vite'
import { testPicture } from '../../server/testing/factories/search.ts'
import { PlaceCard } from './place-card.tsx'

const meta = {
  component: PlaceCard,
  args: {
    place: { slug: 'dubai', name: 'Dubai', countryCode: 'AE', picture: testPicture, experiences: 12 },
  },
} satisfies Meta<typeof PlaceCard>

export default meta
type Story = StoryObj<typeof meta>

export const Usual: Story = {}

export const Wide: Story = { args: { wide: true } }

export const Nearby: Story = {
  args: {
    place: {
      slug: 'abu-dhabi',
      name: 'Abu Dhabi',
      countryCode: 'AE',
      picture: testPicture,
      experiences: 6,
      kilometres: 123,
    },
  },
}

export const LongName: Story = {
  args: {
    place: {
      slug: 'long',
      name: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
      countryCode: 'GB',
      picture: testPicture,
      experiences: 1,
    },
  },
}
