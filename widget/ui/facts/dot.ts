/** Between facts that stand in one line. No line begins with it. */
export const dot = '\u00a0· '
