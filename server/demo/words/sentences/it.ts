/** Sentences of the demo's listings by their English. */
export const it: Readonly<Record<string, string>> = {}
