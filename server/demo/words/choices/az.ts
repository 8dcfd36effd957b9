export const az: Readonly<Record<string, string>> = {}
