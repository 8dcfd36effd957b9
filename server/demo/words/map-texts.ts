/** A text of a record in its languages, or a list of texts (then every language has as many). */
export type Text = Readonly<Record<string, string | string[]>> & { readonly en: string | string[] }

const isText = (value: object): value is Text => 'en' in value

/** The value with `change` in the place of each of its texts, however deep; they are met in the order of the record. */
export function mapTexts(value: unknown, change: (text: Text) => Text): unknown {
  if (Array.isArray(value)) return value.map((member) => mapTexts(member, change))
  if (typeof value !== 'object' || value === null) return value
  if (isText(value)) return change(value)
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, mapTexts(member, change)]))
}
