import type { Formats } from '../../environment/formats.ts'

/** The languages in which it is held, as the reader calls them. */
export function languagesText(languages: readonly string[], formats: Formats): string {
  const names = formats.names('language')
  return formats.list().format(languages.map((language) => names.of(language) ?? language))
}
