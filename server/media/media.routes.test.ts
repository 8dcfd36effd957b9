import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import express from 'express'
import type { ErrorRequestHandler } from 'express'
import sharp from 'sharp'
import request from 'supertest'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openHost } from '../testing/factories/picture-host.ts'
import { openFolderStore } from '../platform/files/folder-store.ts'
import { Problem } from '../platform/problem.ts'
import { findPhotographs } from './find-photographs.ts'
import { imageUrl } from './image-url.ts'
import { mediaRoutes } from './media.routes.ts'
import type { MediaDeps } from './media.routes.ts'
import { createPress } from './press.ts'
import { publicLookup } from './public-lookup.ts'
import type { Press } from './press.ts'

let folder = ''
let cacheCount = 0
const logger = { warn: vi.fn() }
const codes: Record<number, string> = {
  400: 'invalid_picture',
  404: 'picture_not_found',
  422: 'unreadable_picture',
}
const poster = '/_image/w_320,h_240/poster/dhow/golden/a1/dubai'

/** The bytes of a picture; supertest does not know what it parsed. */
function bytesOf(reply: { readonly body: unknown }): Buffer {
  if (!Buffer.isBuffer(reply.body)) throw new TypeError('The reply is no picture')
  return reply.body
}

const answerProblem: ErrorRequestHandler = (error, _request, response, _next) => {
  if (error instanceof Problem) response.status(error.status).json({ code: error.code })
  else response.status(500).json({ code: 'fault', message: String(error) })
}

function buildApp(overrides: Partial<MediaDeps> = {}) {
  cacheCount += 1
  const cacheFolder = path.join(folder, `cache-${String(cacheCount)}`)
  const deps = { files: openFolderStore(path.join(folder, 'media')), cacheFolder, logger, ...overrides }
  return express().use(mediaRoutes(deps)).use(answerProblem)
}

async function expectProblem(
  app: ReturnType<typeof buildApp>,
  address: string,
  status: number,
  code: string,
) {
  const reply = await request(app).get(address)
  expect(reply.status).toBe(status)
  expect(reply.body).toMatchObject({ code })
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'dhow-media-'))
  await mkdir(path.join(folder, 'media', 'dhow-dinner'), { recursive: true })
  const photograph = sharp({ create: { width: 800, height: 1000, channels: 3, background: '#1f8588' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '25/1 15/1 0/1' } })
    .jpeg()
  await photograph.toFile(path.join(folder, 'media', 'dhow-dinner', '1.jpg'))
  await photograph.toFile(path.join(folder, 'media', 'dhow-dinner', '10.jpg'))
  await photograph.toFile(path.join(folder, 'media', 'dhow-dinner', '2.jpg'))
  await photograph.toFile(path.join(folder, 'secret.jpg'))
  await writeFile(path.join(folder, 'media', 'dhow-dinner', 'notes.txt'), 'not a picture')
  await writeFile(path.join(folder, 'media', 'dhow-dinner', 'broken.jpg'), 'not a picture')
  await writeFile(
    path.join(folder, 'media', 'dhow-dinner', 'drawn.jpg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="/etc/passwd"/></svg>',
  )
  await symlink(path.join(folder, 'secret.jpg'), path.join(folder, 'media', 'dhow-dinner', 'link.jpg'))
  await symlink(folder, path.join(folder, 'media', 'out'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))
beforeEach(() => logger.warn.mockClear())

describe('the treatment of a site', () => {
  it('prints a poster in other inks, each kept apart', async () => {
    const app = buildApp()
    const answers = await Promise.all(
      ['', ',t_night', ',t_pencil'].map((treatment) =>
        request(app).get(`/_image/w_320,h_240,f_png${treatment}/poster/dhow/golden/a1/dubai`),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ headers }) => headers['etag'])).size).toBe(3)
    const light = await Promise.all(
      answers.map(
        async (answer) => (await sharp(bytesOf(answer)).greyscale().stats()).channels[0]?.mean ?? 0,
      ),
    )
    const [drawn = 0, night = 0, pencil = 0] = light
    expect(night).toBeLessThan(drawn - 20)
    expect(pencil).toBeGreaterThan(drawn + 20)
  })

  it('is refused for a photograph, and where nobody knows it', async () => {
    const app = buildApp()
    await expectProblem(app, '/_image/w_320,t_night/photograph/dhow-dinner/1.jpg', 400, 'invalid_picture')
    await expectProblem(app, '/_image/w_320,t_neon/poster/dhow/golden/a1/dubai', 400, 'invalid_picture')
  })
})

