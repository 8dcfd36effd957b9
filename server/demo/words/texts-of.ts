/** Every text of the demo's catalogue in a language. */
export function textsOf(value: unknown, language: string): string[] {
  if (Array.isArray(value)) return value.flatMap((member) => textsOf(member, language))
  if (typeof value !== 'object' || value === null) return []
  if ('en' in value) return [(value as Record<string, string | string[]>)[language] ?? []].flat()
  return Object.values(value).flatMap((member) => textsOf(member, language))
}
