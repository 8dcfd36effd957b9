import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { zipSync } from 'fflate'
import type { Zippable } from 'fflate'
import { mo, po } from 'gettext-parser'
import type { GetTextTranslations } from 'gettext-parser'

const root = path.resolve(import.meta.dirname, '../../..')
const plugin = path.join(root, 'widget/embed/wordpress')
const domain = 'dhow-booking'
/** Handle of the editor's script, by which WordPress finds its texts. */
const editor = 'dhow-booking-editor'

/** Catalogues that hold the plugin's texts; it shares the names of views and looks with the page `/embed`. */
const namespaces = ['wordpress', 'integration'] as const

/** What WordPress calls our languages; those that are not here it calls by their code. */
const wordPressLocales: Readonly<Record<string, string>> = {
  de: 'de_DE',
  es: 'es_ES',
  fa: 'fa_IR',
  fr: 'fr_FR',
  he: 'he_IL',
  it: 'it_IT',
  pt: 'pt_PT',
  ru: 'ru_RU',
  tr: 'tr_TR',
  zh: 'zh_CN',
}

/** A text of the plugin's sources, and where gettext keeps it apart from the same words elsewhere. */
interface PluginText {
  text: string
  context: string
  inEditor: boolean
}

/** The plugin as files by their paths in the zip. Throws when one of its texts is in no catalogue. */
export function wordPressFiles(): Map<string, Buffer> {
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string }
  const files = new Map<string, Buffer>()
  for (const name of readdirSync(plugin, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(php|js|json|txt)$/.test(name)) continue
    const source = readFileSync(path.join(plugin, name), 'utf8')
    files.set(name, Buffer.from(source.replace('Version:           0.0.0', `Version:           ${version}`)))
  }
  files.set('LICENSE', readFileSync(path.join(root, 'LICENSE')))
  const texts = pluginTexts()
  files.set(`languages/${domain}.pot`, po.compile(catalogueOf('', texts, () => '')))
  for (const language of translatedLanguages()) {
    const locale = wordPressLocales[language] ?? language
    const translate = translatorOf(language)
    const catalogue = catalogueOf(locale, texts, translate)
    files.set(`languages/${domain}-${locale}.po`, po.compile(catalogue))
    files.set(`languages/${domain}-${locale}.mo`, mo.compile(catalogue))
    const ofEditor = texts.filter(({ inEditor }) => inEditor).map(({ text }) => [text, [translate(text)]])
    const messages = { '': { domain, lang: locale }, ...(Object.fromEntries(ofEditor) as object) }
    const editorTexts = { domain, locale_data: { [domain]: messages } }
    files.set(`languages/${domain}-${locale}-${editor}.json`, Buffer.from(JSON.stringify(editorTexts)))
  }
  return files
}

/** The zip that WordPress installs: the same bytes from the same sources. */
export function packWordPress(): Uint8Array {
  const entries: Zippable = {}
  for (const [name, content] of wordPressFiles()) {
    // the earliest time that a zip can hold
    entries[`${domain}/${name}`] = [content, { mtime: new Date(1980, 0, 1) }]
  }
  return zipSync(entries, { level: 9 })
}

/** Every text of the plugin, in the order of its files. */
export function pluginTexts(): PluginText[] {
  const found: PluginText[] = []
  const read = (name: string) => readFileSync(path.join(plugin, name), 'utf8')
  for (const name of readdirSync(plugin, { recursive: true, encoding: 'utf8' }).toSorted()) {
    if (!/\.(php|js)$/.test(name)) continue
    const calls = read(name).matchAll(/\b(?:__|esc_html__)\(\s*'((?:[^'\\]|\\.)+)',\s*'dhow-booking',?\s*\)/g)
    for (const [, text = ''] of calls) found.push({ text, context: '', inEditor: name.endsWith('.js') })
  }
  const [, description = ''] = /^ \* Description: +(.+)$/m.exec(read('dhow-booking.php')) ?? []
  found.push({ text: description, context: '', inEditor: false })
  const block = JSON.parse(read('block.json')) as { title: string; description: string }
  found.push({ text: block.title, context: 'block title', inEditor: false })
  found.push({ text: block.description, context: 'block description', inEditor: false })
  return found
}

function catalogueOf(
  locale: string,
  texts: readonly PluginText[],
  translate: (text: string) => string,
): GetTextTranslations {
  const translations: GetTextTranslations['translations'] = {}
  for (const { text, context } of texts) {
    const entry = { msgid: text, msgstr: [translate(text)], ...(context ? { msgctxt: context } : {}) }
    const ofContext = (translations[context] ??= {})
    ofContext[text] = entry
  }
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', ...(locale ? { Language: locale } : {}) }
  return { charset: 'utf-8', headers, translations }
}

function translatedLanguages(): string[] {
  return readdirSync(path.join(root, 'locales'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'en')
    .map(({ name }) => name)
}

/** From the English text of a catalogue to the same key's text of a language. */
function translatorOf(language: string): (text: string) => string {
  const known = new Map(
    namespaces.flatMap((namespace) => {
      const own = new Map(leavesOf(readTexts(language, namespace)))
      return leavesOf(readTexts('en', namespace)).map(([key, text]) => [text, own.get(key)] as const)
    }),
  )
  return (text) => {
    const translated = known.get(text)
    if (translated === undefined) {
      throw new Error(`locales/${language} has no text for “${text}” of the WordPress plugin`)
    }
    return translated
  }
}

function readTexts(language: string, namespace: string): unknown {
  return JSON.parse(readFileSync(path.join(root, 'locales', language, `${namespace}.json`), 'utf8'))
}

function leavesOf(value: unknown, prefix = ''): [string, string][] {
  if (typeof value === 'string') return [[prefix, value]]
  return Object.entries(value as object).flatMap(([key, below]) => leavesOf(below, `${prefix}.${key}`))
}
