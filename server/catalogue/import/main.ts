/** `npm run import`: takes the listings of a supplier's file into the catalogue, and reports the rows that were refused. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import cliProgress from 'cli-progress'
import { Command, InvalidArgumentError } from 'commander'
import { EmailAddress, Slug } from '../../contract/primitives.ts'
import { withoutStatement } from '../../platform/without-statement.ts'
import { say, withTool } from '../../platform/tool.ts'
import type { Tool } from '../../platform/tool.ts'
import { defaultMinimumPopulation, openGazetteer } from '../listings/gazetteer.ts'
import type { Gazetteer } from '../listings/gazetteer.ts'
import { defaultRadiusKilometres } from '../listings/place-listing.ts'
import { countFetches } from '../upkeep/picture-fetches.queries.ts'
import { settleCatalogue } from '../upkeep/settle-catalogue.ts'
import { checkCall, checkSupplier } from './check-call.ts'
import { createMapper, fieldsOfMapping, parseMapping } from './mapping.ts'
import type { Mapping } from './mapping.ts'
import { createTableReader } from './mapping-steps.ts'
import { openSource } from './open-source.ts'
import type { SourceOptions } from './open-source.ts'
import { ImportError } from './raw-row.ts'
import type { ImportSource } from './raw-row.ts'
import { createRefusalReport } from './refusal-report.ts'
import type { RefusalReport } from './refusal-report.ts'
import { runImport } from './run-import.ts'
import type { ImportSummary } from './run-import.ts'

interface Flags {
  mapping?: string
  format?: SourceOptions['format']
  encoding?: string
  delimiter?: string
  radiusKm: number
  minimumPopulation: number
  supplier?: string
  makeSupplier?: string
  makeCategories?: boolean
  report: string
  dryRun?: boolean
}

const complain = (line: string) => process.stderr.write(`${line}\n`)

/** 0: every row was taken. 1: rows were refused, or it was stopped. 2: it could not run. */
const exitCodes = { taken: 0, partly: 1, impossible: 2 } as const

function positive(text: string): number {
  const number = Number(text)
  if (!(number >= 0)) throw new InvalidArgumentError('a number of 0 or more is wanted')
  return number
}

function toSlug(text: string): string {
  const { data, error } = Slug.safeParse(text)
  if (data === undefined) throw new InvalidArgumentError(error?.issues[0]?.message ?? '')
  return data
}

function toEmail(text: string): string {
  const { data } = EmailAddress.safeParse(text)
  if (data === undefined) throw new InvalidArgumentError('this format is not correct')
  return data
}

function choose(text: string): 'csv' | 'ndjson' {
  if (text === 'csv' || text === 'ndjson') return text
  throw new InvalidArgumentError('csv or ndjson')
}

function showProgress(source: ImportSource): {
  update(summary: Readonly<ImportSummary>): void
  stop(): void
} {
  const bar = new cliProgress.SingleBar({
    format: '{bar} {percentage}% | {read} rows, {refused} refused | {eta_formatted} left',
    stream: process.stderr,
    noTTYOutput: false,
    hideCursor: true,
    clearOnComplete: true,
    // without a pace it is a word instead of a number, of which the usual format shows the end
    formatTime: (time, options, roundTo) =>
      Number.isFinite(time) ? cliProgress.Format.TimeFormat(time, options, roundTo) : '…',
  })
  bar.start(source.totalBytes, 0, { read: 0, refused: 0 })
  return {
    update: ({ read, refused }) => bar.update(source.bytesRead(), { read, refused }),
    stop: () => bar.stop(),
  }
}

function saySummary(summary: ImportSummary, { seconds, dryRun }: { seconds: number; dryRun: boolean }): void {
  const { read, created, updated, unchanged, refused, reasons, stopped } = summary
  const rate = Math.round(read / Math.max(seconds, 0.001))
  const megabytes = Math.round(process.resourceUsage().maxRSS / 1024)
  if (stopped) say('Stopped before the end of the file.')
  if (dryRun) say('Dry run: nothing was changed.')
  say(`${read} read: ${created} created, ${updated} updated, ${unchanged} unchanged, ${refused} refused`)
  for (const [code, count] of Object.entries(reasons).toSorted(([, a], [, b]) => b - a)) {
    say(`  ${count} × ${code}`)
  }
  const { suppliersMade, suppliersMatched } = summary
  say(`Suppliers: ${suppliersMatched} known, ${suppliersMade.length} made`)
  for (const slug of suppliersMade) say(`  + ${slug}`)
  say(`${seconds.toFixed(1)} s, ${rate} rows a second, ${megabytes} MB at most`)
}

function sayBroken(last: Readonly<ImportSummary> | undefined, error: unknown): string {
  const { created, updated, unchanged, refused } = last ?? {
    created: 0,
    updated: 0,
    unchanged: 0,
    refused: 0,
  }
  return [
    `The import broke off: ${withoutStatement(error)}`,
    `Before that: ${created} created, ${updated} updated, ${unchanged} unchanged, ${refused} refused.`,
    'That stays as it is. The same command again takes the rest.',
  ].join('\n')
}

