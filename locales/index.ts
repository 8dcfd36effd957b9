import { fillGaps } from './fill-gaps.ts'
import type { Texts } from './fill-gaps.ts'

/** Every catalogue of messages, loaded when it is wanted: `<language>/<namespace>.json`. */
const catalogues = import.meta.glob<Texts>('./*/*.json', { import: 'default' })

/**
 * Messages of one namespace, English where the language has none yet. The builds for browsers put a function in this
 * one's place (`vite.texts.ts`) which does the same with one file and without the list.
 */
export async function loadNamespace(language: string, namespace: string): Promise<Texts> {
  const [own = {}, english = {}] = await Promise.all([
    catalogues[`./${language}/${namespace}.json`]?.(),
    catalogues[`./en/${namespace}.json`]?.(),
  ])
  return fillGaps(language, own, english)
}
