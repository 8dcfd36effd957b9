import { escapeHtml } from '../../contract/escape-html.ts'

/** Markup that is safe to print as it is. */
export interface Html {
  readonly markup: string
}

type Printable = Html | string | number | null | undefined | false | readonly Printable[]

/** Template tag: values are escaped unless they are `Html` themselves; null and false print nothing. */
export function html(parts: TemplateStringsArray, ...values: readonly Printable[]): Html {
  const markup = parts.reduce(
    (text, part, index) => text + part + (index < values.length ? print(values[index]) : ''),
    '',
  )
  return { markup }
}

function print(value: Printable): string {
  if (value === null || value === undefined || value === false) return ''
  if (typeof value === 'string') return escapeHtml(value)
  if (typeof value === 'number') return String(value)
  return 'markup' in value ? value.markup : value.map(print).join('')
}
