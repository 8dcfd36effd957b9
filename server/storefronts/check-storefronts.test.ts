import os from 'node:os'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { stringify } from 'yaml'
import { languages } from '../contract/primitives.ts'
import { demoStorefrontsText } from '../demo/read-demo-storefronts.ts'
import { openFolderStore } from '../platform/files/folder-store.ts'
import { testDatabase } from '../testing/database.ts'
import { seedExperience } from '../testing/factories/experience.ts'
import { copyStorefront, seedShop } from '../testing/factories/shop.ts'
import { checkStorefronts } from './check-storefronts.ts'
import { readStorefrontFile, storefrontFileSchema } from './read-storefront-file.ts'
import { tellFault } from './storefront-fault.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
let experience: string
beforeAll(async () => {
  database = await testDatabase()
  const shop = await seedShop(database.db)
  experience = (await seedExperience(database.db, shop)).slug
  await copyStorefront(database.db, shop.storefront, { slug: 'taken', hosts: ['taken.example'] })
  await database.db('suppliers').insert({ slug: 'boats', name: { en: 'Boats' }, email: 'b@boats.example' })
})
afterAll(() => database.close())

const well = {
  slug: 'shop',
  name: 'Shop',
  hosts: ['shop.example'],
  kind: 'supplier',
  supplier: 'dune-riders',
  layout: 'supplier-one',
  languages: ['en', 'ar'],
  currencies: ['AED', 'EUR'],
  currency: 'AED',
}
const check = (text: string) =>
  checkStorefronts({ db: database.db, files: openFolderStore(os.tmpdir()) }, text).then(({ faults }) =>
    faults.map(tellFault),
  )
const checkOne = (overrides: object) => check(stringify({ storefronts: [{ ...well, ...overrides }] }))

test('finds nothing wrong with a storefront that says all it can', async () => {
  expect(
    await checkOne({
      theme: {
        logo: { picture: '/logos/shop.svg', width: 120, height: 40 },
        hero: 'poster:dhow?hour=golden&seed=shop&city=dubai',
        heroAlt: { en: 'A dhow', ar: 'مركب' },
        slogan: { en: 'Out there', ar: 'هناك' },
        accent: '#0f6b66',
      },
      language: 'ar',
      contact: {
        phone: '+971 4 330 0000',
        whatsapp: '+971500000100',
        email: 'help@shop.example',
        chat: 'https://chat.example/shop',
      },
      company: { name: 'Shop Tours LLC', address: ['Pier 2', 'Dubai'], taxNumber: '100 200' },
      menu: ['discover', { label: { en: 'Our boats', ar: 'مراكبنا' }, to: '/cruises' }, 'contact'],
      footer: [{ label: { en: 'Licences', ar: 'التراخيص' }, to: 'https://licences.example/1' }],
      figures: { experiences: '500+', activities: '3000+', reviews: 'computed' },
      copyright: { from: 2020, to: 'current' },
      tagManager: 'GTM-ABC123',
      map: { tiles: 'https://tiles.example/{z}/{x}/{y}.png?key={token}', attribution: 'T', token: 'pk.1' },
      imageHosts: ['images.example'],
      origins: ['https://tours.example', 'https://*.tours.example', 'http://localhost:*'],
      selection: [experience],
      pages: [{ path: 'about', title: { en: 'About' }, text: { en: 'We.' } }],
    }),
  ).toEqual([])
})

