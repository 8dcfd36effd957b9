/** Sentences of the demo's listings by their English. */
export const de: Readonly<Record<string, string>> = {}
