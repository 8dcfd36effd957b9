import type { Language } from '../../contract/primitives.ts'

/** A review as somebody wrote it, not yet given to a traveller and a day. */
export interface WrittenReview {
  rating: 3 | 4 | 5
  title: string
  body: string
  language: Language
}

/** By the external id of the experience it was written for. */
export type WrittenReviews = Record<string, WrittenReview[]>

/** What a traveller said in English. */
export const said = (rating: WrittenReview['rating'], title: string, body: string): WrittenReview => ({
  rating,
  title,
  body,
  language: 'en',
})

/** What a traveller said in another language. */
export const saidIn = (
  language: Language,
  rating: WrittenReview['rating'],
  title: string,
  body: string,
): WrittenReview => ({ rating, title, body, language })
