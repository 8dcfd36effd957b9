import { openSync, readSync, closeSync, statSync } from 'node:fs'
import { detectEncoding, isEncoding } from './encoding.ts'
import { isListingColumn } from './columns.ts'
import { columnsOfMapping } from './mapping.ts'
import type { Mapping } from './mapping.ts'
import { ImportError } from './raw-row.ts'
import type { ImportSource } from './raw-row.ts'
import { openCsv } from './read-csv.ts'
import { openNdjson } from './read-ndjson.ts'

/** What somebody may say about a file; otherwise it is found out. */
export interface SourceOptions {
  format?: 'csv' | 'ndjson'
  encoding?: string
  delimiter?: string
  mapping?: Mapping
}

/** By its name, or else by its first character that is no space, mark or zero byte. */
function detectFormat(file: string): 'csv' | 'ndjson' {
  if (/\.(csv|tsv|txt)$/i.test(file)) return 'csv'
  if (/\.(ndjson|jsonl)$/i.test(file)) return 'ndjson'
  const start = Buffer.alloc(64)
  const descriptor = openSync(file, 'r')
  readSync(descriptor, start)
  closeSync(descriptor)
  const [first] = start.toString('latin1').replace(/^[\sþÿï»¿\0]+/, '')
  if (first === '[') {
    throw new ImportError(`${file} is one JSON array: write one object a line (NDJSON) instead`)
  }
  return first === '{' ? 'ndjson' : 'csv'
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
  if ((options.format ?? detectFormat(file)) === 'ndjson') return openNdjson(file, { encoding })

  const source = await openCsv(file, { encoding, delimiter: options.delimiter })
  const columns = source.columns ?? []
  const wrong = mapping
    ? columnsOfMapping(mapping).filter((column) => !columns.includes(column))
    : columns.filter((column) => !isListingColumn(column))
  if (wrong.length > 0) {
    const names = [...new Set(wrong)].map((name) => `"${name}"`).join(', ')
    throw new ImportError(
      mapping
        ? `the mapping reads columns that ${file} does not have: ${names}. It has ${columns.join(', ')}`
        : `${file} has columns that are no field of a listing: ${names}. See FORMAT.md, or give a --mapping`,
    )
  }
  return source
}
