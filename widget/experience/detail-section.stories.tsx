import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Experience } from '../../server/contract/catalogue.ts'
import { buildExperience } from '../availability/testing/build-experience.ts'
import { Crumbs } from './crumbs.tsx'
import { ExperienceHeading } from './experience-heading.tsx'
import { Facts } from './facts.tsx'
import { Itinerary } from './itinerary.tsx'
import { Cancellation, PickupPoints, Practical } from './practical.tsx'
import { ReviewsElsewhere } from './reviews-elsewhere.tsx'
import { Reviews } from './reviews.tsx'
import { Advice, Includes, Overview } from './texts.tsx'
import { Where } from './where.tsx'

const { experience } = buildExperience()

/** Every block of the page of an experience, one under the other. */
function Blocks({ experience: shown }: { experience: Experience }) {
  const reviews = {
    reviews: [
      {
        id: 1,
        author: 'Chloe A.',
        countryCode: 'AU',
        rating: 5,
        title: 'Again',
        body: 'Worth every minute.',
        language: 'en',
        writtenOn: '2026-11-13',
      },
      {
        id: 2,
        author: 'Тимур Ш.',
        rating: 3,
        body: 'Тишина, которой в городе нет.',
        language: 'ru',
        writtenOn: '2026-10-13',
      },
    ],
    languages: [{ language: 'en', count: 2 }],
    total: 2,
    histogram: [0, 0, 3, 3, 14],
    nextPage: 2,
  }
  return (
    <div>
      <Crumbs experience={shown} />
      <ExperienceHeading experience={shown} />
      <Facts experience={shown} />
      <Overview experience={shown} />
      <Includes experience={shown} />
      <Itinerary experience={shown} />
      <Advice experience={shown} />
      <Practical experience={shown} />
      <PickupPoints experience={shown} />
      <Where experience={shown} />
      <Cancellation experience={shown} />
      <Reviews experience={shown} first={reviews} />
    </div>
  )
}

const meta = { component: Blocks, args: { experience } } satisfies Meta<typeof Blocks>

export default meta
type Story = StoryObj<typeof meta>

export const Everything: Story = {}

export const LongWords: Story = {
  args: {
    experience: {
      ...experience,
      title: 'Donaudampfschifffahrtsgesellschaftskapitänskajüte mit Geschwindigkeitsbegrenzungsbesichtigung',
      spokenLanguages: ['en', 'ar', 'ru', 'tr', 'fr', 'pt', 'es', 'de', 'az', 'zh', 'it', 'he', 'fa'],
    },
  },
}

export const FromTheRight: Story = { globals: { language: 'ar' } }

export const Night: Story = { globals: { scheme: 'dark' } }

export const OtherSites: StoryObj<typeof ReviewsElsewhere> = {
  render: () => (
    <ReviewsElsewhere
      elsewhere={{
        rating: {
          source: 'Example Guide',
          address: 'https://guide.example/dunes',
          average: 8.7,
          best: 10,
          count: 1234,
          asOf: '2026-11-01',
        },
        reviews: [
          {
            source: 'Example Guide',
            author: 'Mia',
            rating: 9,
            best: 10,
            title: 'Ruhig',
            body: 'Ruhige Fahrt, guter Führer.',
            language: 'de',
            writtenOn: '2026-10-13',
          },
          { source: 'Another Site', author: 'Sam', best: 5, body: 'Quiet sand.', language: 'en' },
        ],
      }}
    />
  ),
}
