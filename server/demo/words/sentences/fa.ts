/** Sentences of the demo's listings by their English. */
export const fa: Readonly<Record<string, string>> = {}
