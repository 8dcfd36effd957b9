import { createHash } from 'node:crypto'
import { z } from 'zod'
import { isListingColumn } from './columns.ts'
import { ImportError } from './raw-row.ts'

/** Where the text of a field comes from; a name alone is a column. */
type Rule =
  | string
  | { value: string }
  | { column: string; pattern: string; replace: string; flags: string }
  | { hash: string[]; prefix: string }
  | { join: Rule[]; with: string }
  | { first: Rule[] }

const Rule: z.ZodType<Rule> = z.lazy(() =>
  z.union(
    [
      z.string().min(1),
      z.strictObject({ value: z.string() }),
      z.strictObject({
        column: z.string().min(1),
        pattern: z.string(),
        /** `$1`, `$<name>` and `$&` stand for what matched. */
        replace: z.string().default('$&'),
        flags: z
          .string()
          .regex(/^[ims]*$/, 'flags are i, m and s')
          .default(''),
      }),
      z.strictObject({ hash: z.array(z.string().min(1)).min(1), prefix: z.string().max(60).default('') }),
      z.strictObject({ join: z.array(Rule).min(1), with: z.string().default('\n') }),
      z.strictObject({ first: z.array(Rule).min(1) }),
    ],
    { error: 'a rule is a column’s name, or an object with value, column and pattern, hash, join or first' },
  ),
)

const Field = z
  .string()
  .refine(isListingColumn, { error: ({ input }) => `a listing has no field "${String(input)}"` })

/** A mapping file: how the columns of a foreign file become fields of a listing. */
const Mapping = z.strictObject({
  /** For people. */
  description: z.string().optional(),
  /** Fields that are the same in every row. */
  constants: z.record(Field, z.string()).default({}),
  /** Column → field, taken as it is. */
  columns: z.record(z.string(), Field).default({}),
  /** Field → rule. */
  fields: z.record(Field, Rule).default({}),
})
export type Mapping = z.output<typeof Mapping>

/**
 * Reads a mapping.
 *
 * @throws ImportError that names each wrong entry
 */
export function parseMapping(text: string): Mapping {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    throw new ImportError(
      `the mapping is not JSON: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
  const result = Mapping.safeParse(json)
  if (!result.success) {
    const lines = result.error.issues.map((issue) => {
      // a key that is no field has its reason a level deeper than a value
      const { message } = (issue.code === 'invalid_key' && issue.issues[0]) || issue
      return `  ${issue.path.join('.') || '(whole file)'}: ${message}`
    })
    throw new ImportError(`the mapping cannot be used:\n${lines.join('\n')}`)
  }
  for (const [field, rule] of Object.entries(result.data.fields)) checkPatterns(field, rule)
  return result.data
}

const partsOf = (rule: Rule): Rule[] => {
  if (typeof rule === 'string') return []
  if ('join' in rule) return rule.join
  return 'first' in rule ? rule.first : []
}

function checkPatterns(field: string, rule: Rule): void {
  for (const part of partsOf(rule)) checkPatterns(field, part)
  if (typeof rule === 'string' || !('pattern' in rule)) return
  try {
    RegExp(rule.pattern, `${rule.flags}u`)
  } catch (error) {
    throw new ImportError(
      `the pattern for ${field} cannot be used: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}

function columnsOf(rule: Rule): string[] {
  if (typeof rule === 'string') return [rule]
  if ('column' in rule) return [rule.column]
  if ('hash' in rule) return rule.hash
  return partsOf(rule).flatMap(columnsOf)
}

/** Columns that a mapping reads. */
export function columnsOfMapping(mapping: Mapping): string[] {
  return [...Object.keys(mapping.columns), ...Object.values(mapping.fields).flatMap(columnsOf)]
}

/** `$1`, `$<name>`, `$&` and `$$`, as in JavaScript's own replace, but for one match alone. */
function expand(template: string, match: RegExpExecArray): string {
  return template.replace(
    /\$(?:(\d)|<([^>]+)>|(&)|(\$))/g,
    (_, digit?: string, name?: string, whole?: string) => {
      if (digit !== undefined) return match[Number(digit)] ?? ''
      if (name !== undefined) return match.groups?.[name] ?? ''
      return whole === undefined ? '$' : match[0]
    },
  )
}

/** Fields that a mapping fills. */
export function fieldsOfMapping(mapping: Mapping): string[] {
  return [
    ...Object.keys(mapping.constants),
    ...Object.values(mapping.columns),
    ...Object.keys(mapping.fields),
  ]
}

/** A mapping, ready for row after row. */
export function createMapper(
  mapping: Mapping,
): (cells: Readonly<Record<string, string>>) => [field: string, text: string][] {
  const patterns = new Map<Rule, RegExp>()
  const evaluate = (rule: Rule, cells: Readonly<Record<string, string>>): string => {
    if (typeof rule === 'string') return (cells[rule] ?? '').trim()
    if ('value' in rule) return rule.value
    if ('hash' in rule) {
      const cellsOfHash = rule.hash.map((column) => cells[column] ?? '')
      return rule.prefix + createHash('sha256').update(JSON.stringify(cellsOfHash)).digest('hex').slice(0, 24)
    }
    if ('join' in rule) {
      return rule.join
        .map((part) => evaluate(part, cells))
        .filter(Boolean)
        .join(rule.with)
    }
    if ('first' in rule) {
      for (const part of rule.first) {
        const text = evaluate(part, cells)
        if (text) return text
      }
      return ''
    }
    const pattern = patterns.get(rule) ?? new RegExp(rule.pattern, `${rule.flags}u`)
    patterns.set(rule, pattern)
    const match = pattern.exec(cells[rule.column] ?? '')
    return match ? expand(rule.replace, match).trim() : ''
  }
  return (cells) => [
    ...Object.entries(mapping.constants),
    ...Object.entries(mapping.columns).map(([column, field]): [string, string] => [
      field,
      cells[column] ?? '',
    ]),
    ...Object.entries(mapping.fields).map(([field, rule]): [string, string] => [
      field,
      evaluate(rule, cells),
    ]),
  ]
}
