/** A text by its key, with what it names. */
export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string

/** The texts of one namespace, without what the widget brings for its own: the doctor comes where the widget does not. */
export function textsFrom(texts: Readonly<Record<string, unknown>>, language: string): Translate {
  const plurals = new Intl.PluralRules(language)
  const find = (key: string): string | undefined => {
    let found: unknown = texts
    for (const step of key.split('.')) found = (found as Record<string, unknown> | undefined)?.[step]
    return typeof found === 'string' ? found : undefined
  }
  return (key, values = {}) => {
    const plural = plurals.select(Number(values['count'] ?? 0))
    const text = find(`${key}_${plural}`) ?? find(`${key}_other`) ?? find(key) ?? key
    return text.replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => String(values[name] ?? ''))
  }
}
