import type { ListingWords } from './listing-words.ts'

export const zh: ListingWords = { title: {}, summary: {} }
