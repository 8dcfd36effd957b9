/** How the columns of a foreign file become fields of a listing, by a mapping file. */
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { slugOf } from '../listings/slugs.ts'
import { isListingColumn } from './columns.ts'
import { inCase, isTable, lookUp, readNumber } from './mapping-steps.ts'
import type { Table } from './mapping-steps.ts'
import { ImportError } from './raw-row.ts'

/** Where the text of a field comes from; a name alone is a column. */
type Rule =
  | string
  | { value: string }
  | { column: string; pattern: string; replace: string; flags: string }
  | { hash: string[]; prefix: string }
  | { join: Rule[]; with: string }
  | { first: Rule[] }
  | { lookup: Rule; table: Table; match: 'whole' | 'words'; otherwise: string }
  | { slug: Rule }
  | { case: 'lower' | 'upper' | 'title' | 'sentence'; of: Rule }
  | { split: Rule; at: string; part?: number; each?: Rule; with: string }
  | { number: Rule; times: number; decimals?: number }

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
      z.strictObject({
        lookup: Rule,
        table: z.custom<Table>(isTable, { error: 'a table is an object of texts' }),
        match: z.enum(['whole', 'words']).default('whole'),
        otherwise: z.string().default(''),
      }),
      z.strictObject({ slug: Rule }),
      z.strictObject({ case: z.enum(['lower', 'upper', 'title', 'sentence']), of: Rule }),
      z.strictObject({
        split: Rule,
        at: z.string().min(1),
        /** Counted from 1; from the end when negative. */
        part: z.int().optional(),
        each: Rule.optional(),
        with: z.string().default(' '),
      }),
      z.strictObject({
        number: Rule,
        times: z.number().default(1),
        decimals: z.int().min(0).max(6).optional(),
      }),
    ],
    {
      error:
        'a rule is a column’s name, or an object with value, column and pattern, hash, join, first, lookup and table, slug, case and of, split and at, or number',
    },
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

/** Puts the content of a table's file in the place of its name, wherever a `lookup` stands. */
function withTables(json: unknown, readTable: (file: string) => Table): unknown {
  if (Array.isArray(json)) return json.map((member) => withTables(member, readTable))
  if (typeof json !== 'object' || json === null) return json
  const entries = Object.entries(json).map(([key, value]: [string, unknown]) => [
    key,
    key === 'table' && typeof value === 'string' ? readTable(value) : withTables(value, readTable),
  ])
  return Object.fromEntries(entries) as unknown
}

const noTables = (file: string): Table => {
  throw new ImportError(`the table ${file} cannot be read: this mapping is not a file`)
}

/**
 * Reads a mapping. `readTable` opens the files that its tables name.
 *
 * @throws ImportError that names each wrong entry
 */
export function parseMapping(text: string, readTable = noTables): Mapping {
  let json: unknown
  try {
    json = withTables(JSON.parse(text), readTable)
  } catch (error) {
    if (error instanceof ImportError) throw error
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
  if ('first' in rule) return rule.first
  if ('lookup' in rule) return [rule.lookup]
  if ('slug' in rule) return [rule.slug]
  if ('case' in rule) return [rule.of]
  if ('split' in rule) return rule.each === undefined ? [rule.split] : [rule.split, rule.each]
  return 'number' in rule ? [rule.number] : []
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
  // inside "each" the name "part" is the piece and no column
  if ('split' in rule) {
    const inEach = rule.each === undefined ? [] : columnsOf(rule.each).filter((name) => name !== 'part')
    return [...columnsOf(rule.split), ...inEach]
  }
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
    if ('lookup' in rule) return lookUp(rule, evaluate(rule.lookup, cells))
    if ('slug' in rule) return slugOf(evaluate(rule.slug, cells))
    if ('case' in rule) return inCase(rule.case, evaluate(rule.of, cells))
    if ('number' in rule) return readNumber(rule, evaluate(rule.number, cells))
    if ('split' in rule) {
      const { each, part } = rule
      const pieces = evaluate(rule.split, cells)
        .split(rule.at)
        .map((piece) => piece.trim())
        .filter(Boolean)
      const taken = part === undefined ? pieces : [pieces.at(part > 0 ? part - 1 : part) ?? '']
      const made =
        each === undefined ? taken : taken.map((piece) => evaluate(each, { ...cells, part: piece }))
      return [...new Set(made.filter(Boolean))].join(rule.with)
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
