import { rmSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'
import { explainStart } from './explain-start.ts'

let folder: string
beforeEach(() => {
  folder = makeTemporaryFolder('start')
})
afterEach(() => rmSync(folder, { recursive: true }))

const settings = (file: string) => ({
  PORT: 80,
  HOST: '203.0.113.9',
  folders: { DATA_FOLDER: file, MEDIA_FOLDER: path.join(file, 'media'), DIST_FOLDER: '/srv/dist' },
})

it('names the variable of a folder that cannot be written', async () => {
  const file = path.join(folder, 'data')
  writeFileSync(file, '')
  const refused = await mkdir(path.join(file, 'media')).catch((error: unknown) => error)
  const said = explainStart(refused, settings(file))
  expect(said).toContain(path.join(file, 'media'))
  expect(said).toContain('Set DATA_FOLDER')
})

it('says that HOST is no address of this machine', async () => {
  const refused = await new Promise((resolve) => {
    createServer().once('error', resolve).listen(0, '203.0.113.9')
  })
  expect(explainStart(refused, settings(folder))).toContain('HOST is 203.0.113.9')
})

it.each([
  [{ code: 'EADDRINUSE', syscall: 'listen' }, 'Port 80 is taken; set PORT'],
  [{ code: 'EACCES', syscall: 'listen' }, 'set PORT to one from 1024 on'],
  [{ code: 'EROFS', syscall: 'mkdir', path: '/srv/dist/1' }, 'Set DIST_FOLDER'],
  [{ code: 'ENOSPC', syscall: 'write', path: '/srv/dist/1' }, 'no space left for DIST_FOLDER'],
])('says what to do about %j', (failed, advice) => {
  expect(explainStart(Object.assign(new Error('refused'), failed), settings(folder))).toContain(advice)
})

it('leaves what it does not know in its own words', () => {
  expect(explainStart(new Error('Other'), settings(folder))).toBe('Other')
})
