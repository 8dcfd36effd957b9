import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import v8 from 'node:v8'
import vm from 'node:vm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { seedReference } from '../../testing/build-listing.ts'
import { testDatabase } from '../../testing/database.ts'
import { openGazetteer } from '../listings/gazetteer.ts'
import type { ListingDeps } from '../listings/upsert-listing.ts'
import { createTableReader } from './mapping-steps.ts'
import { createMapper, parseMapping } from './mapping.ts'
import { openSource } from './open-source.ts'
import { createRefusalReport } from './refusal-report.ts'
import { runImport } from './run-import.ts'
import type { ImportOptions } from './run-import.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
let deps: ListingDeps
let folder: string

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'dhow-import-'))
  database = await testDatabase()
  deps = { db: database.db, clock: { now: () => Temporal.Instant.from('2026-11-21T08:00:00Z') } }
})
beforeEach(async () => {
  await database.db.raw(
    'truncate suppliers, categories, destinations, currency_rates restart identity cascade',
  )
  await seedReference(database.db)
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true })
})

const here = (name: string) => path.join(import.meta.dirname, name)
const write = (name: string, content: string) => {
  const file = path.join(folder, name)
  writeFileSync(file, content)
  return file
}
const run = async (file: string, options?: ImportOptions) => runImport(deps, await openSource(file), options)
const counts = async (file: string, options?: ImportOptions) => {
  const { read, created, updated, unchanged, refused } = await run(file, options)
  expect(created + updated + unchanged + refused).toBe(read)
  return [created, updated, unchanged, refused]
}
const query = async <Row>(sql: string): Promise<Row[]> => (await database.db.raw<{ rows: Row[] }>(sql)).rows

const header = () => 'externalId,supplier,destination,categories,title.en,overview.en,negotiation\n'

describe('the examples of the documentation', () => {
  it.each(['examples/listings.csv', 'examples/listings.ndjson'])('%s is taken as it is', async (name) => {
    await database.db.raw(`insert into categories (slug, name) values ('food-and-drink', '{"en": "Food"}')`)
    const refused: unknown[] = []
    const { read, created } = await run(here(name), { refuse: async (row) => void refused.push(row) })
    expect(refused).toEqual([])
    expect(created).toBe(read)
  })

  it('FORMAT.md shows a mapping that can be used', () => {
    const [, json = ''] = /```json\n([\s\S]*?)```/.exec(readFileSync(here('FORMAT.md'), 'utf8')) ?? []
    expect(parseMapping(json).constants).toEqual({ categories: 'things-to-do', negotiation: 'ONLY' })
  })
})