test.for<[string, object, string]>([
  [
    'an unknown layout',
    { layout: 'supplier-nine' },
    'layout is "supplier-nine": write one of default, supplier-deira',
  ],
  ['a misspelled field', { curency: 'AED' }, 'curency: there is no such field; is “currency” meant?'],
  ['a missing name', { name: undefined }, 'name: it is missing; write a text'],
  ['an unknown kind', { kind: 'agency' }, 'kind is "agency": write one of consumer, supplier'],
  [
    'a mistyped supplier',
    { supplier: 'dune-rider' },
    'supplier is "dune-rider": there is no such supplier; is “dune-riders” meant?',
  ],
  [
    'a supplier site of nobody',
    { supplier: undefined },
    'supplier: a supplier site sells for one supplier; name it',
  ],
  [
    'a marketplace of one supplier',
    { kind: 'consumer' },
    'supplier is "dune-riders": a consumer site sells for every supplier',
  ],
  [
    'a host with a scheme',
    { hosts: ['https://shop.example'] },
    'hosts[0] is "https://shop.example": write the name of a host alone',
  ],
  [
    'a host that is taken',
    { hosts: ['taken.example'] },
    'hosts[0] is "taken.example": the storefront taken answers there',
  ],
  [
    'a second site for other hosts',
    { everyOtherHost: true },
    'everyOtherHost is true: the storefront marketplace answers on every other host',
  ],
  [
    'a language that nobody speaks here',
    { languages: ['en', 'sv'] },
    'languages[1] is "sv": write one of en, ar, ru',
  ],
  [
    'no English',
    { languages: ['ar'], language: 'ar' },
    'languages is ["ar"]: English lives at the root of every site; add en',
  ],
  [
    'a default it does not speak',
    { language: 'fr' },
    'language is "fr": the site does not speak it; write one of en, ar',
  ],
  [
    'a currency in small letters',
    { currencies: ['aed'], currency: 'AED' },
    'currencies[0] is "aed": a currency is three capital letters',
  ],
  [
    'a currency that is none',
    { currencies: ['AED', 'XXX'] },
    'currencies[1] is "XXX": it is no currency in circulation',
  ],
  [
    'a default it does not take',
    { currency: 'JPY' },
    'currency is "JPY": it is not among its currencies; write one of AED, EUR',
  ],
  [
    'a telephone without its country',
    { contact: { phone: '04 330 0000' } },
    'contact.phone is "04 330 0000": write it with the code of the country',
  ],
  [
    'a menu in one language',
    { menu: [{ label: { en: 'Boats' }, to: '/cruises' }] },
    'menu[0].label is {"en":"Boats"}: the site speaks ar too',
  ],
  [
    'a menu that leads astray',
    { menu: [{ label: { en: 'B', ar: 'ب' }, to: '//evil.example' }] },
    'menu[0].to is "//evil.example": write a path of the site',
  ],
  [
    'an accent that is no colour',
    { theme: { accent: 'teal' } },
    'theme.accent is "teal": write a colour as #rrggbb',
  ],
  [
    'a picture of a foreign host',
    { theme: { hero: 'https://cdn.example/a.jpg' } },
    'theme.hero is "https://cdn.example/a.jpg": its host is not among the imageHosts; add cdn.example',
  ],
  [
    'a picture that is not there',
    { theme: { hero: 'shop/no-such.jpg' } },
    'theme.hero is "shop/no-such.jpg": there is no such file in the media folder',
  ],
  [
    'a tag manager of another kind',
    { tagManager: 'UA-1' },
    'tagManager is "UA-1": write the id of a container, as GTM-ABC123',
  ],
  [
    'an origin with a path',
    { origins: ['https://tours.example/book'] },
    'origins[0] is "https://tours.example/book": write scheme and host alone',
  ],
  [
    'an origin for everybody',
    { origins: ['https://*.com'] },
    'origins[0] is "https://*.com": so short a name belongs to many',
  ],
  [
    'a port that is never said',
    { origins: ['https://tours.example:443'] },
    'origins[0] is "https://tours.example:443": browsers leave the usual port out',
  ],
  [
    'an unknown experience',
    { selection: ['no-such'] },
    'selection[0] is "no-such": there is no experience of this slug',
  ],
  [
    'another supplier’s experience',
    { supplier: 'boats', selection: ['red-dunes'] },
    'it is an experience of dune-riders, and the site sells for boats',
  ],
  [
    'years that run backwards',
    { copyright: { from: 2025, to: 2020 } },
    'copyright.to is 2020: it is before 2025',
  ],
  [
    'a map without its token',
    { map: { tiles: 'https://t.example/{z}/{x}/{y}?k={token}' } },
    'map.token: the address of the tiles has a place for it',
  ],
  [
    'a story without a picture',
    { pages: [{ path: 'blog/a', title: { en: 'A' }, text: { en: 'B' } }] },
    'pages[0].picture: the list of stories shows it; write it',
  ],
  [
    'a page that nobody asks for',
    { pages: [{ path: 'imprint', title: { en: 'A' }, text: { en: 'B' } }] },
    'pages[0].path is "imprint": write about, privacy-policy, terms-and-conditions, or blog/',
  ],
])('says of %s what is wrong, what it says and what is allowed', async ([, overrides, expected]) => {
  const told = await checkOne({
    ...overrides,
    ...('selection' in overrides &&
      (overrides.selection as string[])[0] === 'red-dunes' && { selection: [experience] }),
  })
  expect(told.join('\n')).toContain(expected)
})

