import { mkdtemp, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import express from 'express'
import sharp from 'sharp'
import request from 'supertest'
import { beforeAll, describe, expect, it } from 'vitest'
import { layouts } from '../../themes/names.ts'
import { themes } from '../../themes/registry.ts'
import { openFolderStore } from '../platform/files/folder-store.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import { drawLogo } from './draw-logo.ts'
import { logoPath } from './logo-path.ts'
import { logoRoutes } from './logo.routes.ts'

let files: FileStore
beforeAll(async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'logos-'))
  const wide = sharp({ create: { width: 800, height: 100, channels: 3, background: '#123456' } })
  await writeFile(path.join(folder, 'wide.png'), await wide.png().toBuffer())
  files = openFolderStore(folder)
})

const deira = { picture: '/logos/deira.svg', width: 44, height: 40, withName: true }

/** The colour of a pixel, as a theme writes it. */
async function colourAt(png: Buffer, left: number, top: number): Promise<string> {
  const pixel = await sharp(png).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer()
  return `#${pixel.toString('hex')}`
}

describe('a logo for mails and papers', () => {
  it.each(layouts)('stands on a plate in the colour of the header of %s', async (layout) => {
    const drawn = await drawLogo({ layout, logo: deira, imageHosts: [] }, files)
    expect(drawn).toMatchObject({ width: 50, height: 46 })
    const png = drawn?.png ?? Buffer.alloc(0)
    expect(await sharp(png).metadata()).toMatchObject({
      format: 'png',
      width: 150,
      height: 138,
      hasAlpha: false,
    })
    expect(await colourAt(png, 2, 2)).toBe(themes[layout].light.bar)
    // the star in the middle of the door
    expect(await colourAt(png, 75, 75)).toBe('#fbf3e3')
  })

  it('of the media folder is no wider than leaves the name its room', async () => {
    const logo = { picture: 'wide.png', width: 800, height: 100, withName: false }
    const drawn = await drawLogo({ layout: 'default', logo, imageHosts: [] }, files)
    expect(drawn).toMatchObject({ width: 190, height: 33 })
    expect(await colourAt(drawn?.png ?? Buffer.alloc(0), 285, 48)).toBe('#123456')
  })

  it.each(['/logos/gone.svg', '/../app.tsx', '/logos/../../app.tsx'])(
    'is not read from %s',
    async (picture) => {
      const owner = { layout: 'default', logo: { ...deira, picture }, imageHosts: [] } as const
      expect(await drawLogo(owner, files)).toBeUndefined()
    },
  )

  it('is not fetched from a host that the site does not name', async () => {
    const logo = { ...deira, picture: 'https://elsewhere.example/logo.png' }
    await expect(drawLogo({ layout: 'default', logo, imageHosts: [] }, files)).rejects.toMatchObject({
      status: 400,
    })
  })

  it('is served by the name of its storefront', async () => {
    const site = { theme: { logo: deira }, imageHosts: [] }
    const bySlug = (slug: string) =>
      Promise.resolve(slug === 'deira' ? ({ layout: 'supplier-deira', site } as never) : undefined)
    const app = express().use(logoRoutes({ files, bySlug }))
    const reply = await request(app).get(logoPath('deira')).expect(200).expect('content-type', 'image/png')
    expect(await sharp(reply.body as Buffer).metadata()).toMatchObject({ width: 150, height: 138 })
    await request(app).get(logoPath('other')).expect(404)
  })
})
