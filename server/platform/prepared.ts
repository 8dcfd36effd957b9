import type { Knex } from 'knex'

/** A statement with `:names` in it as PostgreSQL reads it: with `$1`, `$2` …, which stand for these names. */
interface Translated {
  text: string
  names: readonly string[]
}

/** What is asked of knex's client. That of a transaction has one connection, which it keeps. */
interface Client {
  acquireConnection(): Promise<object>
  releaseConnection(connection: object): Promise<void>
  query(
    connection: object,
    query: { method: 'raw'; sql: string; bindings: unknown[]; options: { name?: string } },
  ): Promise<{ response: { rows: unknown[] } }>
}

/** What each connection was asked before, by its SQL. */
const translations = new WeakMap<object, Map<string, Translated>>()

/**
 * Runs a statement that PostgreSQL parses and plans once for each connection instead of once for each call. For the
 * statements of the hot path, whose planning costs several times their execution. A name belongs to one text.
 *
 * It is translated once for each connection too: `raw` of knex goes through the text four times a call and builds a query around it,
 * which for twenty values costs 0.09–0.17 ms where this costs 0.05–0.11.
 *
 * @throws Error when a name of the statement has the value undefined
 */
export async function runPrepared<Row>(
  db: Knex,
  name: string,
  { sql, bindings }: { sql: string; bindings: Record<string, unknown> },
): Promise<Row[]> {
  // behind a pooler the next call may be in a session that does not know the name
  const { prepared } = db.userParams as { prepared?: boolean }
  const client = db.client as Client
  const connection = await client.acquireConnection()
  try {
    const { text, names } = translate(connection, sql, bindings)
    const query = {
      method: 'raw' as const,
      sql: text,
      bindings: names.map((key) => valueOf(bindings, key, name)),
      options: prepared === false ? {} : { name },
    }
    const { response } = await client.query(connection, query)
    return response.rows as Row[]
  } finally {
    await client.releaseConnection(connection)
  }
}

function valueOf(bindings: Record<string, unknown>, key: string, name: string): unknown {
  const value = bindings[key]
  if (value === undefined) throw new Error(`statement ${name}: no value for :${key}`)
  return value
}

/**
 * A name is one parameter, however often it stands in the statement: PostgreSQL infers its type where it stands first. What is not
 * bound is no name: `HH24:MI`.
 */
function translate(connection: object, sql: string, bindings: Record<string, unknown>): Translated {
  const known = translations.get(connection) ?? new Map<string, Translated>()
  const found = known.get(sql)
  if (found) return found
  const names: string[] = []
  const text = sql.replaceAll(/(?<!:):(\w+)/g, (match, key: string) => {
    if (!Object.hasOwn(bindings, key)) return match
    const known = names.indexOf(key)
    return `$${known < 0 ? names.push(key) : known + 1}`
  })
  translations.set(connection, known.set(sql, { text, names }))
  return { text, names }
}

/**
 * Placeholders for the members of a list, one each, with their bindings. Of an array PostgreSQL assumes ten members: it finds a plan
 * for the real ones cheaper and plans anew at each call, or keeps one that reads a table from end to end while that was small.
 * The number belongs into the name of the statement.
 */
export function spellOut(values: readonly unknown[]): { list: string; bindings: Record<string, unknown> } {
  const members = values.map((value, index) => [`member${index}`, value] as const)
  return { list: members.map(([name]) => `:${name}`).join(', '), bindings: Object.fromEntries(members) }
}

/** Longer lists are seldom: no statement of their own is kept for them. */
export const mostSpeltOut = 5
