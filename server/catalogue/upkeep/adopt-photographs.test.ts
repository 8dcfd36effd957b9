import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Picture } from '../../contract/catalogue.ts'
import { openFolderStore } from '../../platform/files/folder-store.ts'
import { testDatabase } from '../../testing/database.ts'
import { seedExperience } from '../../testing/factories/experience.ts'
import { seedShop } from '../../testing/factories/shop.ts'
import { openPressRoom } from '../../media/press-room.ts'
import { createLogger } from '../../platform/log.ts'
import { adoptPhotographs } from './adopt-photographs.ts'
import { readExperience } from '../reading/read-experience.ts'
import { stopClock } from '../../testing/factories/clock.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
let slug: string
const press = openPressRoom(createLogger('silent'))
let read: () => Promise<string[]>
let readHero: () => Promise<Picture>
const mediaFolder = mkdtempSync(path.join(os.tmpdir(), 'dhow-media-'))

beforeAll(async () => {
  database = await testDatabase()
  const shop = await seedShop(database.db)
  slug = (await seedExperience(database.db, shop)).slug
  const reading = { storefront: shop.storefront, language: 'en' as const, currency: 'AED', slug }
  const find = async () => {
    const experience = await readExperience({ db: database.db, clock: stopClock() }, reading)
    if (!experience) throw new Error('there is no such experience')
    return experience
  }
  read = async () => (await find()).pictures.map(({ src }) => src)
  readHero = async () => (await find()).hero
})
afterAll(async () => {
  await press.stop()
  await database.close()
  rmSync(mediaFolder, { recursive: true, force: true })
})

const adopt = (folder = mediaFolder) =>
  adoptPhotographs({ db: database.db, files: openFolderStore(folder), press })
const put = (folder: string, name: string) => {
  mkdirSync(path.join(mediaFolder, folder), { recursive: true })
  writeFileSync(path.join(mediaFolder, folder, name), 'a picture')
}

test('photographs in the folder of an experience replace its pictures until they are taken out', async () => {
  const before = await read()
  put(slug, '2.jpg')
  put(slug, '10.webp')
  put(slug, 'notes.txt')
  put('no-such-experience', '1.jpg')
  expect(await adopt()).toBe(1)
  const shown = await read()
  expect(shown).toHaveLength(2)
  expect(shown[0]).toContain(`photograph/${slug}/2`)
  expect(shown[1]).toContain(`photograph/${slug}/10`)
  expect(await adopt()).toBe(0)

  rmSync(path.join(mediaFolder, slug), { recursive: true })
  expect(await adopt()).toBe(1)
  expect(await read()).toEqual(before)
})

test('a media folder that is not there changes nothing', async () => {
  expect(await adopt(path.join(mediaFolder, 'nowhere'))).toBe(0)
})

test('a photograph brings a preview of at most 200 bytes in its own colours; one that cannot be read is shown without', async () => {
  const picture = sharp({ create: { width: 1200, height: 900, channels: 3, background: '#2070c0' } })
  mkdirSync(path.join(mediaFolder, slug), { recursive: true })
  writeFileSync(path.join(mediaFolder, slug, '1.jpg'), await picture.jpeg().toBuffer())
  await adopt()
  const hero = async () => (await readHero()).preview
  const bytes = Buffer.from((await hero()) ?? '', 'base64')
  expect(bytes.length).toBeLessThan(200)
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([16, 12])
  for (const [at, colour] of [0x20, 0x70, 0xc0].entries()) {
    expect(Math.abs((data[at] ?? 0) - colour)).toBeLessThan(12)
  }

  writeFileSync(path.join(mediaFolder, slug, '1.jpg'), 'no picture at all')
  await adopt()
  expect(await hero()).toBeUndefined()
})
