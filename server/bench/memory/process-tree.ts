import { readdirSync, readFileSync } from 'node:fs'

/** A process with what it holds: its proportional set size, in which a page that several share counts in parts. Linux alone. */
export interface HeldMemory {
  pid: number
  name: string
  bytes: number
}

/** A process and all that descend from it, without PostgreSQL, whose memory its own settings bound. */
export function measureTree(root: number): HeldMemory[] {
  const children = new Map<number, number[]>()
  for (const pid of readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)) {
    const parent = parentOf(pid)
    if (parent !== undefined) children.set(parent, [...(children.get(parent) ?? []), pid])
  }
  const found: HeldMemory[] = []
  const waiting = [root]
  for (let pid = waiting.pop(); pid !== undefined; pid = waiting.pop()) {
    const name = read(`/proc/${pid}/comm`)?.trim()
    if (name === undefined || name === 'postgres') continue
    const [, kilobytes = '0'] = /^Pss:\s+(\d+) kB/m.exec(read(`/proc/${pid}/smaps_rollup`) ?? '') ?? []
    found.push({ pid, name, bytes: Number(kilobytes) * 1024 })
    waiting.push(...(children.get(pid) ?? []))
  }
  return found
}

function parentOf(pid: number): number | undefined {
  const stat = read(`/proc/${pid}/stat`)
  // the name of a process stands in brackets and may have spaces and brackets itself
  return stat === undefined ? undefined : Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
}

/** Undefined for a process that has ended meanwhile. */
function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
