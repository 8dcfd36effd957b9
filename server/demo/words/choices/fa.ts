export const fa: Readonly<Record<string, string>> = {}
