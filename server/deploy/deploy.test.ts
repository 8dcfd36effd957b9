import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { validate } from 'dockerfile-utils'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { Environment } from '../platform/env.ts'
import { plainConnections } from '../platform/plain-connections.ts'

const read = (name: string) => readFileSync(path.join(import.meta.dirname, name), 'utf8')

const Compose = z.object({
  services: z.record(
    z.string(),
    z.object({
      environment: z.record(z.string(), z.string()),
      build: z.object({ context: z.string(), dockerfile: z.string() }).optional(),
    }),
  ),
})

describe('the image recipe', () => {
  it('has no complaint of the linter', () => {
    expect(validate(read('Dockerfile'), {})).toEqual([])
  })
})

describe('the compose file', () => {
  const { services } = Compose.parse(parse(read('compose.yaml')))

  it('sets no variable that the server does not read', () => {
    const known = Object.keys(Environment.shape)
    expect(Object.keys(services['dhow']?.environment ?? {}).filter((name) => !known.includes(name))).toEqual(
      [],
    )
  })

  it('reaches the database as production demands', () => {
    const { DATABASE_URL = '' } = services['dhow']?.environment ?? {}
    const url = DATABASE_URL.replace('${POSTGRES_PASSWORD}', 'secret')
    const env = { ...Environment.parse({}), DATABASE_URL: url }
    expect([...plainConnections(env)]).toEqual([])
    expect([
      ...plainConnections({ ...env, DATABASE_URL: url.replace(/\?.*/, '').replace('localhost', 'postgres') }),
    ]).toHaveLength(1)
  })

  it('builds the image from the recipe beside it, at the root of the repository', () => {
    const { context = '', dockerfile = '' } = services['dhow']?.build ?? {}
    const root = path.resolve(import.meta.dirname, context)
    expect(path.resolve(root, dockerfile)).toBe(path.join(import.meta.dirname, 'Dockerfile'))
  })
})

describe('the systemd unit', () => {
  it('has no complaint of systemd', () => {
    const { error, stderr, status } = spawnSync(
      'systemd-analyze',
      ['verify', path.join(import.meta.dirname, 'dhow.service')],
      { encoding: 'utf8' },
    )
    // a machine without systemd cannot tell; a run of everything must
    if (error && !process.env['CI']) return
    expect({ error, status, stderr }).toEqual({ error: undefined, status: 0, stderr: '' })
  })

  it('waits at its end as long as the server takes', () => {
    const { DRAIN_SECONDS } = Environment.parse({})
    const [, stop = ''] = /^TimeoutStopSec=(\d+)$/m.exec(read('dhow.service')) ?? []
    // NOTICE_SECONDS is 5 in production
    expect(Number(stop)).toBeGreaterThan(DRAIN_SECONDS + 5)
  })
})
