import type { z } from 'zod'

/** What is wrong with a file of storefronts, and where. */
export interface StorefrontFault {
  /** The field, as `storefronts[1].layout`; empty for the file itself. */
  field: string
  /** What it says there, as it would stand in the file; undefined where nothing does. */
  value?: string | undefined
  /** What is wrong, and what is allowed. */
  message: string
  line?: number | undefined
}

/** A field of the file by its path. */
export function fieldOf(path: readonly PropertyKey[]): string {
  return path
    .map((step, at) => (typeof step === 'number' ? `[${step}]` : `${at > 0 ? '.' : ''}${String(step)}`))
    .join('')
}

/** A fault as a line for the author of the file. */
export function tellFault({ field, value, message, line }: StorefrontFault): string {
  const at = line === undefined ? '' : `line ${line}: `
  const said = value === undefined ? '' : ` is ${value}`
  return field ? `${at}${field}${said}: ${message}` : `${at}${message}`
}

/** Finds what stands at a path of the file. */
export function valueAt(file: unknown, path: readonly PropertyKey[]): unknown {
  let here = file
  for (const step of path) {
    if (typeof here !== 'object' || here === null) return undefined
    here = (here as Record<PropertyKey, unknown>)[step]
  }
  return here
}

/** A value as it stands in the file, cut where it is long. */
export function quoteValue(value: unknown): string | undefined {
  if (value === undefined) return undefined
  const text = JSON.stringify(value)
  return text.length > 80 ? `${text.slice(0, 77)}…` : text
}

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
  record: 'a text for each language, as {en: …}',
}

/** What is wrong by the format's own rules, each with the field, the value and what is allowed. */
export function faultsOf(
  issues: readonly z.core.$ZodIssue[],
  file: unknown,
  fieldsAt: (path: readonly PropertyKey[]) => readonly string[],
): (StorefrontFault & { path: PropertyKey[] })[] {
  return issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => {
        const path = [...issue.path, key]
        const allowed = fieldsAt(issue.path)
        return { path, field: fieldOf(path), message: `there is no such field${nearest(key, allowed)}` }
      })
    }
    if (issue.code === 'invalid_key') {
      const key = String(issue.path.at(-1))
      return [
        {
          path: issue.path,
          field: fieldOf(issue.path),
          message: `“${key}” is no language that can be spoken`,
        },
      ]
    }
    if (issue.code === 'invalid_union') {
      const inner = issue.errors.find((branch) => branch.some(({ path }) => path.length > 0))
      if (inner && typeof valueAt(file, issue.path) === 'object') {
        const nested = inner.map((one) => ({ ...one, path: [...issue.path, ...one.path] }))
        return faultsOf(nested, file, fieldsAt)
      }
    }
    const value = valueAt(file, issue.path)
    const path = [...issue.path]
    return [{ path, field: fieldOf(path), value: quoteValue(value), message: messageOf(issue, value) }]
  })
}

function messageOf(issue: z.core.$ZodIssue, value: unknown): string {
  switch (issue.code) {
    case 'invalid_type':
      return value === undefined
        ? `it is missing; write ${kinds[issue.expected] ?? issue.expected}`
        : `write ${kinds[issue.expected] ?? issue.expected}`
    case 'invalid_value':
      return value === undefined
        ? `it is missing; write one of ${issue.values.join(', ')}`
        : `write one of ${issue.values.join(', ')}`
    case 'too_big':
      return issue.origin === 'string'
        ? `at most ${String(issue.maximum)} characters`
        : issue.origin === 'array'
          ? `at most ${String(issue.maximum)} of them`
          : `at most ${String(issue.maximum)}`
    case 'too_small':
      return issue.origin === 'string'
        ? 'it says nothing'
        : issue.origin === 'array'
          ? `at least ${String(issue.minimum)} of them`
          : `at least ${String(issue.minimum)}`
    case 'invalid_union': {
      const messages = issue.errors.flatMap((branch) => branch.map((one) => messageOf(one, value)))
      return issue.message === 'Invalid input' ? [...new Set(messages)].join(', or ') : issue.message
    }
    default:
      return issue.message
  }
}

/** The field that was meant, or all that there are. */
export function nearest(word: string, allowed: readonly string[]): string {
  const scored = allowed
    .map((name) => ({ name, distance: distance(word.toLowerCase(), name.toLowerCase()) }))
    .toSorted((a, b) => a.distance - b.distance)
  const [best] = scored
  if (best && best.distance <= Math.max(2, word.length / 3)) return `; is “${best.name}” meant?`
  return allowed.length > 0 ? `; there are ${allowed.join(', ')}` : ''
}

/** Levenshtein's edit distance. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_unused, at) => at)
  for (const [at, letter] of Array.from(one).entries()) {
    let corner = at
    const next = [at + 1]
    for (const [column, against] of Array.from(other).entries()) {
      const above = row[column + 1] ?? 0
      next.push(Math.min(above + 1, (next[column] ?? 0) + 1, corner + (letter === against ? 0 : 1)))
      corner = above
    }
    row = next
  }
  return row.at(-1) ?? 0
}
