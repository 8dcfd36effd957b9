import type { ThemeLayout } from '../../../themes/theme.ts'
import type { ExperienceLayoutProps } from './use-experience.tsx'

type Facts = ExperienceLayoutProps['Facts']
type Stated = ExperienceLayoutProps['Stated']

const facts: Record<ThemeLayout['facts'], () => Promise<Facts>> = {
  list: async () => (await import('../../../widget/experience/facts.tsx')).Facts,
  gauges: async () => (await import('./facts/gauges-facts.tsx')).GaugesFacts,
  footnotes: async () => (await import('./facts/footnotes-facts.tsx')).FootnotesFacts,
  deck: async () => (await import('./facts/deck-facts.tsx')).DeckFacts,
}

const stated: Record<ThemeLayout['stated'], () => Promise<Stated>> = {
  rows: async () => (await import('./stated/rows-stated.tsx')).RowsStated,
  people: async () => (await import('./stated/people-stated.tsx')).PeopleStated,
  route: async () => (await import('./stated/route-stated.tsx')).RouteStated,
  evening: async () => (await import('./stated/evening-stated.tsx')).EveningStated,
  words: async () => (await import('./stated/words-stated.tsx')).WordsStated,
}

/** How a look shows the facts, and what only some listings state. */
export function loadParts(look: Pick<ThemeLayout, 'facts' | 'stated'>): Promise<[Facts, Stated]> {
  return Promise.all([facts[look.facts](), stated[look.stated]()])
}