describe('an import', () => {
  const row = (id: string, title = `Walk ${id}`) => `${id},deira-dhows,dubai,city-tours,${title},Text.,ONLY\n`

  it('counts what it created, updated, left alone and refused, and they add up', async () => {
    expect(await counts(write('a.csv', header() + row('1') + row('2') + row('3')))).toEqual([3, 0, 0, 0])
    expect(
      await counts(write('a.csv', header() + row('1') + row('2', 'Stroll') + row('4') + row('5', ''))),
    ).toEqual([1, 1, 1, 1])
  })

  it('changes nothing when it runs again', async () => {
    const file = write('b.csv', header() + Array.from({ length: 600 }, (_, n) => row(`r${n}`)).join(''))
    expect(await counts(file)).toEqual([600, 0, 0, 0])
    const before = await query('select id, xmin from experiences order by id')
    expect(await counts(file)).toEqual([0, 0, 600, 0])
    expect(await query('select id, xmin from experiences order by id')).toEqual(before)
  })

  it('refuses the second of two rows with one id, and names the first', async () => {
    const refused: string[] = []
    await run(write('d.csv', header() + row('1') + row('2') + row('1')), {
      refuse: async ({ line, refusals }) => void refused.push(`${line}: ${refusals[0]?.reason}`),
    })
    expect(refused).toEqual(['4: the file has "1" already, on line 2'])
  })

  it('reports each refused row with line, field and reason, safe to open in a spreadsheet', async () => {
    const report = createRefusalReport(path.join(folder, 'refused.csv'))
    const bad = '"=1+1",nobody,dubai,caves,"T\nwo",Text.,ONLY\n'
    await run(write('e.csv', header() + row('1') + bad + 'x,deira-dhows,dubai,city-tours,,Text.,NEVER\n'), {
      refuse: (refused) => report.add(refused),
    })
    expect(await report.close()).toBe(true)
    expect(readFileSync(path.join(folder, 'refused.csv'), 'utf8').split('\r\n')).toEqual([
      'line,externalId,field,code,reason',
      `3,"'=1+1","supplier","supplier_unknown","there is no supplier ""nobody"": npm run suppliers lists them"`,
      `3,"'=1+1","categories.0","category_unknown","there is no category ""caves"": --make-categories makes it"`,
      `5,"x","title","required","this field is required"`,
      '',
    ])
  })

  it('refuses impossible coordinates, negative prices and misspelt fields with a reason', async () => {
    const listing = {
      externalId: '1',
      supplier: 'deira-dhows',
      destination: 'dubai',
      categories: ['cruises'],
      title: { en: 'T' },
      overview: { en: 'O' },
      negotiation: 'ONLY',
    }
    const extra = { id: 'e', title: { en: 'E' }, price: '-5' }
    const refused: string[] = []
    const lines = [
      { ...listing, latitude: 125.2, longitude: 55 },
      { ...listing, currency: 'AED', extras: [extra] },
      { ...listing, currency: 'AED', extras: [{ ...extra, price: 5 }] },
      { ...listing, externalId: 'a\u0000b' },
      { ...listing, titel: 'x' },
      7,
    ]
    await run(write('f.ndjson', lines.map((line) => JSON.stringify(line)).join('\n')), {
      refuse: async ({ refusals }) =>
        void refused.push(...refusals.map(({ field, reason }) => `${field}: ${reason}`)),
    })
    expect(refused).toEqual([
      'latitude: 125.2 is not between -90 and 90',
      'extras.0.price: a price is a number such as 49 or 49.50, never negative',
      'extras.0.price: a price is text, such as "49" or "49.50"',
      'externalId: an id has no line breaks, control characters or halves of letters',
      'titel: a listing has no field "titel"',
      ': a line must be one JSON object, this is a number',
    ])
  })

  it('makes the suppliers that rows bring with name and e-mail, and finds those that are there', async () => {
    const columns =
      'externalId,supplier,supplierName,supplierEmail,destination,categories,title.en,overview.en'
    const rows = [
      '1,,Émile Tours,emile@example.com,dubai,city-tours',
      '2,,Émile Tours,EMILE@example.com,dubai,city-tours',
      '3,emile-tours,,,dubai,city-tours',
      '4,deira-dhows,Another name,another@example.com,dubai,city-tours',
      '5,,Émile Tours,other@example.com,dubai,city-tours',
      '6,,Nobody,,dubai,city-tours',
      '7,,Wrong,no address,dubai,city-tours',
      '8,,,lonely@example.com,dubai,city-tours',
      '9,,Never Taken,never@example.com,dubai,no-such-category',
    ]
    const text = [`${columns},negotiation`, ...rows.map((line) => `${line},Walk,Text.,ONLY`), ''].join('\n')
    const refused: string[] = []
    const summary = await run(write('s.csv', text), {
      refuse: async ({ line, refusals }) => void refused.push(`${line - 1}: ${refusals[0]?.code}`),
    })
    expect(refused).toEqual([
      '5: supplier_ambiguous',
      '6: supplier_unknown',
      '7: email',
      '8: supplier_missing',
      '9: category_unknown',
    ])
    expect(summary).toMatchObject({ created: 4, suppliersMade: ['emile-tours'], suppliersMatched: 1 })
    const stored = await query(
      `select slug, name ->> 'en' name, email from suppliers where slug ~ 'emile|never|wrong|nobody' or name ->> 'en' = 'Another name'`,
    )
    expect(stored).toEqual([{ slug: 'emile-tours', name: 'Émile Tours', email: 'emile@example.com' }])
  })

  it('refuses what lacks a field that another one needs, as FORMAT.md says', async () => {
    const plain = { categories: ['city-tours'], title: { en: 'Walk' }, overview: { en: 'Text.' } }
    const base = { ...plain, supplier: 'deira-dhows', destination: 'dubai', negotiation: 'ONLY' }
    const option = {
      id: 'a',
      title: { en: 'A' },
      capacity: 5,
      durationMinutes: 60,
      units: [{ id: 'ADULT', price: '9' }],
      schedule: [{ startTimes: ['09:00'] }],
    }
    const sold = {
      negotiation: 'NEVER',
      currency: 'EUR',
      cancellation: { kind: 'NON_REFUNDABLE' },
      options: [option],
    }
    const cases: [code: string, row: object][] = [
      ['price_missing', { ...base, negotiation: 'NEVER' }],
      ['negotiation_with_options', { ...base, ...sold, negotiation: 'ONLY' }],
      ['cancellation_missing', { ...base, ...sold, cancellation: undefined }],
      ['currency_missing', { ...base, ...sold, currency: undefined }],
      ['duration_missing', { ...base, ...sold, options: [{ ...option, durationMinutes: undefined }] }],
      ['language_unlisted', { ...base, ...sold, options: [{ ...option, spokenLanguages: ['ru'] }] }],
      ['destination_missing', { ...base, destination: undefined }],
      ['coordinates_incomplete', { ...base, latitude: 25 }],
      [
        'rating_impossible',
        { ...base, ratingElsewhere: { source: 'Other Guide', average: 8.7, count: 120 } },
      ],
      ['supplier_missing', { ...base, supplier: undefined, supplierEmail: 'a@example.com' }],
      ['supplier_unknown', { ...base, supplier: undefined, supplierName: 'New' }],
    ]
    const text = cases.map(([code, row]) => JSON.stringify({ externalId: code, ...row })).join('\n')
    const refused: string[][] = []
    await run(write('needs.ndjson', text), {
      refuse: async ({ externalId, refusals }) =>
        void refused.push([
          externalId,
          ...refusals.filter(({ code }) => code === externalId).map(({ code }) => code),
        ]),
    })
    expect(refused).toEqual(cases.map(([code]) => [code, code]))
    const [, table = ''] =
      /What a field needs beside it([^#]*)/.exec(readFileSync(here('FORMAT.md'), 'utf8')) ?? []
    const written = [...table.matchAll(/`([a-z]+_[a-z_]+)`/g)].map(([, code]) => code)
    expect(new Set(written)).toEqual(new Set(cases.map(([code]) => code)))
  })

  it('makes destinations by the numbered rules of FORMAT.md', async () => {
    const rows = [
      // 1, 2: no quarter, and the city of a district (Bawshar lies in Muscat)
      ['quarter', 25.0805, 55.1403, 'cruises'],
      ['district', 23.5778, 58.3998, 'cruises'],
      // 3: the Dubai that is there
      ['known', 25.2637, 55.3075, 'cruises'],
      // 4: a name that a larger city has, which comes later
      ['taken', 43.6591, -70.2568, 'cruises'],
      ['second', 45.5202, -122.6742, 'cruises'],
      // 5: refused for its category, and no city is left behind
      ['refused', 52.37, 4.89, 'caves'],
    ].map(
      ([id, latitude, longitude, category]) =>
        `${id},deira-dhows,${latitude},${longitude},${category},T,O,ONLY`,
    )
    const columns = 'externalId,supplier,latitude,longitude,categories,title.en,overview.en,negotiation'
    const gazetteer = openGazetteer()
    const codes: string[] = []
    await run(write('places.csv', [columns, ...rows].join('\n')), {
      nearestCity: (latitude, longitude) => gazetteer.nearest(latitude, longitude, 100),
      refuse: async ({ refusals }) => void codes.push(...refusals.map(({ code }) => code)),
    })
    expect(codes).toEqual(['category_unknown'])
    expect(
      await query(`select e.external_id id, d.slug from experiences e
                   join destinations d on d.id = e.destination_id order by e.id`),
    ).toEqual([
      { id: 'quarter', slug: 'dubai' },
      { id: 'district', slug: 'muscat' },
      { id: 'known', slug: 'dubai' },
      { id: 'taken', slug: 'portland-us' },
      { id: 'second', slug: 'portland' },
    ])
    expect(await query('select slug, name, country_code, time_zone from destinations order by id')).toEqual([
      { slug: 'dubai', name: { en: 'Dubai' }, country_code: 'AE', time_zone: 'Asia/Dubai' },
      { slug: 'lisbon', name: { en: 'Lisbon' }, country_code: 'PT', time_zone: 'Europe/Lisbon' },
      { slug: 'muscat', name: { en: 'Muscat' }, country_code: 'OM', time_zone: 'Asia/Muscat' },
      { slug: 'portland-us', name: { en: 'Portland' }, country_code: 'US', time_zone: 'America/New_York' },
      { slug: 'portland', name: { en: 'Portland' }, country_code: 'US', time_zone: 'America/Los_Angeles' },
    ])
    const [, rules = ''] =
      /How a destination is made([^#]*)/.exec(readFileSync(here('FORMAT.md'), 'utf8')) ?? []
    expect(rules.match(/^\d\. /gm)).toHaveLength(5)
  })

  it('takes a foreign file by a mapping with tables', async () => {
    const read = createTableReader(here('examples'))
    const mapping = parseMapping(readFileSync(here('examples/agency.json'), 'utf8'), read)
    const refused: unknown[] = []
    const source = await openSource(here('examples/agency.csv'), { mapping })
    const { created, suppliersMade } = await runImport(deps, source, {
      map: createMapper(mapping),
      makeCategories: true,
      refuse: async (row) => void refused.push(row),
    })
    expect(refused).toEqual([])
    expect({ created, suppliersMade }).toEqual({ created: 2, suppliersMade: ['harbour-and-sail'] })
    expect(
      await query(`select e.external_id, e.title ->> 'en' title, d.slug from experiences e
                   join destinations d on d.id = e.destination_id order by 1`),
    ).toMatchObject([
      { title: 'Sunset Sail By The Old Harbour', slug: 'dubai' },
      { title: 'Tapas, Wine And Song', slug: 'dubai' },
    ])
  })

  it('says in a dry run what would happen, and changes nothing', async () => {
    const text = header() + row('1').replace('deira-dhows', 'new-one').replace('city-tours', 'caves')
    const makeSuppliers = new Map([['new-one', { slug: 'new-one', email: 'new@example.com' }]])
    const options = { dryRun: true, makeSuppliers, makeCategories: true }
    expect(await counts(write('g.csv', text), options)).toEqual([1, 0, 0, 0])
    expect(await query('select from experiences')).toEqual([])
    expect(await query(`select slug from suppliers where slug = 'new-one'`)).toEqual([])
  })

  it('passes over a column without a name, and refuses what stands in it', async () => {
    const refused: string[] = []
    const text = `${header().trim()},\n${row('1').trim()},\n${row('2').trim()},left over\n`
    await run(write('n.csv', text), {
      refuse: async ({ line, refusals }) => void refused.push(`${line}: ${refusals[0]?.reason}`),
    })
    expect(refused).toEqual(['3: a listing has no field "column 8"'])
  })

  it('finishes its batch when it is stopped, and says so', async () => {
    const stop = new AbortController()
    const file = write('h.csv', header() + Array.from({ length: 2000 }, (_, n) => row(`s${n}`)).join(''))
    const summary = await run(file, { signal: stop.signal, progress: () => stop.abort() })
    expect(summary.stopped).toBe(true)
    expect(summary.read).toBeLessThan(1000)
    expect(summary.created).toBe(summary.read)
    expect(await query('select count(*) n from experiences')).toEqual([{ n: summary.read }])
  })
})

describe('a long file', () => {
  it('is read at the pace of the database, in the memory of a short one', { timeout: 60_000 }, async () => {
    v8.setFlagsFromString('--expose-gc')
    const collectGarbage = vm.runInNewContext('gc') as () => void
    const text = 'A long description of a short walk. '.repeat(60)
    const file = write(
      'long.csv',
      header() +
        Array.from(
          { length: 12_000 },
          (_, n) => `m${n},nobody,dubai,city-tours,Walk ${n},${text},ONLY\n`,
        ).join(''),
    )
    const megabytes: number[] = []
    const { read, refused } = await run(file, {
      progress: (summary) => {
        if (summary.read % 2000 >= 250) return
        collectGarbage()
        megabytes.push(process.memoryUsage().heapUsed / 1_000_000)
      },
    })
    expect([read, refused]).toEqual([12_000, 12_000])
    expect(megabytes.length).toBeGreaterThan(4)
    // 26 MB of text went through; a number for each id stays
    expect(Math.max(...megabytes) - Math.min(...megabytes)).toBeLessThan(12)
  })
})

describe('a file of another shape', () => {
  const file = () =>
    write(
      'places.csv',
      [
        'cat,lat,lon,title,description',
        'do,41.0112,28.9765,"Café ""Pera"", & more","http://pera.example/tr \n +90 212 555 01 01"',
        'do,41.0120,28.9770,Tünel,"  \n  "',
        'do,41.0120,28.9770,Tünel,"  \n  "',
        'do,-48.8767,-123.3933,Point Nemo,',
        'do,95,28,Nowhere,',
      ].join('\n'),
    )
  const mapping = parseMapping(readFileSync(here('examples/wikivoyage.json'), 'utf8'))

  it('comes in by a mapping: the nearest city becomes its destination, and travellers ask for an offer', async () => {
    const gazetteer = openGazetteer()
    const refused: string[] = []
    const source = await openSource(file(), { mapping })
    const summary = await runImport(deps, source, {
      map: createMapper(mapping),
      supplier: 'deira-dhows',
      makeCategories: true,
      nearestCity: (latitude, longitude) => gazetteer.nearest(latitude, longitude, 100),
      refuse: async ({ refusals }) => void refused.push(...refusals.map(({ code }) => code)),
    })
    expect(summary).toMatchObject({ read: 5, created: 2, refused: 3 })
    expect(refused.toSorted((a, b) => a.localeCompare(b))).toEqual([
      'city_too_far',
      'coordinates_impossible',
      'id_repeated',
    ])
    expect(
      await query(`select e.title ->> 'en' title, e.overview ->> 'en' overview, negotiation, d.country_code, d.time_zone, e.slug
        from experiences e join destinations d on d.id = e.destination_id order by e.id`),
    ).toEqual([
      {
        title: 'Café "Pera", & more',
        overview:
          'Café "Pera", & more\n\nWebsite: [pera.example](http://pera.example/tr)\n\nTelephone: +90 212 555 01 01',
        negotiation: 'ONLY',
        country_code: 'TR',
        time_zone: 'Europe/Istanbul',
        slug: 'cafe-pera-and-more',
      },
      {
        title: 'Tünel',
        overview: 'Tünel',
        negotiation: 'ONLY',
        country_code: 'TR',
        time_zone: 'Europe/Istanbul',
        slug: 'tunel',
      },
    ])
    expect(await query(`select count(*) n from destinations where popularity is null`)).toEqual([{ n: 1 }])
  })
})
