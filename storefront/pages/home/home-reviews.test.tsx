import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { HomeData } from '../../../server/contract/pages.ts'
import { renderScreen } from '../../../server/testing/render-screen.tsx'
import { HomeReviews } from './home-reviews.tsx'

const testimonial = (id: number, language: 'fa' | 'ru', author: string) => ({
  id,
  author,
  rating: 5,
  body: author,
  language,
  writtenOn: '2026-10-13',
  experience: { slug: 'dunes', title: 'Dunes' },
  destination: { slug: 'dubai', name: 'Dubai' },
})

it('says in which language a review is written that is not in that of the page', async () => {
  const data = { testimonials: [testimonial(1, 'ru', 'Тимур'), testimonial(2, 'fa', 'مریم')] }
  await renderScreen(<HomeReviews data={data as unknown as HomeData} />, { language: 'fa' })
  const [russian, persian] = screen.getAllByRole('figure')
  expect(within(russian as HTMLElement).getByText('روسی')).toBeTruthy()
  expect(within(persian as HTMLElement).queryByText('فارسی')).toBeNull()
})

it('keeps the dot of a shortened name behind it on pages that read from the right', async () => {
  const data = { testimonials: [testimonial(1, 'ru', 'Игорь Ш.')] }
  await renderScreen(<HomeReviews data={data as unknown as HomeData} />, { language: 'fa' })
  const { tagName } = within(screen.getByRole('figure')).getByText('Игорь Ш.', { selector: 'figcaption *' })
  expect(tagName).toBe('BDI')
})
