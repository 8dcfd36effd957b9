import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import express from 'express'
import request from 'supertest'
import { afterAll, expect, test } from 'vitest'
import { openFolderStore } from '../platform/files/folder-store.ts'
import { compressFiles } from '../platform/compress-files.ts'
import { buildRoutes } from './builds.routes.ts'
import { shareAssets } from './shared-assets.ts'

const dist = mkdtempSync(path.join(os.tmpdir(), 'dhow-builds-'))
afterAll(() => rmSync(dist, { recursive: true, force: true }))

function write(build: string, file: string): string {
  const folder = path.join(dist, build)
  mkdirSync(path.join(folder, 'client/_assets'), { recursive: true })
  writeFileSync(path.join(folder, 'client/_assets', file), 'export {}')
  writeFileSync(path.join(folder, 'client/mark.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  mkdirSync(path.join(folder, 'client/logos'), { recursive: true })
  writeFileSync(path.join(folder, 'client/logos/shop.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  return folder
}

const app = express().use(
  buildRoutes({
    id: 'bbbbbbbbbbbbbbbb',
    folder: write('bbbbbbbbbbbbbbbb', 'new.js'),
    earlier: [write('aaaaaaaaaaaaaaaa', 'old.js')],
  }),
)

test('says which build is the latest, and never from a cache', async () => {
  const reply = await request(app).get('/builds/latest.json?1')
  expect(reply.body).toEqual({ id: 'bbbbbbbbbbbbbbbb' })
  expect(reply.headers['cache-control']).toBe('no-store')
})

test.for(['/_assets/new.js', '/_assets/old.js'])(
  'keeps %s for good, of this build or an earlier one',
  async (file) => {
    const reply = await request(app).get(file).expect(200)
    expect(reply.headers['cache-control']).toContain('immutable')
  },
)

test('sends each file in the smallest form that the browser takes, as it was compressed when it was built', async () => {
  const folder = write('cccccccccccccccc', 'big.js')
  const big = `export const words = ${JSON.stringify('dhow '.repeat(400))}`
  writeFileSync(path.join(folder, 'client/_assets/big.js'), big)
  await compressFiles(path.join(folder, 'client'))
  const sizes: number[] = []
  const built = express().use(buildRoutes({ id: 'cccccccccccccccc', folder, earlier: [] }))
  for (const [accepts, sends, ending] of [
    ['br, gzip', 'br', '.br'],
    ['gzip', 'gzip', '.gz'],
    ['identity', undefined, ''],
  ] as const) {
    const reply = await request(built).get('/_assets/big.js').set('accept-encoding', accepts).expect(200)
    expect(reply.headers['content-encoding']).toBe(sends)
    expect(reply.headers['content-type']).toMatch(/javascript/)
    expect(reply.headers['cache-control']).toContain('immutable')
    expect(reply.headers['vary']).toMatch(/accept-encoding/i)
    const { size } = statSync(path.join(folder, `client/_assets/big.js${ending}`))
    expect(reply.headers['content-length']).toBe(String(size))
    sizes.push(size)
  }
  expect(sizes).toEqual(sizes.toSorted((a, b) => a - b))
})

test('does not let a cache remember that a file was missing', async () => {
  const reply = await request(app).get('/_assets/gone.js').expect(404)
  expect(reply.headers['cache-control']).toBe('no-store')
})

test('serves the files beside the scripts by their names, and leaves every other address to the pages', async () => {
  for (const file of ['/mark.svg', '/logos/shop.svg']) {
    await request(app)
      .get(file)
      .expect(200)
      .expect('cache-control', /max-age=3600/)
  }
  await request(app)
    .get('/mark')
    .expect(404, /Cannot GET/)
})

test('knows the builds that are still there', async () => {
  await request(app).get('/builds/meta/aaaaaaaaaaaaaaaa.json').expect(200, { id: 'aaaaaaaaaaaaaaaa' })
  await request(app).get('/builds/meta/cccccccccccccccc.json').expect(404)
})

test('asks where all machines keep their files for a script of a build that this one does not have', async () => {
  const files = openFolderStore(path.join(dist, 'shared'))
  const other = write('dddddddddddddddd', 'other-Ab12.js')
  mkdirSync(path.join(other, 'client/_assets/texts-12ab/ar'), { recursive: true })
  writeFileSync(path.join(other, 'client/_assets/texts-12ab/ar/cart.json'), '{"cart":"سلة"}')
  expect(await shareAssets(files, { folder: other })).toBe(2)
  expect(await shareAssets(files, { folder: other })).toBe(0)
  const machine = express().use(
    buildRoutes({ id: 'b', folder: path.join(dist, 'bbbbbbbbbbbbbbbb'), earlier: [] }, files),
  )
  const reply = await request(machine).get('/_assets/other-Ab12.js').expect(200, 'export {}')
  expect(reply.headers).toMatchObject({
    'cache-control': expect.stringContaining('immutable') as string,
    'content-type': expect.stringContaining('javascript') as string,
  })
  await request(machine).get('/_assets/texts-12ab/ar/cart.json').expect(200, { cart: 'سلة' })
  for (const name of [
    'gone-Ab12.js',
    'texts-12ab/ar',
    'texts-12ab/../other-Ab12.js/x',
    '..%2F..%2Fpackage.json',
    '%2e%2e%2fx.js',
  ]) {
    await request(machine).get(`/_assets/${name}`).expect(404)
  }
})
