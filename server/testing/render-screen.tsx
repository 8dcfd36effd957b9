import { render } from '@testing-library/react'
import type { i18n } from 'i18next'
import { I18nextProvider } from 'react-i18next'
import type { ReactNode } from 'react'
import { createStoryEnvironment } from '../../.storybook/story-environment.ts'
import { createCartStore } from '../../widget/cart/cart-store.ts'
import type { CartStore } from '../../widget/cart/cart-store.ts'
import { CartProvider } from '../../widget/cart/cart-context.tsx'
import { EnvironmentProvider } from '../../widget/environment/environment.tsx'
import type { Environment } from '../../widget/environment/environment.tsx'
import { createTranslations, directionOf, localeOf } from '../../widget/environment/i18n.ts'
import { createToasts } from '../../widget/ui/overlays/toast-store.ts'
import type { Toasts } from '../../widget/ui/overlays/toast-store.ts'
import { ToastProvider } from '../../widget/ui/overlays/toast.tsx'

/** Every text of a language, as a test wants it. */
export function speakEverything(language: Environment['language'] = 'en'): Promise<i18n> {
  const catalogues = Object.keys(import.meta.glob('../../locales/en/*.json'))
  return createTranslations(
    language,
    catalogues.map((path) => path.replace(/^.*\/|\.json$/g, '')),
  )
}

/** Surroundings of a screen in a test: what it says, where it goes, what is remembered. */
export function buildEnvironment(overrides: Partial<Environment> = {}): Environment {
  const language = overrides.language ?? 'en'
  const globals = {
    theme: 'default',
    language,
    direction: directionOf(language),
    scheme: 'light',
    shell: 'page',
  } as const
  return {
    ...createStoryEnvironment(globals, {}, () => undefined),
    locale: localeOf(language),
    portal: () => document.body,
    ...overrides,
  }
}

/** A cart store that stands in for the app's. */
export function buildCartStore(environment: Environment): CartStore {
  return createCartStore({
    api: () => environment.api,
    memory: environment.memory,
    currency: () => environment.currency,
  })
}

/** Everything that a screen of the app stands in, for `render` and for a render without a window alike. */
export function InApp({
  environment,
  speech,
  cart = buildCartStore(environment),
  toasts = createToasts(),
  children,
}: {
  environment: Environment
  speech: i18n
  cart?: CartStore
  toasts?: Toasts
  children: ReactNode
}) {
  return (
    <I18nextProvider i18n={speech}>
      <EnvironmentProvider value={environment}>
        <ToastProvider toasts={toasts}>
          <CartProvider store={cart}>{children}</CartProvider>
        </ToastProvider>
      </EnvironmentProvider>
    </I18nextProvider>
  )
}

/** Renders a screen with everything around it; answers what it can be observed by. */
export async function renderScreen(
  screen: ReactNode,
  { cart, toasts, ...overrides }: Partial<Environment> & { cart?: CartStore; toasts?: Toasts } = {},
) {
  const environment = buildEnvironment(overrides)
  const speech = await speakEverything(environment.language)
  const view = render(
    <InApp environment={environment} speech={speech} cart={cart} toasts={toasts}>
      {screen}
    </InApp>,
  )
  return { ...view, environment }
}
