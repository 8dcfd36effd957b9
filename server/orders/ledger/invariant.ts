/** Something that is always true of the books, at every commit. */
export interface Invariant {
  /** Names it in what `npm run ledger` prints. */
  name: string
  sentence: string
  /** Selects `what`, a line for each place where it does not hold. `:now` is the present. */
  sql: string
}
