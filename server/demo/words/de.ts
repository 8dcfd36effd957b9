import type { ListingWords } from './listing-words.ts'

export const de: ListingWords = { title: {}, summary: {} }
