import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { ReviewsReply } from '../../server/contract/reviews.ts'
import { buildExperience } from '../availability/testing/build-experience.ts'
import type { Call } from '../environment/testing/in-app.tsx'
import { buildApi, buildEnvironment, inApp } from '../environment/testing/in-app.tsx'
import { Reviews } from './reviews.tsx'

const review = (id: number) => ({
  id,
  author: `Author ${id}`,
  rating: 5,
  body: `Text ${id}`,
  language: 'en',
  writtenOn: '2026-10-13',
})
const first: ReviewsReply = {
  reviews: [review(2), review(1)],
  histogram: [0, 0, 1, 0, 19],
  languages: [
    { language: 'en', count: 18 },
    { language: 'de', count: 2 },
  ],
  total: 20,
  nextPage: 2,
}

async function renderReviews(answer: (call: Call) => unknown, demonstration?: true) {
  const { api, calls } = buildApi(answer)
  const announce = vi.fn<(message: string) => void>()
  const { experience } = buildExperience()
  const { storefront } = buildEnvironment()
  render(
    await inApp(<Reviews experience={experience} first={first} />, {
      environment: buildEnvironment({ api, announce, storefront: { ...storefront, demonstration } }),
      namespaces: ['detail'],
    }),
  )
  return { user: userEvent.setup(), calls, announce }
}

const more = () => screen.getByRole('button', { name: 'See more reviews' })

describe('reviews', () => {
  it('draw the bar of a number of stars as its share of all reviews', async () => {
    await renderReviews(() => first)
    const parts = [...document.querySelectorAll('.reviews__part')].map((part) => part.getAttribute('width'))
    expect(parts).toEqual(['95%', '0%', '5%', '0%', '0%'])
  })

  it('show more when asked, each once, and say how many', async () => {
    const reply = { ...first, reviews: [review(1), review(0)], nextPage: undefined }
    const { user, calls, announce } = await renderReviews(() => reply)
    await user.click(more())
    await screen.findByText('Text 0')
    expect(screen.getAllByText('Text 1')).toHaveLength(1)
    expect(calls).toEqual([
      { method: 'get', path: 'experiences/red-dunes/reviews', query: { sort: 'newest', page: 2 } },
    ])
    await waitFor(() => expect(announce).toHaveBeenCalledWith('1 more review shown'))
    expect(screen.queryByRole('button', { name: 'See more reviews' })).toBeNull()
  })

  it('keep what is there when more cannot be loaded, and let the reader try again', async () => {
    const { user } = await renderReviews(() => undefined)
    await user.click(more())
    expect((await screen.findByRole('alert')).textContent).toContain('could not load the reviews')
    expect(screen.getByText('Text 2')).toBeTruthy()
    expect(more().ariaBusy).not.toBe('true')
  })

  it('are narrowed by stars and language and sorted, say how many fit, and load more of the same', async () => {
    const narrowed = { ...first, reviews: [review(7)], total: 1, nextPage: 2 }
    const { user, calls, announce } = await renderReviews(({ query }) =>
      query?.['page'] === 1 ? narrowed : { ...narrowed, reviews: [review(8)], nextPage: undefined },
    )
    await user.selectOptions(screen.getByLabelText('Rating'), '3 stars (1)')
    await user.selectOptions(screen.getByLabelText('Language'), 'German (2)')
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Lowest rating first')
    await screen.findByText('Text 7')
    expect(screen.queryByText('Text 2')).toBeNull()
    const asked = { rating: 3, writtenIn: 'de', sort: 'lowest' }
    expect(calls.at(-1)?.query).toEqual({ ...asked, page: 1 })
    await waitFor(() => expect(announce).toHaveBeenLastCalledWith('1 review'))
    await user.click(more())
    await screen.findByText('Text 8')
    expect(calls.at(-1)?.query).toEqual({ ...asked, page: 2 })
    await user.click(screen.getByRole('button', { name: '3 stars', pressed: true }))
    await waitFor(() => expect(calls.at(-1)?.query).toEqual({ ...asked, rating: undefined, page: 1 }))
  })

  it('show the answer to the last choice, whichever comes last', async () => {
    const slow = Promise.withResolvers<ReviewsReply>()
    const { user } = await renderReviews(({ query }) =>
      query?.['sort'] === 'highest' ? slow.promise : { ...first, reviews: [review(4)] },
    )
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Highest rating first')
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Lowest rating first')
    await screen.findByText('Text 4')
    slow.resolve({ ...first, reviews: [review(5)] })
    await slow.promise
    expect(screen.queryByText('Text 5')).toBeNull()
    expect(screen.getByText('Text 4')).toBeTruthy()
  })

  it('that do not fit leave a way back to all', async () => {
    const { user } = await renderReviews(({ query }) =>
      query?.['writtenIn'] === 'de' ? { ...first, reviews: [], total: 0, nextPage: undefined } : first,
    )
    await user.selectOptions(screen.getByLabelText('Language'), 'German (2)')
    await user.click(await screen.findByRole('button', { name: 'Show all reviews' }))
    await screen.findByText('Text 2')
    expect(screen.getByLabelText('Language')).toHaveProperty('value', '')
  })

  it('of a demonstration are called invented, and no others', async () => {
    await renderReviews(() => first, true)
    expect(screen.getByText('Sample reviews, invented for this demonstration site.')).toBeDefined()
    cleanup()
    await renderReviews(() => first)
    expect(screen.queryByText(/^Sample reviews/)).toBeNull()
  })
})
