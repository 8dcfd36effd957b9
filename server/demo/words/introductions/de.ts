import type { Introductions } from './introductions.ts'

export const de: Introductions = {
  places: {},
  suppliers: {},
  categories: {},
}
