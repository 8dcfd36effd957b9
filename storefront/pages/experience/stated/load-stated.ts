import type { ThemeLayout } from '../../../../themes/theme.ts'
import type { ExperienceLayoutProps } from '../use-experience.tsx'

type Stated = ExperienceLayoutProps['Stated']

const stated: Record<ThemeLayout['stated'], () => Promise<Stated>> = {
  rows: async () => (await import('./rows-stated.tsx')).RowsStated,
  people: async () => (await import('./people-stated.tsx')).PeopleStated,
  route: async () => (await import('./route-stated.tsx')).RouteStated,
  evening: async () => (await import('./evening-stated.tsx')).EveningStated,
  words: async () => (await import('./words-stated.tsx')).WordsStated,
}

/** How a look shows what only some listings state. */
export function loadStated(name: ThemeLayout['stated']): Promise<Stated> {
  return stated[name]()
}
