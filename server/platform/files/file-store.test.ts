import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import S3rver from '@20minutes/s3rver'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { makeTemporaryFolder } from '../../testing/temporary-folder.ts'
import type { FileStore } from './file-store.ts'
import { openFolderStore } from './folder-store.ts'
import { openS3Store } from './s3-store.ts'

const folder = makeTemporaryFolder('files')
const home = path.join(folder, 'media')
const buckets = new S3rver({
  address: '127.0.0.1',
  port: 0,
  directory: path.join(folder, 'buckets'),
  silent: true,
  // it signs the path of a bucket without the slash that S3 and its clients put there
  allowMismatchedSignatures: true,
  configureBuckets: [{ name: 'dhow', configs: [] }],
})
let bucket: FileStore

beforeAll(async () => {
  const { port } = await buckets.run()
  bucket = openS3Store(`http://S3RVER:S3RVER@127.0.0.1:${port}/dhow`)
})
afterAll(async () => {
  await buckets.close()
  rmSync(folder, { recursive: true, force: true })
})

describe.for([
  ['a folder', () => openFolderStore(home)],
  ['a bucket of S3', () => bucket],
] as const)('files in %s', ([, open]) => {
  it('are found, listed and read as they were written, also under names that need escaping', async () => {
    const store = open()
    const names = ['1.jpg', '2 + 3.jpg', 'مرسى.jpg', '100%.jpg']
    for (const name of names) await store.write(`dunes/${name}`, Buffer.from(`bytes of ${name}`))
    await store.write('souks/1.jpg', Buffer.from('other'))

    const listed = await store.list('dunes')
    expect(listed.map(({ name }) => name).toSorted()).toEqual(names.toSorted())
    expect((await store.listFolders()).toSorted()).toEqual(['dunes', 'souks'])
    for (const name of names) {
      expect((await store.read(`dunes/${name}`))?.toString()).toBe(`bytes of ${name}`)
      expect(await store.find(`dunes/${name}`)).toEqual(listed.find((file) => file.name === name))
    }
  })

  it('have a version that stands in an address, and changes with the file', async () => {
    const store = open()
    await store.write('dunes/4.jpg', Buffer.from('one'))
    const before = await store.find('dunes/4.jpg')
    await store.write('dunes/4.jpg', Buffer.from('another'))
    const after = await store.find('dunes/4.jpg')
    expect(before?.version).toMatch(/^[a-z0-9-]{3,60}$/)
    expect(after?.version).not.toBe(before?.version)
    expect(after?.bytes).toBe(7)
  })

  it('that are not there are nothing, and so is the beginning of a name', async () => {
    const store = open()
    await store.write('dunes/5.jpg', Buffer.from('x'))
    expect(await store.find('dunes/5')).toBeUndefined()
    expect(await store.find('nowhere/5.jpg')).toBeUndefined()
    expect(await store.read('nowhere/5.jpg')).toBeUndefined()
    expect(await store.list('nowhere')).toEqual([])
    expect(await store.list('dune')).toEqual([])
  })
})

test('a link in the folder is no file of it', async () => {
  mkdirSync(path.join(home, 'dunes'), { recursive: true })
  writeFileSync(path.join(folder, 'secret'), 'secret')
  symlinkSync(path.join(folder, 'secret'), path.join(home, 'dunes', 'link.jpg'))
  const store = openFolderStore(home)
  expect((await store.list('dunes')).map(({ name }) => name)).not.toContain('link.jpg')
  await expect(store.read('dunes/link.jpg')).rejects.toMatchObject({ status: 400 })
})

test('a bucket that does not answer, or whose key is wrong, is an error and not an empty one', async () => {
  await expect(openS3Store('http://a:b@127.0.0.1:1/dhow').list('dunes')).rejects.toThrow(
    /ECONNREFUSED|fetch failed|network/i,
  )
})
