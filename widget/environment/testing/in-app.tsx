import type { ReactElement } from 'react'
import { I18nextProvider } from 'react-i18next'
import { defaultTheme } from '../../../themes/default.ts'
import type { AnyInput, Api } from '../api.ts'
import type { Environment } from '../environment.tsx'
import { EnvironmentProvider } from '../environment.tsx'
import { createFormats } from '../formats.ts'
import { createTranslations, directionOf, localeOf } from '../i18n.ts'
import type { Memory } from '../memory.ts'
import { answeringApi } from './answering-api.ts'

/** One call that a component made. */
export interface Call {
  method: string
  path: string
  query?: AnyInput['query']
  body?: unknown
}

/** An API that answers by hand and remembers what it was asked. */
export function buildApi(answer: (call: Call) => unknown): { api: Api; calls: Call[] } {
  const calls: Call[] = []
  const take = (call: Call): unknown => {
    calls.push(call)
    return answer(call)
  }
  return {
    calls,
    api: answeringApi({
      read: (path, { query }) => take({ method: 'get', path, query }),
      write: (method, path, { query, body }) => take({ method, path, query, body }),
    }),
  }
}

function buildMemory(): Memory {
  const kept = new Map<string, string>()
  return {
    lasts: true,
    get: (name) => kept.get(name),
    set: (name, value) => void kept.set(name, value),
    remove: (name) => void kept.delete(name),
  }
}

/** The surroundings of a component under test: they go nowhere and answer nothing until they are told to. */
export function buildEnvironment(overrides: Partial<Environment> = {}): Environment {
  const language = overrides.language ?? 'en'
  const locale = overrides.locale ?? localeOf(language)
  return {
    api: buildApi(() => undefined).api,
    storefront: {
      slug: 'dhow',
      name: 'Dhow',
      layout: 'default',
      kind: 'consumer',
      languages: ['en', 'ar'],
      currency: 'AED',
      currencies: ['AED', 'KWD', 'JPY'],
      exponents: { AED: 2, KWD: 3, JPY: 0 },
      contact: {},
    },
    language,
    locale,
    // a day of its own: what a test reads does not change as the days of its bookings come and go
    formats: createFormats(locale, () => Date.parse('2026-11-24')),
    direction: directionOf(language),
    currency: 'AED',
    layout: defaultTheme.layout,
    card: () => null,
    memory: buildMemory(),
    visitMemory: buildMemory(),
    address: ({ to, ...where }) =>
      Object.keys(where).length > 0 ? `#${to} ${JSON.stringify(where)}` : `#${to}`,
    navigate: () => undefined,
    portal: () => undefined,
    announce: () => undefined,
    returnAddress: () => undefined,
    ...overrides,
  }
}

/** A component in an app of its own, with the texts of these namespaces. */
export async function inApp(
  children: ReactElement,
  {
    environment = buildEnvironment(),
    namespaces = [],
  }: { environment?: Environment; namespaces?: string[] } = {},
): Promise<ReactElement> {
  const translations = await createTranslations(environment.language, ['common', ...namespaces])
  return (
    <I18nextProvider i18n={translations}>
      <EnvironmentProvider value={environment}>{children}</EnvironmentProvider>
    </I18nextProvider>
  )
}
