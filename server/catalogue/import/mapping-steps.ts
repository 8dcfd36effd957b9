/** The steps by which a mapping changes the text of a cell: tables, capitals, numbers. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import { ImportError } from './raw-row.ts'

/** Somebody's words → ours. Upper and lower case and spaces around a word make no difference. */
export type Table = Readonly<Record<string, string>>

/** Whether a value of a mapping is a table. */
export function isTable(value: unknown): value is Table {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((member) => typeof member === 'string')
  )
}

/**
 * Opens the tables that a mapping names: a JSON object, or a CSV of two columns without a header. A relative path begins at
 * the folder of the mapping.
 */
export function createTableReader(folder: string): (file: string) => Table {
  return (file) => {
    try {
      const text = readFileSync(path.resolve(folder, file), 'utf8')
      const table: unknown = file.endsWith('.json')
        ? JSON.parse(text)
        : Object.fromEntries(parse(text, { bom: true, skip_empty_lines: true, trim: true }))
      if (isTable(table)) return table
    } catch (error) {
      throw new ImportError(
        `the table ${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
      )
    }
    throw new ImportError(`the table ${file} cannot be used: it must be two columns of text`)
  }
}

const plain = (text: string) => text.normalize('NFKC').trim().toLowerCase()
const plainTables = new WeakMap<Table, Map<string, string>>()

/**
 * What a table says of a text. `words`: the first entry, in the order of the table, whose words stand in the text one after
 * the other.
 */
export function lookUp(
  { table, match, otherwise }: { table: Table; match: 'whole' | 'words'; otherwise: string },
  text: string,
): string {
  const entries =
    plainTables.get(table) ?? new Map(Object.entries(table).map(([word, ours]) => [plain(word), ours]))
  plainTables.set(table, entries)
  const asked = plain(text)
  if (match === 'whole') return entries.get(asked) ?? otherwise
  const words = ` ${asked.split(/[^\p{L}\p{M}\p{N}]+/u).join(' ')} `
  for (const [word, ours] of entries) if (words.includes(` ${word} `)) return ours
  return otherwise
}

/** `title`: each word begins with a capital; `sentence`: the first alone. */
export function inCase(wanted: 'lower' | 'upper' | 'title' | 'sentence', text: string): string {
  if (wanted === 'upper') return text.toUpperCase()
  const lower = text.toLowerCase()
  if (wanted === 'lower') return lower
  const starts = wanted === 'title' ? /(?<![\p{L}\p{M}\p{N}'’])\p{L}/gu : /\p{L}/u
  return lower.replace(starts, (letter) => letter.toUpperCase())
}

/**
 * The first number of a text, as `1234.5`: currency signs and words are left aside, groups of thousands are put together. A
 * sign that comes once and has not exactly three digits after it is the decimal one; of two kinds the last is. `1.234` and
 * `1,234` are taken for thousands.
 */
export function readNumber({ times, decimals }: { times: number; decimals?: number }, text: string): string {
  const [found] = /[-+]?\d+(?:[.,'’\u00a0\u202f ]\d+)*/.exec(text) ?? []
  if (found === undefined) return ''
  const number = found.replaceAll(/['’\s]/g, '')
  const last = Math.max(number.lastIndexOf('.'), number.lastIndexOf(','))
  const sign = number[last] ?? ''
  const isOnly = number.indexOf(sign) === last
  const hasBoth = number.includes('.') && number.includes(',')
  const isDecimal =
    last >= 0 && isOnly && (hasBoth || number.length - last - 1 !== 3 || /^[-+]?0[.,]/.test(number))
  const whole = (isDecimal ? number.slice(0, last) : number).replaceAll(/[.,]/g, '')
  const value = Number(isDecimal ? `${whole}.${number.slice(last + 1)}` : whole) * times
  return decimals === undefined ? String(Number(value.toPrecision(12))) : value.toFixed(decimals)
}
