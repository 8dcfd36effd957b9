import type { ComponentType } from 'react'
import type { ThemeLayout } from '../../../themes/theme.ts'
import type { ExperienceLayoutProps } from './use-experience.tsx'

const layouts: Record<ThemeLayout['experience'], () => Promise<ComponentType<ExperienceLayoutProps>>> = {
  'two-column': async () => (await import('./layouts/two-column-experience.tsx')).TwoColumnExperience,
  'gallery-first': async () =>
    (await import('./layouts/gallery-first-experience.tsx')).GalleryFirstExperience,
  editorial: async () => (await import('./layouts/editorial-experience.tsx')).EditorialExperience,
  immersive: async () => (await import('./layouts/immersive-experience.tsx')).ImmersiveExperience,
  hours: async () => (await import('./layouts/hours-experience.tsx')).HoursExperience,
  split: async () => (await import('./layouts/split-experience.tsx')).SplitExperience,
}

/** The page of an experience in a look: its layout, with the facts, and what only some listings state, as the look shows them. */
export async function loadExperience(
  structure: Pick<ThemeLayout, 'experience' | 'facts' | 'stated'>,
): Promise<ComponentType<Pick<ExperienceLayoutProps, 'data'>>> {
  const [Layout, [Facts, Stated]] = await Promise.all([
    layouts[structure.experience](),
    // the names of all these files would weigh on every page of an experience
    import('./load-parts.ts').then(({ loadParts }) => loadParts(structure)),
  ])
  return function ExperiencePage({ data }) {
    return <Layout data={data} Facts={Facts} Stated={Stated} />
  }
}