describe('posters', () => {
  it('are drawn, cut and kept for ever', async () => {
    const reply = await request(buildApp()).get(poster).expect(200)
    expect(reply.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    })
    expect(await sharp(bytesOf(reply)).metadata()).toMatchObject({ format: 'webp', width: 320, height: 240 })
  })

  it('come as jpg for those who cannot read webp', async () => {
    const reply = await request(buildApp())
      .get(poster.replace('h_240', 'h_240,f_jpg'))
      .expect('content-type', 'image/jpeg')
    expect(await sharp(bytesOf(reply)).metadata()).toMatchObject({ format: 'jpeg', width: 320 })
  })

  it('come as avif where the browser accepts it, and a cache keeps the two apart', async () => {
    const app = buildApp()
    const accept = 'image/avif,image/webp,*/*;q=0.8'
    const avif = await request(app).get(poster).set('accept', accept).responseType('blob').expect(200)
    expect(avif.headers).toMatchObject({ 'content-type': 'image/avif', vary: 'Accept' })
    expect(await sharp(bytesOf(avif)).metadata()).toMatchObject({ format: 'heif', width: 320, height: 240 })
    const webp = await request(app).get(poster).set('if-none-match', String(avif.headers['etag'])).expect(200)
    expect(webp.headers).toMatchObject({ 'content-type': 'image/webp', vary: 'Accept' })
    const named = await request(app).get(poster.replace('h_240', 'h_240,f_webp')).set('accept', accept)
    expect(named.headers['content-type']).toBe('image/webp')
    expect(named.headers['vary']).toBeUndefined()
  })

  it.each([
    ['a width alone', 'w_320', { width: 320, height: 240 }],
    ['long names', 'width_320,height_427,format_png', { width: 320, height: 427, format: 'png' }],
    ['a size in one', 'resize_320x320,f_jpeg', { width: 320, height: 320, format: 'jpeg' }],
    ['a height of no crop, contained', 's_160x640,fit_contain,b_112233', { width: 160, height: 640 }],
    ['another height, inside', 'w_160,h_640,fit_inside', { width: 160 }],
  ])('are made with %s', async (_what: string, modifiers: string, size: object) => {
    const reply = await request(buildApp())
      .get(`/_image/${modifiers}/poster/reef/noon/a1`)
      .responseType('blob')
      .expect(200)
    expect(await sharp(bytesOf(reply)).metadata()).toMatchObject(size)
  })

  it('are drawn once: the second time they come from the disk', async () => {
    const press = createPress()
    const printPoster = vi.fn<Press['printPoster']>((...order) => press.printPoster(...order))
    const app = buildApp({ press: { ...press, printPoster } })
    const first = await request(app).get(poster).expect(200)
    const second = await request(app).get(poster).expect(200)
    expect(bytesOf(second)).toEqual(bytesOf(first))
    expect(printPoster).toHaveBeenCalledTimes(1)
  })

  it('are not sent again to who has them', async () => {
    const app = buildApp()
    const first = await request(app).get(poster).expect(200)
    const etag = first.headers['etag']
    expect(etag).toBeTypeOf('string')
    await request(app).get(poster).set('If-None-Match', String(etag)).expect(304)
  })

  it('are made two at a time', async () => {
    let working = 0
    let most = 0
    const printPoster: Press['printPoster'] = async () => {
      working += 1
      most = Math.max(most, working)
      await new Promise((resolve) => setImmediate(resolve))
      working -= 1
      return Buffer.from('ink')
    }
    const app = buildApp({ press: { ...createPress(), printPoster } })
    const seeds = Array.from({ length: 8 }, (_, index) => index)
    const replies = await Promise.all(
      seeds.map((seed) => request(app).get(`/_image/w_160/poster/reef/noon/s${String(seed)}`)),
    )
    expect(replies.map(({ status }) => status)).toEqual(seeds.map(() => 200))
    expect(most).toBe(2)
  })

  it('that fail are no picture and are not kept by anybody', async () => {
    const press = { ...createPress(), printPoster: () => Promise.reject(new Error('no ink')) }
    const reply = await request(buildApp({ press })).get(poster).expect(500)
    expect(reply.headers['cache-control']).toBeUndefined()
  })

  it.each([
    ['a width that is not made', '/_image/w_641/poster/dhow/golden/a1'],
    ['a width beyond all measure', '/_image/w_12000/poster/dhow/golden/a1'],
    ['a height that cuts it to no shape of ours', '/_image/w_320,h_241/poster/dhow/golden/a1'],
    ['more pixels than a screen has', '/_image/w_3072,h_4096/poster/dhow/golden/a1'],
    ['no width', '/_image/h_240/poster/dhow/golden/a1'],
    ['two sizes', '/_image/w_320,s_320x240/poster/dhow/golden/a1'],
    ['a modifier twice', '/_image/w_320,width_640/poster/dhow/golden/a1'],
    ['an unknown modifier', '/_image/w_320,blur_5/poster/dhow/golden/a1'],
    ['an unknown fit', '/_image/w_320,fit_crop/poster/dhow/golden/a1'],
    ['an unknown format', '/_image/w_320,f_svg/poster/dhow/golden/a1'],
    ['a quality that is not made', '/_image/w_320,q_77/poster/dhow/golden/a1'],
    ['a background that is no colour', '/_image/w_320,b_white/poster/dhow/golden/a1'],
    ['an unknown subject', '/_image/w_320/poster/dragons/golden/a1'],
    ['an unknown hour', '/_image/w_320/poster/dhow/teatime/a1'],
    ['a seed that is not plain', '/_image/w_320/poster/dhow/golden/A1'],
    ['too many parts', '/_image/w_320/poster/dhow/golden/a1/dubai/x'],
    ['an unknown kind', '/_image/w_320/painting/dhow'],
  ])('are refused with %s', async (_what: string, address: string) => {
    await expectProblem(buildApp(), address, 400, 'invalid_picture')
  })
})

