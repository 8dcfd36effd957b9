import type { ExperienceCard } from '../../../server/contract/catalogue.ts'

/** The title of a selection of experiences: "Top" only where at least one of them is rated. */
export const topTitle = (cards: readonly Pick<ExperienceCard, 'rating'>[]): 'top' | 'some' =>
  cards.some(({ rating }) => rating) ? 'top' : 'some'
