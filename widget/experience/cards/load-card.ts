import type { ComponentType } from 'react'
import type { ThemeLayout } from '../../../themes/theme.ts'
import type { ExperienceCardProps } from './card-parts.tsx'

/** The card of each look, loaded before a page is rendered. */
export const loadCard = {
  stacked: async () => (await import('./stacked-card.tsx')).StackedCard,
  row: async () => (await import('./row-card.tsx')).RowCard,
  overlay: async () => (await import('./overlay-card.tsx')).OverlayCard,
  poster: async () => (await import('./poster-card.tsx')).PosterCard,
  spec: async () => (await import('./spec-card.tsx')).SpecCard,
  journey: async () => (await import('./journey-card.tsx')).JourneyCard,
} satisfies Record<ThemeLayout['experienceCard'], () => Promise<ComponentType<ExperienceCardProps>>>
