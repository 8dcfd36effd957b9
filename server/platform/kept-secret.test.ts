import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'
import { keptSecret } from './kept-secret.ts'

let env: { dataFolder: string }
const kept = (name = '') => path.join(env.dataFolder, 'secrets', name)

beforeEach(() => {
  env = { dataFolder: makeTemporaryFolder('secrets') }
})
afterEach(() => rmSync(env.dataFolder, { recursive: true }))

it('makes a secret once, for its owner alone', () => {
  const make = vi.fn(() => 'one')
  expect([keptSecret(env, 'links', make), keptSecret(env, 'links', make)]).toEqual(['one', 'one'])
  expect(make).toHaveBeenCalledTimes(1)
  expect(statSync(kept()).mode & 0o777).toBe(0o700)
  expect(statSync(kept('links')).mode & 0o777).toBe(0o600)
})

it('agrees with a process that made it meanwhile, and leaves nothing else behind', () => {
  const secret = keptSecret(env, 'links', () => keptSecret(env, 'links', () => 'theirs') && 'ours')
  expect(secret).toBe('theirs')
  expect(readdirSync(kept())).toEqual(['links'])
})

it('signs with nothing that is empty', () => {
  keptSecret(env, 'links', () => 'one')
  writeFileSync(kept('links'), '')
  expect(() => keptSecret(env, 'links', () => 'two')).toThrow('is empty')
})
