import { accessSync, constants } from 'node:fs'
import path from 'node:path'
import type { Database } from '../../platform/database.ts'
import { readSupplierIds } from '../listings/known-references.queries.ts'
import { missingFields } from './columns.ts'
import { ImportError } from './raw-row.ts'

/** The options of the command. */
interface Call {
  supplier?: string
  makeSupplier?: string
  report: string
}

/**
 * Finds what would refuse every row, or lose the report, before the first row is read. `fields` are those that the file
 * can fill, as far as that is known.
 *
 * @throws ImportError with what to do about it
 */
export function checkCall(file: string, fields: readonly string[] | undefined, call: Call): void {
  if (call.makeSupplier !== undefined && call.supplier === undefined) {
    throw new ImportError('--make-supplier needs --supplier SLUG beside it')
  }
  checkFields(file, fields, call)
  checkReport(file, call)
}

function checkFields(file: string, fields: readonly string[] | undefined, { supplier }: Call): void {
  const missing = fields ? missingFields(supplier === undefined ? fields : [...fields, 'supplier']) : []
  if (missing.length === 0) return
  const advice = missing.includes('supplier') ? '; --supplier SLUG says the supplier of all' : ''
  throw new ImportError(`nothing in ${file} gives ${missing.join(', ')}, which each listing needs${advice}`)
}

function checkReport(file: string, { report }: Call): void {
  if (path.resolve(file) === path.resolve(report)) {
    throw new ImportError(`the report would take the place of ${file}: give another file with --report`)
  }
  const folder = path.dirname(path.resolve(report))
  try {
    accessSync(folder, constants.W_OK)
  } catch {
    throw new ImportError(`no report can be written into ${folder}: give another file with --report`)
  }
}

/**
 * Checks that the supplier of the rows that name none is there, or is to be made.
 *
 * @throws ImportError with what to do about it
 */
export async function checkSupplier(db: Database, { supplier, makeSupplier }: Call): Promise<void> {
  if (supplier === undefined || makeSupplier !== undefined) return
  if ((await readSupplierIds(db)).has(supplier)) return
  throw new ImportError(
    `there is no supplier "${supplier}": npm run suppliers lists them, --make-supplier EMAIL makes one`,
  )
}
