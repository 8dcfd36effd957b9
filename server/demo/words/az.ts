import type { ListingWords } from './listing-words.ts'

export const az: ListingWords = { title: {}, summary: {} }
