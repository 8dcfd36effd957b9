import { type SourceTree, lineOf } from './source-tree.ts'

/** One message of `locales/en`: `checkout:steps.pay`, without the suffix of its plural form or context. */
export type MessageKey = { id: string; path: string; line: number }

const pluralForm = /_(ordinal_)?(zero|one|two|few|many|other)$/

/** Every message there is in English, the language that all others fall back to. Plural forms count once. */
export function messageKeysOf(tree: SourceTree): MessageKey[] {
  const keys = [...tree.files.values()].flatMap(({ path, text }) => {
    const namespace = /^locales\/en\/([\w-]+)\.json$/.exec(path)?.[1]
    if (namespace === undefined) return []
    return leavesOf(JSON.parse(text), '').map((key) => ({
      id: `${namespace}:${key.replace(pluralForm, '')}`,
      path,
      line: lineOf(text, Math.max(0, text.indexOf(`"${key.split('.').at(-1) ?? ''}"`))),
    }))
  })
  return [...new Map(keys.map((key) => [key.id, key])).values()]
}

function leavesOf(value: unknown, prefix: string): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [prefix]
  return Object.entries(value).flatMap(([key, below]) =>
    leavesOf(below, prefix === '' ? key : `${prefix}.${key}`),
  )
}
