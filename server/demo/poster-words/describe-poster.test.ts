import { expect, it } from 'vitest'
import { describePoster } from './describe-poster.ts'

it.each([
  ['abu-dhabi', 'skyline', 'La silhouette d’Abou Dabi'],
  ['istanbul', 'old-town', 'La vieille ville d’Istanbul'],
  ['amsterdam', 'canal-boat', 'sur un canal d’Amsterdam'],
  ['cairo', 'old-town', 'La vieille ville du Caire'],
  ['cairo', 'night-city', 'Des passants au Caire'],
  ['paris', 'old-town', 'La vieille ville de Paris'],
] as const)('joins the name of a city in French as it is said: %s, %s', (city, subject, said) => {
  expect(describePoster(subject, 'noon', city).fr).toContain(said)
})

it.each([
  ['dune-drive', 'A car throwing up sand as it drives over a dune, after sunset'],
  ['sandboard', 'Someone sliding down a high dune on a sandboard, after sunset'],
  ['sema', 'Dervishes in white robes, turning under a brick dome'],
] as const)('says what is drawn, and the hour where it is seen: %s', (subject, said) => {
  expect(describePoster(subject, 'blue', 'istanbul').en).toBe(said)
})
