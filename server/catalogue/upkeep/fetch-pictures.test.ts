import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ListingInput } from '../../contract/listing.ts'
import type { Connection } from '../../media/fetch-photograph.ts'
import { openPressRoom } from '../../media/press-room.ts'
import type { PressRoom } from '../../media/press-room.ts'
import { publicLookup } from '../../media/public-lookup.ts'
import { openFolderStore } from '../../platform/files/folder-store.ts'
import { createLogger } from '../../platform/log.ts'
import { buildListing, seedReference } from '../../testing/build-listing.ts'
import { testDatabase } from '../../testing/database.ts'
import { stopClock } from '../../testing/factories/clock.ts'
import { openHost } from '../../testing/factories/picture-host.ts'
import { upsertListing } from '../listings/upsert-listing.ts'
import { fetchPictures } from './fetch-pictures.ts'
import { countFetches, listLacking, retryFailed } from './picture-fetches.queries.ts'
import { tellLacking } from './picture-fetches-tool.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
let press: PressRoom
let clock: ReturnType<typeof stopClock>
let jpeg: Buffer
const mediaFolder = mkdtempSync(path.join(os.tmpdir(), 'dhow-fetched-'))

beforeAll(async () => {
  database = await testDatabase()
  press = openPressRoom(createLogger('silent'))
  jpeg = await sharp({ create: { width: 320, height: 240, channels: 3, background: '#27a' } })
    .jpeg()
    .toBuffer()
})
beforeEach(async () => {
  clock = stopClock()
  await database.db.raw(
    'truncate suppliers, categories, destinations, currency_rates, picture_fetches restart identity cascade',
  )
  await seedReference(database.db)
})
afterAll(async () => {
  await press.stop()
  await database.close()
  rmSync(mediaFolder, { recursive: true, force: true })
})

const list = async (pictures: ListingInput['pictures'], overrides: Partial<ListingInput> = {}) =>
  upsertListing({ db: database.db, clock }, buildListing({ pictures, ...overrides }))
const fetchDue = (connection: Connection) =>
  fetchPictures({ db: database.db, clock, files: openFolderStore(mediaFolder), press, connection })
const shown = async () => {
  const { rows } = await database.db.raw<{ rows: { pictures: { source: string; alt?: object }[] }[] }>(
    'select shown_pictures pictures from experiences',
  )
  return rows[0]?.pictures ?? []
}
const lacking = async () =>
  (await listLacking(database.db, 10)).map(({ address, state, tries, fault }) => [
    address,
    state,
    tries,
    fault,
  ])
const at = (name: string) => `https://pictures.example.com/${name}`

