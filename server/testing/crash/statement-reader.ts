const startupHeader = 4
const messageHeader = 5

/** Writes of a statement: `insert orders`, `update payments`. Reading and locking is none. */
const writes = /(?<!\bfor )(?<!\bdo )\b(insert into|update|delete from)\s+"?(?:\w+"?\.)?"?(\w+)/gi
/** The queue looks for work all the time, and the sandbox too: whether it finds some is no step. */
const idle = new Set([
  'update _private_jobs',
  'update _private_job_queues',
  'insert _private_known_crontabs',
  'update _private_known_crontabs',
])

/**
 * Reads what a client says to PostgreSQL (protocol 3) and names the steps that last: `insert orders + update carts` when
 * a transaction that did both commits.
 */
export class StatementReader {
  #rest = Buffer.alloc(0)
  #started = false
  #prepared = new Map<string, string>()
  #portals = new Map<string, string>()
  #open: Set<string> | undefined

  /** The steps that this chunk asks for. */
  read(chunk: Buffer): string[] {
    this.#rest = Buffer.concat([this.#rest, chunk])
    const steps: string[] = []
    for (;;) {
      const header = this.#started ? messageHeader : startupHeader
      if (this.#rest.length < header) return steps
      const length = this.#rest.readUInt32BE(header - 4) + header - 4
      if (this.#rest.length < length) return steps
      const type = this.#started ? String.fromCharCode(this.#rest[0] ?? 0) : ''
      const body = this.#rest.subarray(header, length)
      this.#rest = this.#rest.subarray(length)
      this.#started = true
      const step = this.#hear(type, body)
      if (step) steps.push(step)
    }
  }

  #hear(type: string, body: Buffer): string | undefined {
    const texts = body.toString('latin1').split('\0')
    const [first = '', second = ''] = texts
    switch (type) {
      case 'Q':
        return this.#run(first)
      case 'P':
        this.#prepared.set(first, second)
        return undefined
      case 'B':
        this.#portals.set(first, this.#prepared.get(second) ?? '')
        return undefined
      case 'E':
        return this.#run(this.#portals.get(first) ?? '')
      default:
        return undefined
    }
  }

  #run(sql: string): string | undefined {
    if (/^\s*begin\b/i.test(sql)) {
      this.#open = new Set()
      return undefined
    }
    if (/^\s*commit\b/i.test(sql)) {
      const done = this.#open ?? new Set()
      this.#open = undefined
      return nameOf(done)
    }
    if (/^\s*rollback\s*;?\s*$/i.test(sql)) {
      this.#open = undefined
      return undefined
    }
    const written = writesOf(sql)
    if (!this.#open) return nameOf(written)
    for (const write of written) this.#open.add(write)
    return undefined
  }
}

function writesOf(sql: string): Set<string> {
  const found = [...sql.matchAll(writes)].map(
    ([, verb = '', table = '']) => `${verb.toLowerCase().split(' ')[0]} ${table.toLowerCase()}`,
  )
  if (/graphile_worker\.add_job/.test(sql)) found.push('insert job')
  return new Set(found.filter((write) => !idle.has(write)))
}

function nameOf(written: ReadonlySet<string>): string | undefined {
  return written.size > 0 ? [...written].toSorted().join(' + ') : undefined
}
