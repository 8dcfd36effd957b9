import type { longestName as taken } from '../../../server/contract/primitives.ts'

/** Characters of a first or a last name that the server takes. */
export const longestName: typeof taken = 80
