import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { fillGaps } from './locales/fill-gaps.ts'
import { lackingInBrowsers, writeFormatWords } from './locales/missing-format-words.ts'
import type { Texts } from './locales/fill-gaps.ts'

const folder = path.join(import.meta.dirname, 'locales')
const index = path.join(folder, 'index.ts')

/**
 * Builds one file for each language and namespace, English already in its gaps, at an address that can be worked out. A
 * list of them, each with a hash, would stand in every page's first script and be longer with every language; so they
 * share one hash, which is part of the folder's name.
 */
export function textFiles(assetsFolder: string): Plugin {
  const languages = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
  const namespaces = readdirSync(path.join(folder, 'en')).map((file) => path.basename(file, '.json'))
  const catalogues = new Map(
    languages.flatMap((language) =>
      namespaces.map((namespace) => [fileOf(language, namespace), read(language, namespace)] as const),
    ),
  )
  const formatWords = new Map(
    lackingInBrowsers.map(
      (language) => [fileOf(language, 'format-words'), writeFormatWords(language)] as const,
    ),
  )
  // by their names from here: what is built of the same sources in another folder has the same addresses
  const all = [...catalogues, ...formatWords].map(([file, texts]) => [path.relative(folder, file), texts])
  const hash = createHash('sha256').update(JSON.stringify(all)).digest('hex').slice(0, 8)

  return {
    name: 'text-files',
    enforce: 'pre',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    buildStart() {
      for (const id of [...catalogues.keys(), ...formatWords.keys()]) {
        const file = path.relative(folder, id).replace(/\\/g, '/').replace(/json$/, 'js')
        const fileName = `${assetsFolder}/texts-${hash}/${file}`
        this.emitFile({ type: 'chunk', id, fileName, preserveSignature: 'strict' })
      }
    },
    resolveId: (source) => (catalogues.has(source) || formatWords.has(source) ? source : null),
    load(id) {
      const texts = catalogues.get(id) ?? formatWords.get(id)
      if (texts) return JSON.stringify(texts)
      return id === index ? loaderOf(hash, languages) : null
    },
  }
}

const wordsId = (language: string) => `virtual:format-words/${language}`

/** The same words for what is served or built from the folder of texts as it is: development, and Storybook. */
export function formatWordsBesideTexts(): Plugin {
  return {
    name: 'format-words-beside-texts',
    enforce: 'pre',
    resolveId: (source) =>
      lackingInBrowsers.some((code) => wordsId(code) === source) ? `\0${source}` : null,
    load(id) {
      const language = lackingInBrowsers.find((code) => `\0${wordsId(code)}` === id)
      return language && `export default ${JSON.stringify(writeFormatWords(language))}`
    },
    transform(code, id) {
      if (id !== index) return undefined
      const entries = lackingInBrowsers.map(
        (code) =>
          `catalogues['./${code}/format-words.json'] = () => import('${wordsId(code)}').then((words) => words.default)`,
      )
      return { code: [code, ...entries].join('\n'), map: null }
    },
  }
}

/** What stands in the place of `locales/index.ts`. A language without a folder reads English. */
function loaderOf(hash: string, languages: readonly string[]): string {
  return `
    const spoken = ${JSON.stringify(languages)}
    export async function loadNamespace(language, namespace) {
      const folder = spoken.includes(language) ? language : 'en'
      return (await import(/* @vite-ignore */ \`./texts-${hash}/\${folder}/\${namespace}.js\`)).default
    }`
}

function fileOf(language: string, namespace: string): string {
  return path.join(folder, language, `${namespace}.json`)
}

function read(language: string, namespace: string): Texts {
  const texts = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Texts
  const own = fileOf(language, namespace)
  const english = texts(fileOf('en', namespace))
  return existsSync(own) ? fillGaps(language, texts(own), english) : english
}