describe('photographs', () => {
  it('are listed by number, with a version, without links and strangers', async () => {
    const found = await findPhotographs(openFolderStore(path.join(folder, 'media')), 'dhow-dinner')
    expect(found.map((source) => source.split('?')[0])).toEqual([
      'dhow-dinner/1.jpg',
      'dhow-dinner/2.jpg',
      'dhow-dinner/10.jpg',
      'dhow-dinner/broken.jpg',
      'dhow-dinner/drawn.jpg',
    ])
    expect(found[0]).toMatch(/\?v=[a-z0-9-]+$/)
  })

  it.each(['nothing-here', '..', 'a/b', ''])('are none for %o', async (slug) => {
    expect(await findPhotographs(openFolderStore(path.join(folder, 'media')), slug)).toEqual([])
  })

  it('are cut to the crop, without what the camera wrote down', async () => {
    const [source = ''] = await findPhotographs(openFolderStore(path.join(folder, 'media')), 'dhow-dinner')
    const reply = await request(buildApp())
      .get(imageUrl(source, { width: 320, crop: 'hero' }))
      .expect(200)
    const metadata = await sharp(bytesOf(reply)).metadata()
    expect(metadata).toMatchObject({ format: 'webp', width: 320, height: 137 })
    expect(metadata.exif).toBeUndefined()
    expect(reply.headers['cache-control']).toContain('immutable')
  })

  it('keep their shape without a height, and have the background beside them when they are contained', async () => {
    const app = buildApp()
    const photograph = '/photograph/dhow-dinner/1.jpg'
    const whole = await request(app).get(`/_image/w_160${photograph}`).expect(200)
    expect(await sharp(bytesOf(whole)).metadata()).toMatchObject({ width: 160, height: 200 })
    const contained = await request(app)
      .get(`/_image/w_320,h_240,fit_contain,f_png,b_f00${photograph}`)
      .expect(200)
    const { data } = await sharp(bytesOf(contained)).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    expect([...data.subarray(0, 3)]).toEqual([255, 0, 0])
  })

  it('are smaller in a lower quality', async () => {
    const app = buildApp()
    const sizes: number[] = []
    for (const quality of [30, 95]) {
      const reply = await request(app).get(`/_image/w_640,q_${quality}/poster/reef/noon/a1`).expect(200)
      sizes.push(bytesOf(reply).length)
    }
    expect(sizes[0]).toBeLessThan((sizes[1] ?? 0) / 2)
  })

  it('are asked for again after an hour when their address does not change with them', async () => {
    const reply = await request(buildApp()).get('/_image/w_320/photograph/dhow-dinner/1.jpg').expect(200)
    expect(reply.headers['cache-control']).toContain('max-age=3600')
  })

  it('that are replaced are made anew', async () => {
    const app = buildApp()
    const file = path.join(folder, 'media', 'fresh.png')
    const paint = (background: string) =>
      sharp({ create: { width: 40, height: 40, channels: 3, background } })
        .png()
        .toFile(file)
    const address = '/_image/w_160/photograph/fresh.png'
    await paint('#ff0000')
    const red = await request(app).get(address).expect(200)
    await paint('#0000ff')
    const blue = await request(app).get(address).expect(200)
    expect(blue.headers['etag']).not.toBe(red.headers['etag'])
  })

  it.each([
    ['leaves the folder', '/_image/w_320/photograph/..%2f..%2fsecret.jpg', 400],
    ['leaves the folder in plain sight', '/_image/w_320/photograph/../secret.jpg', 400],
    ['is a link', '/_image/w_320/photograph/dhow-dinner/link.jpg', 400],
    ['lies behind a link', '/_image/w_320/photograph/out/secret.jpg', 400],
    ['is no picture by its name', '/_image/w_320/photograph/dhow-dinner/notes.txt', 400],
    ['has a nought in its name', '/_image/w_320/photograph/dhow-dinner/1.jpg%00.jpg', 400],
    ['does not exist', '/_image/w_320/photograph/dhow-dinner/3.jpg', 404],
    ['is no picture by its bytes', '/_image/w_320/photograph/dhow-dinner/broken.jpg', 422],
    ['is a drawing under a false name', '/_image/w_320/photograph/dhow-dinner/drawn.jpg', 422],
  ])('are refused when the file %s', async (_what: string, address: string, status: number) => {
    await expectProblem(buildApp(), address, status, codes[status] ?? '')
  })
})

