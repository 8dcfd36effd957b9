import { rmSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'
import { isSignedFor, linkKeys, newestLinkKey, signSubject } from './signed-link.ts'

const now = Temporal.Instant.from('2026-11-21T08:00:00Z')
const tomorrow = now.add({ hours: 24 })
const [first, second, third] = ['first', 'second', 'third'].map((name) => `${name} secret of an installation`)
const keysOf = (newest = '', ...older: (string | undefined)[]) =>
  linkKeys({ dataFolder: '/nowhere', SESSION_SECRET: [newest, ...older.map(String)] })
const subject = 'order:DH-7XR3DD'
const opens = (keys: ReturnType<typeof linkKeys>, signature: string) =>
  isSignedFor(keys, signature, { subject, now })

describe('links, when the secret is replaced', () => {
  it('that were signed before still open, until their secret is taken off the list', () => {
    const old = signSubject(keysOf(first), subject, tomorrow)
    expect(opens(keysOf(first), old)).toBe(true)
    expect(opens(keysOf(second, first), old)).toBe(true)
    expect(opens(keysOf(third, second, first), old)).toBe(true)
    expect(opens(keysOf(third, second), old)).toBe(false)
  })

  it('are signed by the newest from then on', () => {
    const fresh = signSubject(keysOf(second, first), subject, tomorrow)
    expect(opens(keysOf(second), fresh)).toBe(true)
    expect(opens(keysOf(first), fresh)).toBe(false)
    const env = { dataFolder: '/nowhere', SESSION_SECRET: [second ?? '', first ?? ''] as [string, string] }
    expect(newestLinkKey(env)).toEqual(keysOf(second)[0])
  })

  it('are signed by the secret that the process began with, when there is none but the kept one', () => {
    const env = { dataFolder: makeTemporaryFolder('links') }
    const [begun] = linkKeys(env)
    rmSync(env.dataFolder, { recursive: true })
    expect(linkKeys(env)[0]).toEqual(begun)
  })

  it('end at their time, whichever secret signed them', () => {
    const past = signSubject(keysOf(first), subject, now.subtract({ minutes: 1 }))
    expect(opens(keysOf(second, first), past)).toBe(false)
  })
})
