import { Fragment, cloneElement, createContext, createElement, useContext, useMemo } from 'react'
import type { ReactElement, ReactNode } from 'react'

/**
 * Stands in for i18next and react-i18next where the widget is built: what our texts use of them (plurals, contexts,
 * numbers, tags) at a twentieth of the weight. The same texts are read, so a feature that is missing
 * here shows in the widget's journeys.
 */

type Texts = { readonly [key: string]: string | Texts }
type Values = Readonly<Record<string, unknown>>
type Translate = (key: string, values?: Values) => string

/** The part of i18next's instance that our code asks for. */
interface Translations {
  language: string
  use(): Translations
  init(options: { lng: string; defaultNS: string }): Promise<void>
  hasResourceBundle(language: string, namespace: string): boolean
  addResourceBundle(language: string, namespace: string, texts: Texts): void
  translate(namespaces: readonly string[], key: string, values?: Values): string
}

/** i18next's plugin for React has no part here. */
export const initReactI18next = {}

/** One set of translations for each widget. */
export function createInstance(): Translations {
  const bundles = new Map<string, Texts>()
  let defaultNamespace = 'common'
  const find = (language: string, namespace: string, path: string): string | undefined => {
    let found: string | Texts | undefined = bundles.get(`${language} ${namespace}`)
    for (const step of path.split('.')) found = typeof found === 'object' ? found[step] : undefined
    return typeof found === 'string' ? found : undefined
  }
  const instance: Translations = {
    language: 'en',
    use: () => instance,
    init(options) {
      instance.language = options.lng
      defaultNamespace = options.defaultNS
      return Promise.resolve()
    },
    hasResourceBundle: (language, namespace) => bundles.has(`${language} ${namespace}`),
    addResourceBundle: (language, namespace, texts) => void bundles.set(`${language} ${namespace}`, texts),
    translate(namespaces, key, values = {}) {
      const [named, path] = key.includes(':') ? key.split(':', 2) : [undefined, key]
      const { language } = instance
      for (const namespace of named ? [named] : [...namespaces, defaultNamespace]) {
        for (const form of formsOf(path ?? key, language, values)) {
          const text = find(language, namespace, form)
          if (text !== undefined) return fill(text, language, values)
        }
      }
      return typeof values['defaultValue'] === 'string' ? values['defaultValue'] : key
    },
  }
  return instance
}

/** The keys to look for, the most particular first. */
function formsOf(key: string, language: string, { count, context }: Values): string[] {
  const withContext = typeof context === 'string' ? [`${key}_${context}`, key] : [key]
  if (typeof count !== 'number') return withContext
  const plural = new Intl.PluralRules(language).select(count)
  const none = count === 0 ? ['zero'] : []
  return withContext.flatMap((form) => [...[...none, plural].map((word) => `${form}_${word}`), form])
}

function fill(text: string, language: string, values: Values): string {
  return text.replace(/\{\{\s*(\w+)(,\s*number)?\s*\}\}/g, (whole, name: string, isNumber?: string) => {
    const value = values[name]
    if (isNumber && typeof value === 'number') return new Intl.NumberFormat(language).format(value)
    return typeof value === 'string' || typeof value === 'number' ? String(value) : whole
  })
}

const TranslationsContext = createContext<Translations | undefined>(undefined)

/** Hands the translations down. */
export function I18nextProvider({ i18n, children }: { i18n: Translations; children: ReactNode }) {
  return <TranslationsContext value={i18n}>{children}</TranslationsContext>
}

/** Texts of these namespaces, the first one first. */
export function useTranslation(namespaces: string | readonly string[]): { t: Translate } {
  const translations = useContext(TranslationsContext)
  const names = typeof namespaces === 'string' ? namespaces : namespaces.join(' ')
  return useMemo(
    () => ({ t: (key, values) => translations?.translate(names.split(' '), key, values) ?? key }),
    [translations, names],
  )
}

/** A text with tags, `Read the <terms>terms</terms>`, each an element of ours. */
export function Trans({
  t,
  i18nKey,
  components,
  values,
}: {
  t: Translate
  i18nKey: string
  components: Readonly<Record<string, ReactElement>>
  values?: Values
}) {
  const parts = t(i18nKey, values).split(/<(\w+)>(.*?)<\/\1>/)
  const nodes = parts.map((part, index) => {
    if (index % 3 === 1) return null
    const element = components[parts[index - 1] ?? '']
    return index % 3 === 2 && element ? cloneElement(element, {}, part) : part
  })
  return createElement(Fragment, null, ...nodes)
}