describe('a picture that a listing names by address', () => {
  it('is fetched once and shown in its place, with its words, and again after the listing changed', async () => {
    const host = await openHost((_request, response) =>
      // the bytes decide, whatever the host calls them
      response.setHeader('content-type', 'application/octet-stream').end(jpeg),
    )
    const pictures = [
      { source: at('a?id=1&size=2'), alt: { en: 'The boat' } },
      { source: 'poster:dhow?hour=golden&seed=a' },
      { source: at('b') },
    ]
    expect(await list(pictures)).toMatchObject({ outcome: 'created' })
    expect(await shown()).toEqual([pictures[1]])
    expect(await fetchDue(host.connection)).toBe(2)
    const webp = expect.stringMatching(/^UklGR/) as string
    const previews = database.db<{ source: string; preview: string | null }>('picture_previews')
    expect(await previews.clone().select('source', 'preview')).toEqual([
      { source: (await shown())[0]?.source, preview: webp },
    ])
    // as a release left them that made none
    await previews.clone().delete()
    await fetchDue(host.connection)
    expect(await previews.clone().select('preview')).toEqual([{ preview: webp }])
    const stored = expect.stringMatching(/^_fetched\/[0-9a-f]{40}\.jpg\?v=[0-9a-f]{8}$/) as string
    const expected = [{ source: stored, alt: { en: 'The boat' } }, pictures[1], { source: stored }]
    expect(await shown()).toEqual(expected)
    // equal bytes are one file
    expect(readdirSync(path.join(mediaFolder, '_fetched'))).toHaveLength(1)
    expect(await list(pictures)).toMatchObject({ outcome: 'unchanged' })
    await list(pictures, { title: { en: 'Another name' } })
    expect(await shown()).toEqual(expected)
    expect(await fetchDue(host.connection)).toBe(0)
    expect(host.asked.toSorted()).toEqual(['/a?id=1&size=2', '/b'])
  })

  it('is refused when its host has a private address, also behind a redirect, and is reported', async () => {
    const host = await openHost((_request, response) =>
      response.writeHead(302, { location: 'https://inside.example.com/secret' }).end(),
    )
    const lookup = publicLookup(
      (name) => host.resolve(name),
      () => false,
    )
    await list([{ source: at('a') }])
    await fetchDue({ ...host.connection, lookup })
    expect(host.asked).toEqual([])
    expect(await lacking()).toEqual([[at('a'), 'failed', 1, 'private_host']])

    await list([{ source: at('b') }])
    const outsideOnly = publicLookup(
      (name) =>
        Promise.resolve([{ address: name.startsWith('inside') ? '127.0.0.2' : '127.0.0.1', family: 4 }]),
      (address) => address === '127.0.0.1',
    )
    await fetchDue({ ...host.connection, lookup: outsideOnly })
    expect(host.asked).toEqual(['/b'])
    const [, report] = await listLacking(database.db, 10)
    expect(report && tellLacking(report)).toBe(
      `dinner-on-a-dhow  ${at('b')}  its host has an address inside a private network  1 tries, given up`,
    )
    expect(await shown()).toEqual([])
  })

  it('is tried again later when its host is busy, at most six times, and once more when told to', async () => {
    let answer = 503
    const host = await openHost((_request, response) => response.writeHead(answer).end(jpeg))
    await list([{ source: at('a') }])
    for (const minutes of [2, 8, 32, 128, 512]) {
      expect(await fetchDue(host.connection)).toBe(1)
      expect(await fetchDue(host.connection)).toBe(0)
      expect(await countFetches(database.db)).toEqual({ waiting: 1, fetched: 0, failed: 0 })
      clock.advance({ minutes })
    }
    expect(await fetchDue(host.connection)).toBe(1)
    expect(await lacking()).toEqual([[at('a'), 'failed', 6, 'busy']])
    clock.advance({ hours: 100 })
    expect(await fetchDue(host.connection)).toBe(0)
    answer = 200
    expect(await retryFailed(database.db)).toBe(1)
    expect(await fetchDue(host.connection)).toBe(1)
    expect(await shown()).toHaveLength(1)
  })

  it.each([
    ['a page that calls itself a picture', 'no_picture', () => Buffer.from('<html>not found</html>')],
    [
      'a drawing that may name other files',
      'no_picture',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"/>'),
    ],
    ['half of a picture', 'no_picture', () => jpeg.subarray(0, jpeg.length / 2)],
    [
      'a pixel that counts visitors',
      'too_small',
      () =>
        sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
          .png()
          .toBuffer(),
    ],
    ['more than 20 MB', 'too_large', () => Buffer.alloc(20_000_001)],
  ])('is given up at once when it is %s', async (_what, fault, make) => {
    const bytes = await make()
    const host = await openHost((_request, response) =>
      response.setHeader('content-type', 'image/jpeg').end(bytes),
    )
    await list([{ source: at('a') }])
    await fetchDue(host.connection)
    expect(await lacking()).toEqual([[at('a'), 'failed', 1, fault]])
    expect(await shown()).toEqual([])
  })

  it.each([
    'http://a.example.com/a.jpg',
    'https://a.example.com:8443/a.jpg',
    'https://u:p@a.example.com/a.jpg',
  ])('%s is refused with its row', async (source) => {
    expect(await list([{ source }])).toMatchObject({
      outcome: 'refused',
      refusals: [{ field: 'pictures.0.source', code: 'picture_source' }],
    })
  })
})
