/** How a CSV file is read: separators, quotes, line breaks, empty rows. */
import { createReadStream, statSync } from 'node:fs'
import { pipeline } from 'node:stream'
import { parse } from 'csv-parse'
import type { CsvError } from 'csv-parse'
import iconv from 'iconv-lite'
import { ImportError } from './raw-row.ts'
import type { ImportSource, RawRow } from './raw-row.ts'

/** A record that is longer has lost its closing quote. A text that is merely too long is shorter, and refused by its field. */
const longestRecordBytes = 16_000_000
const headerBytes = 64 * 1024

const countLineEnds = (text: string) => text.match(/\r\n|\n|\r/g)?.length ?? 0

/** The candidate that separates most columns of the header, quoted text left aside. */
export function detectDelimiter(start: string): string {
  const [header = ''] = start.replaceAll(/"[^"]*"/g, '').split(/\r\n|\n|\r/)
  const counted = [',', ';', '\t', '|'].map((delimiter) => ({
    delimiter,
    count: header.split(delimiter).length,
  }))
  return counted.toSorted((a, b) => b.count - a.count)[0]?.delimiter ?? ','
}

async function readStart(file: string, encoding: string): Promise<string> {
  const pieces: Buffer[] = []
  for await (const piece of createReadStream(file, { end: headerBytes - 1 })) pieces.push(piece as Buffer)
  return iconv.decode(Buffer.concat(pieces), encoding)
}

interface ParsedRecord {
  line: number
  record: string[]
}

/** The name of a column that its header leaves empty, counted from 1. */
const nameOf = (header: string, index: number) => header.trim() || `column ${index + 1}`

/** Whether a column has no name but its number: spreadsheets leave such columns behind, mostly empty. */
export function isNameless(column: string): boolean {
  return /^column \d+$/.test(column)
}

/** Lines by the text consumed: the parser's own count takes a carriage return and a line feed for two. */
function createLineCounter(): (raw: string) => number {
  let lines = 0
  return (raw) => {
    const empty = /^(?:\r\n|\n|\r)*/.exec(raw)?.[0] ?? ''
    const start = lines + countLineEnds(empty) + 1
    lines += countLineEnds(raw)
    return start
  }
}

/**
 * Opens a CSV: RFC 4180 with any of `, ; tab |` between columns, line breaks and doubled quotes inside quotes, stray quotes
 * taken as they are, rows of nothing but empty cells passed over. A record that cannot be read becomes a fault, and reading
 * goes on after it, unless it never ends.
 *
 * @throws ImportError when there is no header, or it names a column twice
 */
export async function openCsv(
  file: string,
  { encoding, delimiter }: { encoding: string; delimiter?: string },
): Promise<ImportSource> {
  const skipped: RawRow[] = []
  const input = createReadStream(file)
  const startLine = createLineCounter()
  let endless = false
  // with `raw` a record is not the array of cells that the package's types promise
  const numberRecord = (parsed: unknown) => {
    const { raw, record } = parsed as { raw: string; record: string[] }
    return { line: startLine(raw), record } as unknown as string[]
  }
  const parser = parse({
    delimiter: delimiter ?? detectDelimiter(await readStart(file, encoding)),
    raw: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    bom: true,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    max_record_size: longestRecordBytes,
    // both are called in the order of the file, while the consumer of the rows may be behind
    on_record: numberRecord,
    on_skip: (error, raw) => {
      if (endless) return undefined
      const line = startLine(raw ?? '')
      if (error) skipped.push({ line, fault: { field: '', code: 'csv', reason: explain(error) } })
      endless = error?.code === 'CSV_MAX_RECORD_SIZE'
      return undefined
    },
  })
  // the parser would look for the end of that record to the end of the file, and call every piece of it a fault
  async function* untilEndless(pieces: AsyncIterable<string>): AsyncGenerator<string> {
    for await (const piece of pieces) if (!endless) yield piece
  }
  // errors are thrown to the loop that iterates over the parser
  pipeline(input, iconv.decodeStream(encoding), untilEndless, parser, () => undefined)

  const records = parser[Symbol.asyncIterator]() as AsyncIterator<ParsedRecord>
  const first = await records.next()
  if (first.done) throw new ImportError(`${file} is empty: its first line must name the columns`)
  const columns = first.value.record.map(nameOf)
  const repeated = columns.find((name, index) => columns.indexOf(name) !== index)
  if (repeated !== undefined) throw new ImportError(`${file} has two columns named "${repeated}"`)

  return {
    columns,
    rows: readRecords(records, columns, skipped),
    totalBytes: statSync(file).size,
    bytesRead: () => input.bytesRead,
  }
}

async function* readRecords(
  records: AsyncIterator<ParsedRecord>,
  columns: readonly string[],
  skipped: RawRow[],
): AsyncGenerator<RawRow> {
  for (;;) {
    const next = await records.next()
    yield* skipped.splice(0)
    if (next.done) return
    const { line, record } = next.value
    if (record.every((cell) => cell.trim() === '')) continue
    if (record.length !== columns.length) {
      const reason = `the header has ${columns.length} columns, this row ${record.length}; is a quote or a delimiter missing?`
      yield { line, fault: { field: '', code: 'columns', reason } }
      continue
    }
    yield { line, cells: Object.fromEntries(columns.map((column, index) => [column, record[index] ?? ''])) }
  }
}

function explain(error: CsvError): string {
  if (error.code === 'CSV_QUOTE_NOT_CLOSED' || error.code === 'CSV_MAX_RECORD_SIZE') {
    return 'a quote is opened here and not closed, so that nothing from here on could be read'
  }
  return error.message
}
