import type { ExperienceCard } from '../../../server/contract/catalogue.ts'

/** What a selection of experiences may be called: the top only where somebody has rated something of it. */
export const topTitle = (cards: readonly Pick<ExperienceCard, 'rating'>[]): 'top' | 'some' =>
  cards.some(({ rating }) => rating) ? 'top' : 'some'