describe('a file', () => {
  test('names the line of what is wrong', async () => {
    const text = stringify({ storefronts: [well] })
    const line = text.slice(0, text.indexOf('layout')).split('\n').length
    expect(await check(text.replace('supplier-one', 'supplier-nine'))).toEqual([
      expect.stringMatching(new RegExp(`^line ${line}: storefronts\\[0\\]\\.layout is`)),
    ])
  })

  test.for([
    ['storefronts: [', 'this is no YAML'],
    ['', 'write a group of fields'],
    ['storefronts: []', 'storefronts is []: at least 1 of them'],
    ['stores: []', 'stores: there is no such field; there are $schema, storefronts'],
  ])('%j is told apart', async ([text = '', expected]) => {
    expect((await check(text)).join('\n')).toContain(expected)
  })

  test('does not give two storefronts one slug or one host', async () => {
    const told = await check(stringify({ storefronts: [well, well] }))
    expect(told.join('\n')).toContain('storefronts[1].slug is "shop": another storefront of this file has it')
    expect(told.join('\n')).toContain(
      'storefronts[1].hosts[0] is "shop.example": the storefront shop answers there',
    )
  })

  test('is the same in JSON', () => {
    const file = { storefronts: [well] }
    const [yaml, json] = [stringify(file), JSON.stringify(file, null, 2)].map(readStorefrontFile)
    expect(yaml).toHaveProperty('records.0.slug', 'shop')
    expect(json).toEqual({ ...yaml, lineAt: expect.any(Function) as unknown })
  })

  test('has a JSON Schema that names every field with its meaning', () => {
    const ofSuppliers = ['deira', 'five', 'four', 'get-that-boat', 'one', 'six', 'three']
    const variants = ['default', ...ofSuppliers.map((name) => `supplier-${name}`)]
    variants.push('template-four', 'template-two', 'transparent')
    expect(storefrontFileSchema()).toMatchObject({
      properties: {
        storefronts: {
          items: {
            additionalProperties: false,
            required: ['slug', 'name', 'kind', 'languages', 'currencies', 'currency'],
            properties: { layout: { enum: expect.arrayContaining(variants) as unknown } },
          },
        },
      },
    })
    /** Fields of a group, however deep, that no editor could explain. */
    const unexplained = (schema: unknown, path = ''): string[] => {
      if (typeof schema !== 'object' || schema === null) return []
      return Object.entries(schema).flatMap(([key, value]: [string, unknown]) =>
        key === 'properties'
          ? Object.entries(value as Record<string, { description?: string }>).flatMap(([name, field]) => [
              ...(field.description === undefined ? [`${path}.${name}`] : []),
              ...unexplained(field, `${path}.${name}`),
            ])
          : unexplained(value, path),
      )
    }
    // words are keyed by language
    const isLanguage = (field: string) => languages.some((code) => field.endsWith(`.${code}`))
    expect(unexplained(storefrontFileSchema()).filter((field) => !isLanguage(field))).toEqual([])
  })

  test('is what the demo’s sites stand in', () => {
    expect(readStorefrontFile(demoStorefrontsText())).toHaveProperty('records.length', 10)
  })
})

test('warns of pages that bind whoever sells and are not written, outside of the demo', async () => {
  const warnings = async (overrides: object) => {
    const text = stringify({ storefronts: [{ ...well, ...overrides }] })
    const checked = await checkStorefronts({ db: database.db, files: openFolderStore(os.tmpdir()) }, text)
    return checked.warnings.map(({ message }) => message).filter((message) => message.includes('not written'))
  }
  const page = (path: string) => ({ path, title: { en: 'Terms' }, text: { en: 'Ours.' } })
  expect(await warnings({})).toHaveLength(2)
  expect(await warnings({ demonstration: true })).toEqual([])
  expect(await warnings({ pages: [page('terms-and-conditions')] })).toEqual([
    expect.stringContaining('privacy-policy'),
  ])
})