async function importFile(file: string, flags: Flags): Promise<number> {
  const started = performance.now()
  const mapping =
    flags.mapping === undefined
      ? undefined
      : parseMapping(readMapping(flags.mapping), createTableReader(path.dirname(flags.mapping)))
  const source = await openSource(file, { ...flags, mapping })
  if (source.guessedEncoding !== undefined) {
    say(
      `No Unicode: read as ${source.guessedEncoding}. If letters come out wrong, name its page: --encoding …`,
    )
  }
  checkCall(file, mapping ? fieldsOfMapping(mapping) : source.columns, flags)
  const stop = new AbortController()
  process.once('SIGINT', () => {
    complain('\nStopping after this batch; once more to stop at once.')
    stop.abort()
  })
  const report = createRefusalReport(flags.report)
  const summary = await withTool(async (tool) => {
    await checkSupplier(tool.deps.db, flags)
    const taken = await takeRows(tool, { source, mapping, report, flags, signal: stop.signal })
    return { ...taken, pictures: await countFetches(tool.deps.db) }
  })
  const reported = await report.close()
  saySummary(summary, { seconds: (performance.now() - started) / 1000, dryRun: flags.dryRun ?? false })
  const { waiting, failed } = summary.pictures
  if (waiting + failed > 0) {
    say(`Pictures: ${waiting} to be fetched, ${failed} given up; npm run pictures -- fetches says more`)
  }
  if (reported) say(`Refused rows are in ${path.resolve(flags.report)}`)
  return summary.refused > 0 || summary.stopped ? exitCodes.partly : exitCodes.taken
}

async function takeRows(
  { deps }: Tool,
  {
    source,
    mapping,
    report,
    flags,
    signal,
  }: { source: ImportSource; mapping?: Mapping; report: RefusalReport; flags: Flags; signal: AbortSignal },
): Promise<ImportSummary> {
  const { supplier, makeSupplier } = flags
  // a file that names its destinations never needs it
  let gazetteer: Gazetteer | undefined
  const openOnce = () => (gazetteer ??= openGazetteer({ minimumPopulation: flags.minimumPopulation }))
  let last: Readonly<ImportSummary> | undefined
  const bar = process.stderr.isTTY ? showProgress(source) : undefined
  const summary = await runImport(deps, source, {
    map: mapping && createMapper(mapping),
    supplier,
    makeSuppliers:
      supplier === undefined || makeSupplier === undefined
        ? undefined
        : new Map([[supplier, { slug: supplier, email: makeSupplier }]]),
    makeCategories: flags.makeCategories,
    dryRun: flags.dryRun,
    radiusKilometres: flags.radiusKm,
    nearestCity: (latitude, longitude) => openOnce().nearest(latitude, longitude, flags.radiusKm),
    refuse: (row) => report.add(row),
    progress: (done) => {
      last = done
      bar?.update(done)
    },
    signal,
  })
    .catch((error: unknown) => {
      throw new ImportError(sayBroken(last, error), { cause: error })
    })
    .finally(() => bar?.stop())
  if (!flags.dryRun) await settleCatalogue(deps)
  return summary
}

function readMapping(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new ImportError(
      `the mapping cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}

const program = new Command('npm run import --')
  .description(
    'Takes experiences from a CSV or NDJSON file into the catalogue. The format: server/catalogue/import/FORMAT.md',
  )
  .argument('<file>', 'CSV or NDJSON')
  .option('--mapping <file>', 'JSON file that says which column is which field')
  .option('--supplier <slug>', 'supplier of rows that name none', toSlug)
  .option(
    '--make-supplier <email>',
    'make that supplier, with this address, if there is none of the slug',
    toEmail,
  )
  .option('--make-categories', 'make categories that do not exist yet')
  .option(
    '--radius-km <km>',
    'how far a listing without destination may be from a city',
    positive,
    defaultRadiusKilometres,
  )
  .option(
    '--minimum-population <people>',
    'smallest city that becomes a destination',
    positive,
    defaultMinimumPopulation,
  )
  .option('--report <file>', 'where refused rows are written', 'refused.csv')
  .option('--dry-run', 'say what would happen and change nothing')
  .option('--format <format>', 'csv or ndjson, when the name does not say it', choose)
  .option('--encoding <name>', 'when it is guessed wrongly: utf8, utf16-le, windows-1252 …')
  .option('--delimiter <character>', 'of a CSV, when it is guessed wrongly')
  .addHelpText(
    'after',
    '\nExit code: 0 every row was taken, 1 rows were refused or it was stopped, 2 it could not run.',
  )
  .exitOverride((error) => {
    process.exit(error.exitCode === 0 ? 0 : exitCodes.impossible)
  })
  .action(async (file: string, flags: Flags) => {
    try {
      process.exitCode = await importFile(file, flags)
    } catch (error) {
      complain(error instanceof Error ? error.message : String(error))
      process.exitCode = exitCodes.impossible
    }
  })

await program.parseAsync()
