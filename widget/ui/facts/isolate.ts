/** A name or a sentence of another language within one of ours: it keeps its own direction (UAX 9, first strong isolate). */
export const isolate = (text: string): string => `\u2068${text}\u2069`
