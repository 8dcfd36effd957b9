/** Stands in for i18next where the widget is built: translations of one app. */
import { Fragment, cloneElement, createContext, createElement, useContext } from 'react'
import type { ReactElement, ReactNode } from 'react'
import type { Language } from '../../server/contract/primitives.ts'
import { oneStop } from '../../locales/second-full-stop.ts'
import { localeOf } from '../environment/i18n.ts'

/**
 * Stands in for i18next and react-i18next where the sites and the widget are built: what our texts use of them (plurals,
 * contexts, numbers, tags) at a twentieth of the weight, and without the work that i18next does at each text. All our texts
 * are compared with i18next's reading of them (`environment/translations.test.tsx`).
 */

type Texts = { readonly [key: string]: string | Texts }
type Values = Readonly<Record<string, unknown>>
type Translate = (key: string, values?: Values) => string

/** The part of i18next's instance that our code asks for. */
export interface Translations {
  language: string
  init(options: { lng: string; defaultNS: string }): Promise<void>
  changeLanguage(language: string): Promise<void>
  hasResourceBundle(language: string, namespace: string): boolean
  addResourceBundle(language: string, namespace: string, texts: Texts): void
  translate(namespaces: readonly string[], key: string, values?: Values): string
  /** Texts of these namespaces, `experience lines`: the same function until another language is spoken. */
  among(names: string): Translate
}

/** One set of translations for each app instance. */
export function createInstance(): Translations {
  const bundles: Record<string, Record<string, Texts>> = {}
  let speakers = new Map<string, Translate>()
  let words = wordsOf('en')
  let defaultNamespace = 'common'
  const find = (namespace: string, path: string): string | undefined => {
    let found: string | Texts | undefined = bundles[instance.language]?.[namespace]
    for (const step of path.split('.')) found = typeof found === 'object' ? found[step] : undefined
    return typeof found === 'string' ? found : undefined
  }
  const instance: Translations = {
    language: 'en',
    init(options) {
      defaultNamespace = options.defaultNS
      return instance.changeLanguage(options.lng)
    },
    changeLanguage(language) {
      instance.language = language
      words = wordsOf(language)
      speakers = new Map()
      return Promise.resolve()
    },
    hasResourceBundle: (language, namespace) => bundles[language]?.[namespace] !== undefined,
    addResourceBundle: (language, namespace, texts) => void ((bundles[language] ??= {})[namespace] = texts),
    translate(namespaces, key, values = {}) {
      const [named, path] = key.includes(':') ? key.split(':', 2) : [undefined, key]
      const forms = formsOf(path ?? key, words, values)
      for (const namespace of named ? [named] : [...namespaces, defaultNamespace]) {
        for (const form of forms) {
          const text = find(namespace, form)
          if (text !== undefined) return fill(text, words, values)
        }
      }
      return typeof values['defaultValue'] === 'string' ? values['defaultValue'] : key
    },
    among(names) {
      const known = speakers.get(names)
      if (known) return known
      const namespaces = names.split(' ')
      const speaker: Translate = (key, values) => instance.translate(namespaces, key, values)
      speakers.set(names, speaker)
      return speaker
    },
  }
  return instance
}

/** What a language says of numbers; the formatters are dear to make. */
interface Words {
  plural: Intl.PluralRules
  number: Intl.NumberFormat
}

function wordsOf(language: string): Words {
  // the locale that dates and prices have: WebKit's `ar` alone would count in other digits than they are written in
  return {
    plural: new Intl.PluralRules(language),
    number: new Intl.NumberFormat(localeOf(language as Language)),
  }
}

/** The keys to look for, the most particular first. */
function formsOf(key: string, { plural }: Words, { count, context }: Values): string[] {
  const withContext = typeof context === 'string' ? [`${key}_${context}`, key] : [key]
  if (typeof count !== 'number') return withContext
  const none = count === 0 ? ['zero'] : []
  const word = plural.select(count)
  return withContext.flatMap((form) => [...[...none, word].map((suffix) => `${form}_${suffix}`), form])
}

function fill(text: string, { number }: Words, values: Values): string {
  if (!text.includes('{')) return text
  const filled = text.replace(
    /\{\{\s*(\w+)(,\s*number)?\s*\}\}/g,
    (whole, name: string, isNumber?: string) => {
      const value = values[name]
      if (isNumber && typeof value === 'number') return number.format(value)
      return typeof value === 'string' || typeof value === 'number' ? String(value) : whole
    },
  )
  return oneStop(filled)
}

const TranslationsContext = createContext<Translations | undefined>(undefined)

/** Hands the translations down. */
export function I18nextProvider({ i18n, children }: { i18n: Translations; children: ReactNode }) {
  return <TranslationsContext value={i18n}>{children}</TranslationsContext>
}

/** Texts of these namespaces, the first one first. */
export function useTranslation(namespaces: string | readonly string[] = []): {
  t: Translate
  /** Absent where nothing is spoken yet. */
  i18n: Translations | undefined
} {
  const translations = useContext(TranslationsContext)
  const names = typeof namespaces === 'string' ? namespaces : namespaces.join(' ')
  return { t: translations ? translations.among(names) : (key) => key, i18n: translations }
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