describe('pictures of other hosts', () => {
  const address = imageUrl('https://images.example.com/a.jpg', { width: 320, crop: 'card' })

  it('are refused unless the host is allowed', async () => {
    await expectProblem(buildApp(), address, 400, 'host_not_allowed')
    await request(buildApp({ allowedHosts: () => Promise.resolve(['example.com']) }))
      .get(address)
      .expect(400)
  })

  it('are fetched from an allowed host', async () => {
    const bytes = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#ffffff' } })
      .png()
      .toBuffer()
    const host = await openHost((_request, response) =>
      response.setHeader('content-type', 'image/png').end(bytes),
    )
    const allowedHosts = () => Promise.resolve(['images.example.com'])
    const reply = await request(buildApp({ allowedHosts, connection: host.connection }))
      .get(address)
      .expect(200)
    expect(await sharp(bytesOf(reply)).metadata()).toMatchObject({ format: 'webp', width: 320, height: 240 })
  })

  it('whose host has an address inside a network of ours are a bad gateway', async () => {
    const host = await openHost((_request, response) => response.end())
    const allowedHosts = () => Promise.resolve(['images.example.com'])
    const connection = { ...host.connection, lookup: publicLookup(host.resolve) }
    await expectProblem(buildApp({ allowedHosts, connection }), address, 502, 'picture_unreachable')
    expect(host.asked).toEqual([])
  })

  it('are never plain http, another port or inside the address', async () => {
    for (const url of [
      'http://images.example.com/a.jpg',
      'https://images.example.com:8443/a.jpg',
      'file:///etc/passwd.jpg',
    ]) {
      const path64 = Buffer.from(url).toString('base64url')
      await expectProblem(
        buildApp({ allowedHosts: () => Promise.resolve(['images.example.com']) }),
        `/_image/w_320/remote/${path64}`,
        400,
        'invalid_picture',
      )
    }
  })
})
