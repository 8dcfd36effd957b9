import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import express from 'express'
import request from 'supertest'
import { afterAll, expect, it } from 'vitest'
import { sweepBuilds } from '../platform/site-build.ts'
import { widgetFiles } from './widget-files.routes.ts'

const dist = mkdtempSync(path.join(os.tmpdir(), 'dhow-widgets-'))
afterAll(() => rmSync(dist, { recursive: true, force: true }))

const integrityOf = (bytes: Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`

/** A build of a release: a loader under the name that never changes its content, and what it brings. */
function release(number: number) {
  const id = number.toString(16).padStart(16, '0')
  const assets = path.join(dist, id, 'widget/assets')
  mkdirSync(assets, { recursive: true })
  mkdirSync(path.join(dist, id, 'client'))
  writeFileSync(path.join(dist, id, 'client/page.js'), 'page')
  const [loader, code] = [`assets/v1-0000000${number}.js`, `assets/base-${number}.js`]
  writeFileSync(path.join(dist, id, 'widget', loader), `import('./base-${number}.js')`)
  writeFileSync(path.join(dist, id, 'widget', code), `release ${number}`)
  writeFileSync(path.join(dist, id, 'widget/v1.js'), `import('./assets/base-${number}.js')`)
  utimesSync(path.join(dist, id), number, number)
  const folder = path.join(dist, id)
  return { id, folder, loader, code, hash: integrityOf(readFileSync(path.join(folder, 'widget', loader))) }
}

it('answers the pinned loader of a page, byte for byte, and all that it brings, after five releases more', async () => {
  const releases = [1, 2, 3, 4, 5, 6].map((number) => {
    const made = release(number)
    return { ...made, ...sweepBuilds(dist, made.folder) }
  })
  const last = releases.at(-1)
  if (!last) throw new Error('nothing was released')
  expect([last.earlier.length, last.widgets.length]).toEqual([2, 3])
  const server = express().use(widgetFiles(last))
  for (const { loader, code, hash, id } of releases) {
    const pinned = await request(server).get(`/widget/${loader}`).buffer(true).expect(200)
    expect({ id, hash: integrityOf(Buffer.from(pinned.text)) }).toEqual({ id, hash })
    // a page that says `crossorigin` is let in
    expect(pinned.headers['access-control-allow-origin']).toBe('*')
    expect(pinned.headers['cache-control']).toContain('immutable')
    await request(server).get(`/widget/${code}`).expect(200)
  }
  // what is not pinned is the latest
  const latest = await request(server).get('/widget/v1.js').buffer(true).expect(200)
  expect(latest.text).toContain('base-6')
})

it('keeps of the older builds no more than the widget, and of those the latest twenty', () => {
  for (let number = 7; number <= 30; number++) release(number)
  const { folder } = release(31)
  const { widgets, earlier } = sweepBuilds(dist, folder)
  expect(earlier.map((build) => path.basename(build))).toEqual(['1e', '1d'].map((id) => id.padStart(16, '0')))
  expect(widgets).toHaveLength(20)
  expect(path.basename(widgets[0] ?? '')).toBe('1c'.padStart(16, '0'))
  expect(sweepBuilds(dist, folder).widgets).toEqual(widgets)
})
