/** Sentences of the demo's listings by their English. */
export const he: Readonly<Record<string, string>> = {}
