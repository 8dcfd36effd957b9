import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openFolderStore } from '../../platform/files/folder-store.ts'
import { testDatabase } from '../../testing/database.ts'
import { seedExperience } from '../../testing/factories/experience.ts'
import { seedShop } from '../../testing/factories/shop.ts'
import { adoptPhotographs } from './adopt-photographs.ts'
import { readExperience } from '../reading/read-experience.ts'
import { stopClock } from '../../testing/factories/clock.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
let slug: string
let read: () => Promise<string[]>
const mediaFolder = mkdtempSync(path.join(os.tmpdir(), 'dhow-media-'))

beforeAll(async () => {
  database = await testDatabase()
  const shop = await seedShop(database.db)
  slug = (await seedExperience(database.db, shop)).slug
  const reading = { storefront: shop.storefront, language: 'en' as const, currency: 'AED', slug }
  read = async () => {
    const experience = await readExperience({ db: database.db, clock: stopClock() }, reading)
    return (experience?.pictures ?? []).map(({ src }) => src)
  }
})
afterAll(async () => {
  await database.close()
  rmSync(mediaFolder, { recursive: true, force: true })
})

const adopt = () => adoptPhotographs({ db: database.db, files: openFolderStore(mediaFolder) })
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
  expect(
    await adoptPhotographs({ db: database.db, files: openFolderStore(path.join(mediaFolder, 'nowhere')) }),
  ).toBe(0)
})
