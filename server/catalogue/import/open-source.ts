import { openSync, readSync, closeSync, statSync } from 'node:fs'
import { detectEncoding, isEncoding } from './encoding.ts'
import { isListingColumn } from './columns.ts'
import { columnsOfMapping } from './mapping.ts'
import type { Mapping } from './mapping.ts'
import { ImportError } from './raw-row.ts'
import type { ImportSource } from './raw-row.ts'
import { isNameless, openCsv } from './read-csv.ts'
import { openNdjson } from './read-ndjson.ts'

/** What the caller may say about a file; otherwise it is detected. */
export interface SourceOptions {
  format?: 'csv' | 'ndjson'
  encoding?: string
  delimiter?: string
  mapping?: Mapping
}

/** How files begin that are no text, and what to do with each. */
const binaries: readonly [start: string, advice: string][] = [
  ['PK\u0003\u0004', 'is a spreadsheet or a ZIP archive: save it as CSV, or unpack it, first'],
  ['ÐÏ\u0011à', 'is a spreadsheet: save it as CSV first'],
  ['\u001F\u008B', 'is compressed: unpack it first'],
]

function readStart(file: string): string {
  const start = Buffer.alloc(64)
  const descriptor = openSync(file, 'r')
  const length = readSync(descriptor, start)
  closeSync(descriptor)
  return start.toString('latin1', 0, length)
}

/** By its name, or else by its first character that is no space, mark or zero byte. */
function detectFormat(file: string): 'csv' | 'ndjson' {
  const start = readStart(file)
  if (start === '') throw new ImportError(`${file} is empty`)
  const [, advice] = binaries.find(([known]) => start.startsWith(known)) ?? []
  if (advice) throw new ImportError(`${file} ${advice}`)
  if (/\.(csv|tsv|txt)$/i.test(file)) return 'csv'
  const [first] = start.replace(/^[\sþÿï»¿\0]+/, '')
  if (first === '[') {
    throw new ImportError(`${file} is one JSON array: write one object a line (NDJSON) instead`)
  }
  return first === '{' || /\.(ndjson|jsonl)$/i.test(file) ? 'ndjson' : 'csv'
}

/**
 * Opens a file for import and checks that its columns mean something.
 *
 * @throws ImportError with what to do about it
 */
export async function openSource(file: string, options: SourceOptions = {}): Promise<ImportSource> {
  const found = statSync(file, { throwIfNoEntry: false })
  if (!found) throw new ImportError(`there is no file ${file}`)
  if (!found.isFile()) throw new ImportError(`${file} is not a file`)
  if (options.encoding !== undefined && !isEncoding(options.encoding)) {
    throw new ImportError(`"${options.encoding}" is no encoding; try utf8, utf16-le or windows-1252`)
  }
  const encoding = options.encoding ?? (await detectEncoding(file))
  const { mapping } = options
  const guessedEncoding = options.encoding === undefined && !encoding.startsWith('utf') ? encoding : undefined
  if ((options.format ?? detectFormat(file)) === 'ndjson') {
    return { ...openNdjson(file, { encoding }), guessedEncoding }
  }
  const source = { ...(await openCsv(file, { encoding, delimiter: options.delimiter })), guessedEncoding }
  const columns = source.columns ?? []
  const wrong = mapping
    ? columnsOfMapping(mapping).filter((column) => !columns.includes(column))
    : columns.filter((column) => !isListingColumn(column) && !isNameless(column))
  if (wrong.length > 0) {
    const names = [...new Set(wrong)].map((name) => JSON.stringify(name)).join(', ')
    throw new ImportError(
      mapping
        ? `the mapping reads columns that ${file} does not have: ${names}. It has ${columns.join(', ')}`
        : `${file} has columns that are no field of a listing: ${names}. See FORMAT.md, or give a --mapping`,
    )
  }
  return source
}
