import { Suspense, lazy } from 'react'
import type { ComponentType } from 'react'
import type { ThemeLayout } from '../../../themes/theme.ts'
import { ExperienceCardSkeleton } from '../experience-card-skeleton.tsx'
import type { ExperienceCardProps } from './card-parts.tsx'
import { loadCard } from './load-card.ts'

/** The cards of all looks in a browser: their code comes when they are shown, in the shape of what comes. */
export const lazyCards = {
  stacked: lately(loadCard.stacked),
  row: lately(loadCard.row),
  overlay: lately(loadCard.overlay),
  poster: lately(loadCard.poster),
  spec: lately(loadCard.spec),
  journey: lately(loadCard.journey),
} satisfies Record<ThemeLayout['experienceCard'], ComponentType<ExperienceCardProps>>

function lately(load: () => Promise<ComponentType<ExperienceCardProps>>): ComponentType<ExperienceCardProps> {
  const Card = lazy(async () => ({ default: await load() }))
  return function LazyCard(props) {
    return (
      <Suspense fallback={<ExperienceCardSkeleton />}>
        <Card {...props} />
      </Suspense>
    )
  }
}
