/** Sentences of the demo's listings by their English. */
export const az: Readonly<Record<string, string>> = {}
