/**
 * Leaves out the second full stop of "vom 20. Nov..": a value that is filled in at the end of a sentence may end with one of its own, as
 * German dates and Arabic currencies do. The end of an isolate (U+2069) and
 * the mark that Arabic currencies end with (U+200F) may stand between the two.
 */
export function oneStop(text: string): string {
  return text.replace(/(^|[^.])\.([\u200F\u2069]*)\.(?!\.)/g, '$1.$2')
}

/** The same as a plugin of i18next. */
export const oneStopPlugin = {
  type: 'postProcessor' as const,
  name: 'oneStop',
  process: oneStop,
}
