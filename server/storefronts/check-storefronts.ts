import type { Language } from '../contract/primitives.ts'
import type { StorefrontRecord } from '../contract/storefront-file.ts'
import { readPictureSource } from '../media/picture-source.ts'
import type { Database } from '../platform/database.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import { isCurrency } from '../platform/money/currencies.ts'
import { objectionToOrigin } from './allows-origin.ts'
import { readStorefrontFile } from './read-storefront-file.ts'
import { fieldOf, nearest, quoteValue, valueAt } from './storefront-fault.ts'
import type { StorefrontFault } from './storefront-fault.ts'
import { listConfigured, readKnownNames } from './storefronts.queries.ts'
import type { KnownNames, StorefrontRow } from './storefronts.queries.ts'

/** What checking needs. */
export interface CheckDeps {
  db: Database
  files: Pick<FileStore, 'find'>
}

/** A file of storefronts that was checked. `warnings` do not prevent its use. */
export interface CheckedStorefronts {
  records: StorefrontRecord[]
  faults: StorefrontFault[]
  warnings: StorefrontFault[]
}

/** Something wrong at a path of one record. */
type Objection = [path: PropertyKey[], message: string]

/** Checks a file of storefronts: by its format, by itself, and against what the installation has. */
export async function checkStorefronts(deps: CheckDeps, text: string): Promise<CheckedStorefronts> {
  const read = readStorefrontFile(text)
  if ('faults' in read) return { records: [], faults: read.faults, warnings: [] }
  const { records, lineAt } = read
  const [rows, names] = await Promise.all([
    listConfigured(deps.db),
    readKnownNames(
      deps.db,
      records.flatMap(({ selection }) => selection),
    ),
  ])
  const missing = await findMissing(deps.files, records)
  const others = rows.filter(({ slug }) => !records.some((record) => record.slug === slug))
  const toFaults = (objections: (record: StorefrontRecord, at: number) => Iterable<Objection>) =>
    records.flatMap((record, at) =>
      [...objections(record, at)].map(([steps, message]) => {
        const full = ['storefronts', at, ...steps]
        return {
          field: fieldOf(full),
          value: quoteValue(valueAt(record, steps)),
          message,
          line: lineAt(full),
        }
      }),
    )
  return {
    records,
    faults: toFaults(function* (record, at) {
      yield* ofLanguages(record)
      yield* ofMoney(record)
      yield* ofHosts(record, records.slice(0, at), others)
      yield* ofSelling(record, names)
      yield* ofPictures(record, missing)
      yield* ofPages(record)
      yield* ofTheRest(record)
    }),
    warnings: toFaults(function* (record) {
      for (const [at, currency] of record.currencies.entries()) {
        if (isCurrency(currency) && currency !== record.currency && !names.currencies.includes(currency)) {
          yield [['currencies', at], 'it has no rate yet and is not offered until it has: npm run rates']
        }
      }
      if (!record.everyOtherHost && record.hosts.length === 0 && record.origins.length === 0) {
        yield [['hosts'], 'it answers on no host and no page may embed it: nobody can see it']
      }
      yield* ofUnwritten(record)
    }),
  }
}

function* ofLanguages(record: StorefrontRecord): Generator<Objection> {
  const { languages, language } = record
  yield* ofRepeats(languages, 'languages')
  if (!languages.includes('en')) yield [['languages'], 'English lives at the root of every site; add en']
  if (!languages.includes(language)) {
    yield [['language'], `the site does not speak it; write one of ${languages.join(', ')}`]
  }
  const missing = (texts: Partial<Record<Language, string>>) =>
    languages.filter((code) => texts[code] === undefined)
  const texts: [PropertyKey[], Partial<Record<Language, string>> | undefined][] = [
    [['theme', 'slogan'], record.theme.slogan],
    [['theme', 'heroAlt'], record.theme.heroAlt],
    ...(record.menu ?? []).map((item, at): [PropertyKey[], Partial<Record<Language, string>> | undefined] => [
      ['menu', at, 'label'],
      typeof item === 'string' ? undefined : item.label,
    ]),
    ...record.footer.map(({ label }, at): [PropertyKey[], Partial<Record<Language, string>>] => [
      ['footer', at, 'label'],
      label,
    ]),
  ]
  for (const [path, text] of texts) {
    const lacking = text ? missing(text) : []
    if (lacking.length > 0) yield [path, `the site speaks ${lacking.join(', ')} too; write it in each`]
  }
}

function* ofMoney({ currencies, currency }: StorefrontRecord): Generator<Objection> {
  yield* ofRepeats(currencies, 'currencies')
  for (const [at, code] of currencies.entries()) {
    if (!isCurrency(code)) yield [['currencies', at], 'it is no currency in circulation (ISO 4217)']
  }
  if (!currencies.includes(currency)) {
    yield [['currency'], `it is not among its currencies; write one of ${currencies.join(', ')}`]
  }
}

