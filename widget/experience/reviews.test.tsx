import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { ReviewsReply } from '../../server/contract/reviews.ts'
import { buildExperience } from '../availability/testing/build-experience.ts'
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
const first: ReviewsReply = { reviews: [review(2), review(1)], histogram: [0, 0, 0, 0, 20], nextPage: 2 }

async function renderReviews(answer: () => unknown) {
  const { api, calls } = buildApi(answer)
  const announce = vi.fn<(message: string) => void>()
  const { experience } = buildExperience()
  render(
    await inApp(<Reviews experience={experience} first={first} />, {
      environment: buildEnvironment({ api, announce }),
      namespaces: ['detail'],
    }),
  )
  return { user: userEvent.setup(), calls, announce }
}

const more = () => screen.getByRole('button', { name: 'See more reviews' })

describe('reviews', () => {
  it('show more when asked, each once, and say how many', async () => {
    const reply = { ...first, reviews: [review(1), review(0)], nextPage: undefined }
    const { user, calls, announce } = await renderReviews(() => reply)
    await user.click(more())
    await screen.findByText('Text 0')
    expect(screen.getAllByText('Text 1')).toHaveLength(1)
    expect(calls).toEqual([{ method: 'get', path: 'experiences/red-dunes/reviews', query: { page: 2 } }])
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
})
