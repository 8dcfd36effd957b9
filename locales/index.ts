/** Every catalogue of messages, loaded when it is wanted: `<language>/<namespace>.json`. */
const catalogues = import.meta.glob<Record<string, unknown>>('./*/*.json', { import: 'default' })

/** Messages of one namespace; empty where a language has none yet, so that English shows through. */
export async function loadNamespace(language: string, namespace: string): Promise<Record<string, unknown>> {
  return (await catalogues[`./${language}/${namespace}.json`]?.()) ?? {}
}
