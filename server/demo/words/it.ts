import type { ListingWords } from './listing-words.ts'

export const it: ListingWords = { title: {}, summary: {} }
