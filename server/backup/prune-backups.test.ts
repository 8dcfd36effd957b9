import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'
import { writeManifest } from './manifest.ts'
import { pruneBackups } from './prune-backups.ts'

const folder = makeTemporaryFolder('prune')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function addBackup(day: string): Promise<string> {
  const name = `dhow-2026-11-${day}T03-00-00Z`
  mkdirSync(path.join(folder, name))
  writeFileSync(path.join(folder, name, 'database.dump'), 'data')
  await writeManifest(path.join(folder, name), {
    madeAt: `2026-11-${day}T03:00:00Z`,
    database: 'dump',
    architecture: 'linux-x64',
    secret: null,
  })
  return name
}

it('keeps the newest whole backups, and whatever else is there', async () => {
  const days = [await addBackup('20'), await addBackup('21'), await addBackup('22')]
  // one that was interrupted, newer than all, and a folder of the operator's
  mkdirSync(path.join(folder, 'dhow-2026-11-23T03-00-00Z'))
  mkdirSync(path.join(folder, 'dhow-2026-11-23T03-00-00Z.part'))
  mkdirSync(path.join(folder, 'dhow-before-the-move'))
  expect(await pruneBackups(folder, 2)).toEqual([days[0]])
  expect(readdirSync(folder).toSorted()).toEqual([
    days[1],
    days[2],
    'dhow-2026-11-23T03-00-00Z',
    'dhow-2026-11-23T03-00-00Z.part',
    'dhow-before-the-move',
  ])
  expect(await pruneBackups(folder, 2)).toEqual([])
  await expect(pruneBackups(folder, 0)).rejects.toThrow('At least one')
})
