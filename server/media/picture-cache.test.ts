import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLogger } from '../platform/log.ts'
import { createPictureCache } from './picture-cache.ts'

let folder = ''
const log = createLogger('silent')

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'dhow-pictures-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const files = async () =>
  (await readdir(folder, { recursive: true })).filter((name) => name.includes('.webp')).sort()

describe('createPictureCache', () => {
  it('makes a picture once and finds it again, also after a restart', async () => {
    const make = vi.fn(() => Promise.resolve(Buffer.from('ink')))
    await createPictureCache(folder, 1, log).get('aabb.webp', make)
    const again = await createPictureCache(folder, 1, log).get('aabb.webp', make)
    expect(again.toString()).toBe('ink')
    expect(make).toHaveBeenCalledTimes(1)
  })

  it('makes one picture for two who ask at once', async () => {
    const cache = createPictureCache(folder, 1, log)
    const { promise, resolve } = Promise.withResolvers<Buffer>()
    const make = vi.fn(() => promise)
    const both = [cache.get('aabb.webp', make), cache.get('aabb.webp', make)]
    resolve(Buffer.from('ink'))
    expect((await Promise.all(both)).map(String)).toEqual(['ink', 'ink'])
    expect(make).toHaveBeenCalledTimes(1)
  })

  it('asks again after a failure and keeps nothing of it', async () => {
    const cache = createPictureCache(folder, 1, log)
    await expect(cache.get('aabb.webp', () => Promise.reject(new Error('torn')))).rejects.toThrow('torn')
    expect(await files()).toEqual([])
    expect(String(await cache.get('aabb.webp', () => Promise.resolve(Buffer.from('ink'))))).toBe('ink')
  })

  it('sends a picture that it cannot keep, and says so', async () => {
    await writeFile(path.join(folder, 'aa'), 'in the way of the folder')
    const warn = vi.fn()
    const cache = createPictureCache(folder, 1, { warn })
    expect(String(await cache.get('aabb.webp', () => Promise.resolve(Buffer.from('ink'))))).toBe('ink')
    expect(warn).toHaveBeenCalledWith(expect.anything(), 'a picture was not kept')
  })

  it('throws away what was used longest ago when it grows too large', async () => {
    const cache = createPictureCache(folder, 1, log)
    const picture = Buffer.alloc(300_000)
    for (const [age, key] of ['a1.webp', 'b2.webp', 'c3.webp'].entries()) {
      await cache.get(key, () => Promise.resolve(picture))
      const usedAt = new Date(Date.UTC(2026, 0, 1 + age))
      await utimes(path.join(folder, key.slice(0, 2), key), usedAt, usedAt)
    }
    await cache.get('a1.webp', () => Promise.reject(new Error('should be kept')))
    await cache.get('d4.webp', () => Promise.resolve(picture))
    expect(await files()).toEqual(
      ['a1/a1.webp', 'c3/c3.webp', 'd4/d4.webp'].map((name) => path.normalize(name)),
    )
  })
})
