import os from 'node:os'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { parse, stringify } from 'yaml'
import { followPageNews } from '../pages/listen-for-changes.ts'
import { openDatabase } from '../platform/database.ts'
import type { Database } from '../platform/database.ts'
import { createLogger } from '../platform/log.ts'
import { openFolderStore } from '../platform/files/folder-store.ts'
import { testDatabase } from '../testing/database.ts'
import { openStatementProxy } from '../testing/crash/statement-proxy.ts'
import type { StatementProxy } from '../testing/crash/statement-proxy.ts'
import { seedExperience } from '../testing/factories/experience.ts'
import { copyStorefront, seedShop } from '../testing/factories/shop.ts'
import { layouts } from '../../themes/names.ts'
import { applyStorefronts } from './apply-storefronts.ts'
import { createStorefrontFinder } from './find-storefront.ts'
import { recordOf, shortRecordOf } from './storefront-record.ts'
import { listConfigured, lockStorefronts } from './storefronts.queries.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
let experience: string
beforeAll(async () => {
  database = await testDatabase()
  const shop = await seedShop(database.db)
  const { storefront } = shop
  experience = (await seedExperience(database.db, shop)).slug
  await copyStorefront(database.db, storefront, { slug: 'one', hosts: ['one.example'] })
  await copyStorefront(database.db, storefront, { slug: 'two', hosts: ['two.example'] })
})
afterAll(() => database.close())

const files = openFolderStore(os.tmpdir())
const apply = (...storefronts: object[]) =>
  applyStorefronts({ db: database.db, files }, stringify({ storefronts }))
const all = async () => (await listConfigured(database.db)).map(recordOf)
const site = { kind: 'consumer', languages: ['en'], currencies: ['AED'], currency: 'AED' }

test('writes all of a file or, where one part is wrong, nothing', async () => {
  const before = await all()
  const { faults } = await apply(
    { ...site, slug: 'one', name: 'Changed', hosts: ['one.example'] },
    { ...site, slug: 'three', name: 'New', hosts: ['two.example'] },
  )
  expect(faults).toHaveLength(1)
  expect(await all()).toEqual(before)
})

test('lets two storefronts change their hosts, and leaves what the file does not name', async () => {
  const before = await all()
  const { faults } = await apply(
    { ...site, slug: 'one', name: 'One', hosts: ['two.example'], tagManager: 'GTM-ABC123' },
    { ...site, slug: 'two', name: 'Two', hosts: ['one.example'], menu: ['contact', 'discover'] },
  )
  expect(faults).toEqual([])
  expect(await all()).toEqual([
    before.find(({ slug }) => slug === 'marketplace'),
    expect.objectContaining({ slug: 'one', hosts: ['two.example'], tagManager: 'GTM-ABC123' }),
    expect.objectContaining({ slug: 'two', hosts: ['one.example'], menu: ['contact', 'discover'] }),
  ])
})

test('what was exported says the same when it is applied', async () => {
  const before = await all()
  const exported = { storefronts: (await listConfigured(database.db)).map(shortRecordOf) }
  expect((await apply(...(parse(stringify(exported)) as typeof exported).storefronts)).faults).toEqual([])
  expect(await all()).toEqual(before)
})

test('is served by running processes as soon as it is written', async () => {
  const news = { heard: 0 }
  const finder = createStorefrontFinder({ ...database, news })
  expect(await finder.bySlug('two')).toMatchObject({ name: 'Two' })
  const listener = { changed: () => (news.heard += 1), missed: () => (news.heard += 1) }
  const following = await followPageNews(database.url, listener, createLogger('silent'))
  try {
    await apply({ ...site, slug: 'two', name: 'Two again', hosts: ['one.example'] })
    await vi.waitFor(async () => expect(await finder.bySlug('two')).toMatchObject({ name: 'Two again' }))
  } finally {
    await following.stop()
  }
})

const fileOf = (edition: string, hosts: string[][]) =>
  stringify({
    storefronts: hosts.map((own, at) => ({
      ...site,
      slug: at === 0 ? 'one' : 'two',
      name: `${edition} ${at}`,
      hosts: own,
    })),
  })
const old = fileOf('old', [['one.example'], ['two.example']])
const fresh = fileOf('new', [['two.example'], ['one.example']])

/** Applies the fresh file to the old one on a connection of its own, which `die` ends; answers with what is there then. */
async function applyMortally(
  prepare: (db: Database, proxy: StatementProxy, die: () => void) => void,
): Promise<{ died: boolean; left: string }> {
  await applyStorefronts({ db: database.db, files }, old)
  const proxy = await openStatementProxy(database.url)
  const db = openDatabase(proxy.url, { poolSize: 1 })
  let died = false
  prepare(db, proxy, () => {
    died = true
    void proxy.close()
  })
  await applyStorefronts({ db, files }, fresh).catch(() => undefined)
  await db.destroy().catch(() => undefined)
  if (!died) await proxy.close()
  // the session of who died is over when its lock is free
  await database.db.transaction((trx) => lockStorefronts(trx))
  const rows = (await all()).filter(({ slug }) => slug !== 'marketplace')
  return { died, left: rows.map(({ name, hosts }) => `${name} ${hosts.join()}`).join('; ') }
}

