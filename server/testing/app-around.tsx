import { I18nextProvider } from 'react-i18next'
import type { ReactNode } from 'react'
import { createStoryEnvironment } from '../../.storybook/story-environment.ts'
import type { Language } from '../contract/primitives.ts'
import { EnvironmentProvider } from '../../widget/environment/environment.tsx'
import type { Environment } from '../../widget/environment/environment.tsx'
import { createTranslations } from '../../widget/environment/i18n.ts'
import { StackedCard } from '../../widget/experience/cards/stacked-card.tsx'

/** What a test may say about the app around its component. */
export interface AroundOptions {
  language?: Language
  /** Replies of the API, by path or by method and path. */
  replies?: Record<string, unknown>
  environment?: Partial<Environment>
  portal?: () => HTMLElement | undefined
}

const namespaces = Object.keys(import.meta.glob('../../locales/en/*.json')).map((path) =>
  path.replace(/^.*\/|\.json$/g, ''),
)

/** The contexts of an app, with every English text and the default look's card; for tests with and without a window. */
export async function createAround({
  language = 'en',
  replies = {},
  environment = {},
  portal = () => undefined,
}: AroundOptions = {}) {
  const translations = await createTranslations(language, namespaces)
  const surroundings = createStoryEnvironment(
    { theme: 'default', language, direction: 'auto', scheme: 'light', shell: 'page' },
    { replies, environment: { card: StackedCard, ...environment } },
    portal,
  )
  return function Around({ children }: { children: ReactNode }) {
    return (
      <I18nextProvider i18n={translations}>
        <EnvironmentProvider value={surroundings}>{children}</EnvironmentProvider>
      </I18nextProvider>
    )
  }
}
