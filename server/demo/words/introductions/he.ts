import type { Introductions } from './introductions.ts'

export const he: Introductions = {
  places: {},
  suppliers: {},
  categories: {},
}
