/**
 * "Vom 20. Nov..": where what is filled in ends with a stop of its own, as German dates and Arabic money do, one stop ends both. An
 * isolate (U+2069) may stand between them.
 */
export function oneStop(text: string): string {
  return text.replace(/(^|[^.])\.(\u2069?)\.(?!\.)/g, '$1.$2')
}

/** The same as a plugin of i18next. */
export const oneStopPlugin = {
  type: 'postProcessor' as const,
  name: 'oneStop',
  process: oneStop,
}
