import type { Refusal } from '../listings/refusal.ts'

/** One row of a file, where it starts, and what stands there: cells by column, a JSON value, or nothing one can read. */
export type RawRow = { line: number } & (
  { cells: Record<string, string> } | { json: unknown } | { fault: Refusal }
)

/** A file that is open for reading, row by row. */
export interface ImportSource {
  /** Names of a CSV's columns. */
  columns?: readonly string[]
  /** The code page that the file is read in, where that was a guess. */
  guessedEncoding?: string
  rows: AsyncIterable<RawRow>
  totalBytes: number
  bytesRead(): number
}

/** Why a file cannot be imported at all; the message is for the person who called. */
export class ImportError extends Error {}
