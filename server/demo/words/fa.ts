import type { ListingWords } from './listing-words.ts'

export const fa: ListingWords = { title: {}, summary: {} }
