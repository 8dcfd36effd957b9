import type { Introductions } from './introductions.ts'

export const zh: Introductions = {
  places: {},
  suppliers: {},
  categories: {},
}
