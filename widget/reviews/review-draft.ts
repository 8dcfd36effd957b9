import type { WriteReviewRequest } from '../../server/contract/review-writing.ts'
import type { Language } from '../../server/contract/primitives.ts'

/** A review as it is being written; 0 stars: not chosen yet. */
export type ReviewDraft = Required<WriteReviewRequest>
export type ReviewField = 'rating' | 'title' | 'body' | 'author'

/** What is wrong with a field. */
export type ReviewFault = 'required' | 'rating' | 'short' | 'long'
export type ReviewFaults = Partial<Record<ReviewField, ReviewFault>>

/** Fields in the order in which they stand. */
export const reviewFields: readonly ReviewField[] = ['rating', 'title', 'body', 'author']

/** The bounds of the contract. */
export const most = { title: 120, body: 4000, author: 60 } as const
const leastBody = 10

/** Languages that a review can be told to be in. */
export const reviewLanguages = Object.keys({
  en: true,
  ar: true,
  ru: true,
  tr: true,
  fr: true,
  pt: true,
  es: true,
  de: true,
  az: true,
  zh: true,
  it: true,
  he: true,
  fa: true,
} satisfies Record<Language, true>) as Language[]

/** What is wrong with each field; nothing, when it can be sent. */
export function checkReview({ rating, title, body, author }: ReviewDraft): ReviewFaults {
  const faults: ReviewFaults = {}
  if (rating < 1) faults.rating = 'rating'
  if (title.trim().length > most.title) faults.title = 'long'
  const said = body.trim()
  if (said === '') faults.body = 'required'
  else if (said.length < leastBody) faults.body = 'short'
  else if (said.length > most.body) faults.body = 'long'
  const name = author.trim()
  if (name === '') faults.author = 'required'
  else if (name.length > most.author) faults.author = 'long'
  return faults
}

/** The draft as it is sent. */
export function requestOf({ title, ...draft }: ReviewDraft): WriteReviewRequest {
  return { ...draft, title: title.trim() || undefined }
}
