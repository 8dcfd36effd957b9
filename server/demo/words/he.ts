import type { ListingWords } from './listing-words.ts'

export const he: ListingWords = { title: {}, summary: {} }
