import type { Introductions } from './introductions.ts'

export const it: Introductions = {
  places: {},
  suppliers: {},
  categories: {},
}
