import type { Introductions } from './introductions.ts'

export const az: Introductions = {
  places: {},
  suppliers: {},
  categories: {},
}
