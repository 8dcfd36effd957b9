import type { Introductions } from './introductions.ts'

export const fa: Introductions = {
  places: {},
  suppliers: {},
  categories: {},
}
