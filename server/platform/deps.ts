import type { Clock } from './clock.ts'
import type { Database } from './database.ts'
import type { FileStore } from './files/file-store.ts'
import type { Env } from './env.ts'
import type { Logger } from './log.ts'
import type { RatesMemory } from './money/exchange.ts'

/** How often this process has heard that something which pages show has changed. */
export interface News {
  heard: number
}

/** What every use case may ask for. Slices that need more extend it with their own port. */
export interface Deps {
  db: Database
  clock: Clock
  log: Logger
  env: Env
  /** Photographs of suppliers; absent: those in the folder that `env` names. */
  files?: FileStore
  /** Where `readRates` remembers; without it, it asks the database each time. */
  rates?: RatesMemory
  /** Where a process that hears of changes counts them; what it remembers of the catalogue is good for one number. */
  news?: News
}
