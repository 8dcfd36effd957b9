/** The dot between facts in one line, held to the words before it. */

/** Between facts that stand in one line. No line begins with it. */
export const dot = '\u00a0· '
