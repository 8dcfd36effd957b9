import { openDatabase } from './database.ts'
import type { Database, DatabaseOptions } from './database.ts'

/** A pool for each class of work: one that waits for a slow lock holds up nothing but its like. */
export interface DatabasePools {
  /** Carts, orders, accounts: what visitors change. */
  writing: Database
  /** Pages and the catalogue, whose statements are short. */
  reading: Database
  /** Jobs, and what asks the payment network. */
  working: Database
  destroy(): Promise<void>
}

/** Opens the pools of a process. */
export function openPools(url: string, options: Pick<DatabaseOptions, 'prepared'> = {}): DatabasePools {
  const writing = openDatabase(url, options)
  const reading = openDatabase(url, { ...options, statementTimeoutMs: 8_000, name: 'dhow-read' })
  const working = openDatabase(url, { ...options, statementTimeoutMs: 30_000, name: 'dhow-work' })
  return {
    writing,
    reading,
    working,
    async destroy() {
      await Promise.all([writing.destroy(), reading.destroy(), working.destroy()])
    },
  }
}