test('killed before any of its statements, leaves the old whole; killed after its commit, the new', async () => {
  let statements = 0
  for (let end = false; !end; statements += 1) {
    let seen = 0
    const { died, left } = await applyMortally((db, _proxy, die) => {
      db.on('query', () => {
        if (seen === statements) die()
        seen += 1
      })
    })
    end = !died
    expect(left).toBe(died ? 'old 0 one.example; old 1 two.example' : 'new 0 two.example; new 1 one.example')
  }
  expect(statements).toBeGreaterThan(7)

  let seen: () => string[] = () => []
  await applyMortally((_db, proxy) => {
    proxy.watch()
    seen = () => proxy.seen()
  })
  const [commit = ''] = seen()
  const unheard = await applyMortally((_db, proxy, die) => {
    proxy.watch({ step: commit, moment: 'after', strike: die })
  })
  expect(unheard).toEqual({ died: true, left: 'new 0 two.example; new 1 one.example' })
}, 60_000)

test('keeps everything that a storefront can say, also over one that said something else', async () => {
  const full = {
    slug: 'two',
    name: 'Two of everything',
    hosts: ['one.example'],
    kind: 'consumer',
    layout: 'template-two',
    theme: {
      hero: 'poster:dhow?hour=golden&seed=two&city=dubai',
      heroAlt: { en: 'A dhow', ar: 'مركب' },
      accent: '#0f6b66',
    },
    languages: ['en', 'ar'],
    language: 'ar',
    currencies: ['AED', 'USD'],
    currency: 'USD',
    guessCurrency: true,
    demonstration: true,
    contact: { phone: '+971 4 330 0000', email: 'help@two.example', allHours: true },
    company: { name: 'Two Tours LLC', address: ['Pier 2', 'Dubai'], taxNumber: '100 200' },
    menu: ['discover', { label: { en: 'Boats', ar: 'مراكب' }, to: '/cruises' }],
    footer: [{ label: { en: 'Licences', ar: 'التراخيص' }, to: 'https://licences.example/1' }],
    figures: { experiences: '500+', reviews: 'computed' },
    copyright: { from: 2019, to: 2024 },
    tagManager: 'GTM-ABC123',
    map: { tiles: 'https://tiles.example/{z}/{x}/{y}.png?key={token}', token: 'pk.1', attribution: 'T' },
    imageHosts: ['images.example'],
    origins: ['https://tours.example'],
    selection: [experience],
    pages: [{ path: 'about', title: { en: 'About' }, text: { en: 'We.' } }],
  }
  const before = (await all()).find(({ slug }) => slug === 'two')
  // each field says something else than before, so that none passes by staying as it was
  for (const field of Object.keys(full).filter((name) => !['slug', 'hosts', 'kind'].includes(name))) {
    const said: object = { [field]: full[field as keyof typeof full] }
    expect(said).not.toEqual({ [field]: before?.[field as keyof typeof before] })
  }
  expect((await apply(full)).faults).toEqual([])
  expect((await all()).find(({ slug }) => slug === 'two')).toEqual({ ...full, everyOtherHost: false })
})

test('the database itself refuses what no site can run on, also when it is written by hand', async () => {
  const write = (change: object) => database.db('storefronts').where({ slug: 'two' }).update(change)
  const refused: [object, RegExp][] = [
    [{ slug: 'Two Sites' }, /storefronts_slug/],
    [{ name: ' ' }, /storefronts_name/],
    [{ layout: 'supplier-nine' }, /storefronts_layout/],
    [{ languages: ['en', 'ar', 'sv'] }, /storefronts_languages/],
    [{ language: 'fr' }, /storefronts_language/],
    [{ currency: 'GBP' }, /storefronts_currency/],
    [{ theme: '{"accent": "red"}' }, /storefronts_theme/],
    [{ menu: '{}' }, /storefronts_lists/],
    [{ tag_manager: 'UA-1' }, /storefronts_tag_manager/],
    [{ copyright_from: 2025, copyright_to: 2020 }, /storefronts_copyright/],
    [{ hosts: ['one.example', 'two.example'] }, /storefront_hosts_pkey/],
    [{ hosts: ['https://two.example'] }, /storefront_hosts_host_check/],
    [{ every_other_host: true }, /storefronts_one_for_other_hosts/],
    [{ supplier_id: 999_999 }, /storefronts_supplier_id_fkey/],
  ]
  for (const [change, constraint] of refused) {
    await expect(write(change)).rejects.toThrow(constraint)
  }
})

test('the database takes every layout variant', async () => {
  for (const layout of layouts) {
    expect(await database.db('storefronts').where({ slug: 'two' }).update({ layout })).toBe(1)
  }
})
