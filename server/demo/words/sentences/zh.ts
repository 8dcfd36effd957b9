/** Sentences of the demo's listings by their English. */
export const zh: Readonly<Record<string, string>> = {}