function* ofHosts(
  { slug, hosts, everyOtherHost }: StorefrontRecord,
  before: readonly StorefrontRecord[],
  others: readonly StorefrontRow[],
): Generator<Objection> {
  if (before.some((record) => record.slug === slug)) {
    yield [['slug'], 'another storefront of this file has it; each has its own']
  }
  yield* ofRepeats(hosts, 'hosts')
  const all = [...before, ...others]
  for (const [at, host] of hosts.entries()) {
    const owner = all.find((one) => one.hosts.includes(host))
    if (owner) yield [['hosts', at], `the storefront ${owner.slug} answers there; a host leads to one`]
  }
  const answering = everyOtherHost && all.find((one) => one.everyOtherHost)
  if (answering) {
    yield [
      ['everyOtherHost'],
      `the storefront ${answering.slug} answers on every other host; only one can, so put both into the file`,
    ]
  }
}

function* ofSelling(
  { kind, supplier, selection }: StorefrontRecord,
  known: KnownNames,
): Generator<Objection> {
  if (kind === 'supplier' && supplier === undefined) {
    yield [['supplier'], 'a supplier site sells for one supplier; name it']
  }
  if (kind === 'consumer' && supplier !== undefined) {
    yield [['supplier'], 'a consumer site sells for every supplier; remove it, or write kind: supplier']
  }
  if (supplier !== undefined && !known.suppliers.includes(supplier)) {
    yield [['supplier'], `there is no such supplier${nearest(supplier, known.suppliers)}`]
  }
  yield* ofRepeats(selection, 'selection')
  for (const [at, slug] of selection.entries()) {
    const found = known.experiences.find((experience) => experience.slug === slug)
    if (!found) yield [['selection', at], 'there is no experience of this slug']
    else if (supplier !== undefined && found.supplier !== supplier) {
      yield [
        ['selection', at],
        `it is an experience of ${found.supplier}, and the site sells for ${supplier}`,
      ]
    }
  }
}

/** Photographs that are named and are not there. */
async function findMissing(
  files: CheckDeps['files'],
  records: readonly StorefrontRecord[],
): Promise<Set<string>> {
  const missing = new Set<string>()
  const named = records.flatMap(({ theme, pages }) => [
    theme.logo?.picture,
    theme.hero,
    ...pages.map(({ picture }) => picture),
  ])
  for (const said of named) {
    const source = said === undefined ? undefined : readPictureSource(said)
    if (source?.kind === 'photograph' && !(await files.find(source.path))) missing.add(source.path)
  }
  return missing
}

/** A file that the site itself serves. */
const ownFile = /^\/(?!\/)[\w./-]+\.(?:svg|png|webp|jpe?g|avif)$/

function* ofPictures(
  { theme, imageHosts, pages }: StorefrontRecord,
  missing: ReadonlySet<string>,
): Generator<Objection> {
  const pictures: [PropertyKey[], string | undefined][] = [
    [['theme', 'logo', 'picture'], theme.logo?.picture],
    [['theme', 'hero'], theme.hero],
    ...pages.map(({ picture }, at): [PropertyKey[], string | undefined] => [
      ['pages', at, 'picture'],
      picture,
    ]),
  ]
  for (const [steps, said] of pictures) {
    if (said === undefined || (steps.includes('logo') && ownFile.test(said))) continue
    const source = readPictureSource(said)
    if (!source) {
      yield [
        steps,
        'there is no such picture; write poster:…, a file of the media folder, or https:// of an image host',
      ]
    } else if (source.kind === 'remote' && !imageHosts.includes(new URL(source.url).hostname)) {
      yield [steps, `its host is not among the imageHosts; add ${new URL(source.url).hostname}`]
    } else if (source.kind === 'photograph' && missing.has(source.path)) {
      yield [steps, 'there is no such file in the media folder']
    }
  }
}

function* ofPages({ pages }: StorefrontRecord): Generator<Objection> {
  yield* ofRepeats(
    pages.map((page) => page.path),
    'pages',
  )
  for (const [at, page] of pages.entries()) {
    if (!page.path.startsWith('blog/')) continue
    for (const field of ['summary', 'picture', 'pictureAlt', 'publishedOn'] as const) {
      if (page[field] === undefined) yield [['pages', at, field], 'the list of stories shows it; write it']
    }
  }
}

/** Texts that bind whoever sells: the installation's own are the demo's alone. */
function* ofUnwritten({ demonstration, pages }: StorefrontRecord): Generator<Objection> {
  if (demonstration) return
  for (const path of ['privacy-policy', 'terms-and-conditions']) {
    if (pages.some((page) => page.path === path)) continue
    yield [['pages'], `${path} is not written: the site says so, and search engines do not list it`]
  }
}

function* ofTheRest({ copyright, map, origins }: StorefrontRecord): Generator<Objection> {
  if (copyright && copyright.to !== 'current' && copyright.to < copyright.from) {
    yield [['copyright', 'to'], `it is before ${copyright.from}`]
  }
  if (map.tiles?.includes('{token}') && map.token === undefined) {
    yield [['map', 'token'], 'the address of the tiles has a place for it; write it']
  }
  if (map.token !== undefined && !map.tiles?.includes('{token}')) {
    yield [['map', 'tiles'], 'it has no {token} where the token would stand']
  }
  yield* ofRepeats(origins, 'origins')
  for (const [at, origin] of origins.entries()) {
    const objection = objectionToOrigin(origin)
    if (objection !== undefined) yield [['origins', at], objection]
  }
}

function* ofRepeats(list: readonly string[], field: string): Generator<Objection> {
  for (const [at, entry] of list.entries()) {
    if (list.indexOf(entry) < at) yield [[field, at], 'it is there twice']
  }
}
