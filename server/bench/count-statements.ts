import type { Database } from '../platform/database.ts'
import { load } from './load.ts'
import type { Visit } from './load.ts'
import type { CountedStatement } from './statements.queries.ts'
import { startCounting, stopCounting } from './statements.queries.ts'

const seconds = 3

/** Statements of one visit by who runs them. */
export interface StatementCount {
  /** Of requests and of the handlers of jobs, which run on the same pool. */
  work: number
  /** `begin`, `commit`, `rollback`, `set`: no plan and no rows. */
  transactions: number
  /** Of the queue itself: adding, fetching and ending jobs. */
  queue: number
  each: CountedStatement[]
}

/**
 * Counts what a visit asks the database for. It has a load of its own: counting costs the database time, which the measured
 * load is not to contain.
 */
export async function countStatements(db: Database, origin: string, visit: Visit): Promise<StatementCount> {
  await startCounting(db)
  const { visits } = await load(origin, seconds, visit)
  const each = await stopCounting(db, Math.max(1, visits))
  const sum = (of: (statement: CountedStatement) => boolean) =>
    each.filter(of).reduce((total, { calls }) => total + calls, 0)
  return {
    work: sum((statement) => !ofTransaction(statement) && !ofQueue(statement)),
    transactions: sum(ofTransaction),
    queue: sum(ofQueue),
    each,
  }
}

function ofTransaction({ sql }: CountedStatement): boolean {
  return /^(begin|commit|rollback|start transaction|set|savepoint|release)\b/i.test(sql.trim())
}

function ofQueue(statement: CountedStatement): boolean {
  return !ofTransaction(statement) && statement.sql.includes('graphile_worker')
}

/** Prints the counts of each load, and with `each` the statements that a visit runs at least once in twenty. */
export function printStatements(counts: ReadonlyMap<string, StatementCount>, each: boolean): void {
  for (const [name, count] of counts) {
    process.stdout.write(
      `  ${name}: ${count.work.toFixed(1)} statements, ${count.transactions.toFixed(1)} to begin and end transactions, ${count.queue.toFixed(1)} of the queue\n`,
    )
    if (!each) continue
    for (const { sql, calls, planMs, executeMs } of count.each.filter((one) => one.calls >= 0.05)) {
      process.stdout.write(
        `    ${calls.toFixed(2).padStart(5)} × plan ${planMs.toFixed(3)} + run ${executeMs.toFixed(3)} ms  ${sql.trim().slice(0, 110)}\n`,
      )
    }
  }
}
