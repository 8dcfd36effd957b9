import { spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'
import { makeFolder } from './make-folder.ts'

it('makes a folder with those above it, and leaves one that is there', () => {
  const root = makeTemporaryFolder('folders')
  const wanted = path.join(root, 'a', 'b', 'c')
  makeFolder(wanted)
  makeFolder(wanted)
  expect(existsSync(wanted)).toBe(true)
  rmSync(root, { recursive: true })
})

it.runIf(existsSync('/proc/self'))('says where nobody can make one, and does not try for ever', () => {
  // in a process of its own first: trying for ever would hear no signal but this one
  const tool = spawnSync(process.execPath, ['server/orders/ledger/ledger-tool.ts'], {
    env: { ...process.env, DATABASE_URL: '', DATA_FOLDER: '/proc/dhow' },
    encoding: 'utf8',
    timeout: 15_000,
    killSignal: 'SIGKILL',
  })
  expect(tool.signal).toBeNull()
  expect(tool.status).toBe(1)
  expect(tool.stderr).toContain('/proc/dhow')
  expect(() => makeFolder('/proc/dhow/data')).toThrow(/ENOENT|EACCES|EPERM/)
})
