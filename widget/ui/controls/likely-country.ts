/** The country of the first language that names one. */
export function likelyCountry(languages: readonly string[]): string | undefined {
  return languages.map((tag) => /-([A-Z]{2})\b/.exec(tag)?.[1]).find((region) => region !== undefined)
}
