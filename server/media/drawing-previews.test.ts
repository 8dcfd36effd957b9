import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, expect, test, vi } from 'vitest'
import type { Treatment } from '../../themes/layout-names.ts'
import { openDrawingPreviews } from './drawing-previews.ts'
import { imageUrl } from './image-url.ts'
import { createPictureCache } from './picture-cache.ts'
import { posterForWords } from './poster-for-words.ts'
import { createPress } from './press.ts'
import type { Press } from './press.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'dhow-previews-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const log = { warn: vi.fn() }
const press = createPress()
const drawn = vi.fn<Press['printPoster']>((...order) => press.printPoster(...order))
const open = (printPoster: Press['printPoster'] = drawn, below = 'kept') =>
  openDrawingPreviews({
    press: { printPoster },
    cache: createPictureCache(path.join(folder, below), 1, log),
    log,
    rest: () => Promise.resolve(),
  })
type Previews = ReturnType<typeof open>

const addressOf = (source: string) => imageUrl(source, { width: 640, crop: 'card' })
const dunes = addressOf('poster:dunes?hour=golden&seed=a1&city=dubai')

async function made(previews: Previews, address: string, treatment: Treatment = 'full') {
  const found = await vi.waitFor(() => {
    const preview = previews.find(address, treatment)
    expect(preview).toBeDefined()
    return preview
  }, 10_000)
  return found ?? ''
}

const colourOf = async (bytes: Buffer) =>
  (await sharp(bytes).stats()).channels.slice(0, 3).map(({ mean }) => mean)

test('a drawing has a preview of at most 200 characters in its own colours, once it is made', async () => {
  const previews = open()
  expect(previews.find(dunes, 'full')).toBeUndefined()
  const preview = Buffer.from(await made(previews, dunes), 'base64')
  expect(preview.toString('base64').length).toBeLessThanOrEqual(200)
  expect(await sharp(preview).metadata()).toMatchObject({ format: 'webp', width: 16, height: 12 })
  const whole = await press.printPoster(
    { subject: 'dunes', hour: 'golden', seed: 'a1', city: 'dubai' },
    { width: 320, fit: 'cover', format: 'webp', background: 'ffffff' },
  )
  const [small, large] = await Promise.all([preview, whole].map(colourOf))
  for (const [at, mean] of (large ?? []).entries()) expect(small?.[at]).toBeCloseTo(mean, -1.3)
})

test('the preview is of the drawing as the look prints it', async () => {
  const previews = open()
  expect(await made(previews, dunes, 'tiles')).not.toBe(await made(previews, dunes))
})

test('it is made once: asked for again, in another width, and by the next process', async () => {
  const previews = open(drawn, 'once')
  drawn.mockClear()
  const preview = await made(previews, dunes)
  expect(
    previews.find(
      imageUrl('poster:dunes?hour=golden&seed=a1&city=dubai', { width: 1280, crop: 'hero' }),
      'full',
    ),
  ).toBe(preview)
  expect(await made(open(drawn, 'once'), dunes)).toBe(preview)
  expect(drawn).toHaveBeenCalledOnce()
})

test('a photograph and an address of elsewhere have none here, nor has what cannot be drawn', async () => {
  const previews = open(() => Promise.reject(new Error('no ink')), 'broken')
  for (const address of [
    addressOf('tours/boat.jpg'),
    'https://elsewhere.example/poster/a',
    '/_image/w_640/poster/x',
  ]) {
    expect(previews.find(address, 'full')).toBeNull()
  }
  expect(await made(previews, dunes)).toBe('')
  expect(previews.find(dunes, 'full')).toBeNull()
  expect(log.warn).toHaveBeenCalledOnce()
})

test('whoever walks a large catalogue makes a few hundred wait, and no more', () => {
  const previews = open(() => new Promise(() => undefined), 'slow')
  const found = Array.from({ length: 400 }, (_, index) =>
    previews.find(addressOf(posterForWords(`thing-${index}`)), 'full'),
  )
  expect(found.filter((preview) => preview === undefined)).toHaveLength(300)
  previews.stop()
})

test('while requests keep the process busy, at most one is drawn in a second; then they go on', async () => {
  const print = vi.fn<Press['printPoster']>((...order) => press.printPoster(...order))
  const cache = createPictureCache(path.join(folder, 'busy'), 1, log)
  const previews = openDrawingPreviews({ press: { printPoster: print }, cache, log })
  for (let index = 0; index < 10; index++) previews.find(addressOf(posterForWords(`busy-${index}`)), 'full')
  const end = performance.now() + 800
  while (performance.now() < end) await new Promise((resolve) => setImmediate(resolve))
  expect(print.mock.calls.length).toBeLessThanOrEqual(2)
  await vi.waitFor(() => expect(print).toHaveBeenCalledTimes(10), 10_000)
})

test('a page of 24 drawings grows by less than 3 kB', async () => {
  const previews = open(drawn, 'many')
  const kinds = 'balloon kayak yacht canyon pyramids museum market tram beach wildlife mountain reef'.split(
    ' ',
  )
  const all = await Promise.all(
    Array.from({ length: 24 }, (_, index) =>
      made(previews, addressOf(posterForWords(`${kinds[index % kinds.length]}-${index}`))),
    ),
  )
  expect(new Set(all).size).toBe(24)
  expect(brotliCompressSync(JSON.stringify(all)).length).toBeLessThan(3_000)
})
