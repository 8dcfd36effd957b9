import { fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { ReviewPlace, WriteReviewReply } from '../../server/contract/review-writing.ts'
import { buildBooking } from '../../server/testing/factories/invoice.ts'
import { renderScreen } from '../../server/testing/render-screen.tsx'
import { ApiProblem } from '../environment/api.ts'
import { answeringApi } from '../environment/testing/answering-api.ts'
import { WriteReview } from './write-review.tsx'

const place: ReviewPlace = {
  state: 'open',
  experience: buildBooking().experience,
  start: '2026-11-01T09:00',
  endsAt: '2026-11-01T07:00:00Z',
  author: 'Ada L',
}
type Write = (
  method: string,
  path: string,
  options: { token?: string; body?: unknown; intent?: string },
) => Promise<WriteReviewReply>

async function open(
  known: ReviewPlace | Error,
  answer: () => Promise<WriteReviewReply> = () => Promise.resolve({ outcome: 'published' }),
) {
  const write = vi.fn<Write>(answer)
  const read = () => (known instanceof Error ? Promise.reject(known) : Promise.resolve(known))
  await renderScreen(<WriteReview link={{ booking: 'DH-1-1', token: 'key' }} />, {
    api: answeringApi({ read, write }),
  })
  return write
}
const body = () => screen.getByLabelText('Your review')
const send = () => userEvent.click(screen.getByRole('button', { name: 'Publish review' }))

describe('writing a review', () => {
  it('takes stars, words, a name and a language, and says thank you', async () => {
    const write = await open(place)
    await userEvent.click(await screen.findByRole('radio', { name: '4 stars, Good' }))
    await userEvent.type(screen.getByLabelText('Title (optional)'), ' Calm ')
    await userEvent.type(body(), 'Calm sea, fine guide.')
    await userEvent.selectOptions(screen.getByLabelText('Language of your review'), 'fr')
    await send()
    expect(write.mock.calls[0]?.slice(0, 2)).toEqual(['post', 'bookings/DH-1-1/review'])
    expect(write.mock.calls[0]?.[2]).toMatchObject({
      token: 'key',
      body: { rating: 4, title: 'Calm', body: 'Calm sea, fine guide.', author: 'Ada L', language: 'fr' },
    })
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Thank you, Ada L')
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  })

  it('is all there for the keyboard: one stop for the stars, arrows choose', async () => {
    await open(place)
    await screen.findByRole('group', { name: 'Your rating' })
    await userEvent.tab()
    await userEvent.keyboard(' {ArrowRight}')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '2 stars, Poor' }).checked).toBe(true)
    await userEvent.tab()
    expect(document.activeElement).toBe(screen.getByLabelText('Title (optional)'))
  })

  it('says what is missing, and leads to the first', async () => {
    const write = await open(place)
    await userEvent.clear(await screen.findByLabelText('Name to show'))
    await userEvent.type(body(), 'short')
    await send()
    expect((await screen.findByRole('alert')).textContent).toBe('All fields must be filled.')
    expect(screen.getByText('Choose a rating from 1 to 5 stars.')).toBeTruthy()
    expect(screen.getByText('Please write at least 10 characters.')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: '1 star, Terrible' }))
    expect(write).not.toHaveBeenCalled()
  })

  it('says how much room is left, and sends no ten thousand characters', async () => {
    const write = await open(place)
    await userEvent.click(await screen.findByRole('radio', { name: '5 stars, Excellent' }))
    fireEvent.change(body(), { target: { value: 'x'.repeat(3_999) } })
    expect(screen.getByText('1 character left')).toBeTruthy()
    fireEvent.change(body(), { target: { value: 'x'.repeat(10_000) } })
    await send()
    expect(screen.getAllByText('This is too long.').length).toBeGreaterThan(0)
    expect(write).not.toHaveBeenCalled()
  })

  it('says kindly why it is read before it is shown', async () => {
    await open(place, () => Promise.resolve({ outcome: 'held', reasons: ['link', 'words'] }))
    await userEvent.click(await screen.findByRole('radio', { name: '1 star, Terrible' }))
    await userEvent.type(body(), 'see www.example.com, idiots')
    await send()
    expect(await screen.findByText('It contains a link or an email address.')).toBeTruthy()
    expect(screen.getByText('It contains strong language.')).toBeTruthy()
  })

  it('keeps what was written when it cannot be sent, and sends the same again as the same', async () => {
    const write = await open(place, () => Promise.reject(new TypeError('network')))
    await userEvent.click(await screen.findByRole('radio', { name: '5 stars, Excellent' }))
    await userEvent.type(body(), 'Calm sea, fine guide.')
    await send()
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Your review could not be sent/)
    await send()
    expect(write).toHaveBeenCalledTimes(2)
    expect(write.mock.calls[0]?.[2].intent).toBe(write.mock.calls[1]?.[2].intent)
    expect((body() as HTMLTextAreaElement).value).toBe('Calm sea, fine guide.')
  })

  it.each([
    ['not-yet', 'Your experience has not taken place yet'],
    ['not-possible', 'This booking cannot be reviewed'],
    ['written', 'You have already reviewed this experience'],
  ] as const)('is not offered when it is %s', async (state, title) => {
    await open({ ...place, state })
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(title)
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('says when the link works no more', async () => {
    await open(new ApiProblem(404, { code: 'booking_unknown' }))
    expect(await screen.findByText('This link is no longer valid')).toBeTruthy()
  })
})
