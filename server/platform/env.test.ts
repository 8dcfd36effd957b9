import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { Environment, readEnv } from './env.ts'

const secret = 'a secret that is long enough for anybody'
const production = {
  NODE_ENV: 'production',
  PUBLIC_ORIGIN: 'https://dhow.example',
  SESSION_SECRET: secret,
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  SMTP_URL: 'smtps://user:password@mail.example',
}
const demonstration = {
  NODE_ENV: 'production',
  PUBLIC_ORIGIN: 'https://dhow.example',
  SESSION_SECRET: secret,
  PAYMENTS_SANDBOX: '1',
}

describe('production', () => {
  it.each([
    ['with everything set', production],
    ['with a restricted key', { ...production, STRIPE_SECRET_KEY: 'rk_live_1' }],
    ['as a demonstration in the sandbox, whose mails land in the outbox', demonstration],
    ['on this machine without a certificate', { ...demonstration, PUBLIC_ORIGIN: 'http://localhost:3000' }],
    [
      'with everything else reached by TLS, or on this machine',
      {
        ...production,
        DATABASE_URL: 'postgres://dhow:x@localhost/dhow?host=/run/postgresql',
        DATABASE_DIRECT_URL: 'postgres://dhow:x@db.example/dhow?sslmode=verify-full&sslrootcert=/etc/ca.pem',
        DATABASE_REPLICA_URLS: 'postgres://dhow:x@127.0.0.1:5433/dhow',
        SMTP_URL: 'smtp://user:password@mail.example',
        MEDIA_BUCKET_URL: 'https://key:secret@s3.example/dhow',
        CACHE_PURGE_URLS: 'http://localhost:6081,https://cache.example',
      },
    ],
  ])('starts %s', (_title, source) => {
    expect(readEnv(source).NODE_ENV).toBe('production')
  })

  it.each([
    [
      'STRIPE_SECRET_KEY',
      { STRIPE_SECRET_KEY: undefined, STRIPE_WEBHOOK_SECRET: undefined },
      'PAYMENTS_SANDBOX=1',
    ],
    ['STRIPE_SECRET_KEY', { STRIPE_SECRET_KEY: 'sk_test_1' }, 'no money moves'],
    ['STRIPE_WEBHOOK_SECRET', { STRIPE_WEBHOOK_SECRET: undefined }, 'set both'],
    ['PAYMENTS_SANDBOX', { PAYMENTS_SANDBOX: '1' }, 'real money'],
    ['SMTP_URL', { SMTP_URL: undefined }, 'by mail'],
    ['SESSION_SECRET', { SESSION_SECRET: undefined }, '32 characters'],
    ['SESSION_SECRET', { SESSION_SECRET: 'short' }, '32 characters'],
    ['SESSION_SECRET', { SESSION_SECRET: `${secret},short` }, '32 characters'],
    ['SESSION_SECRET', { SESSION_SECRET: `${secret},` }, '32 characters'],
    ['SESSION_SECRET', { SESSION_SECRET: 'a'.repeat(64) }, 'too few different characters'],
    ['SESSION_SECRET', { SESSION_SECRET: '0123'.repeat(16) }, 'too few different characters'],
    ['PUBLIC_ORIGIN', { PUBLIC_ORIGIN: undefined }, 'https://'],
    ['PUBLIC_ORIGIN', { PUBLIC_ORIGIN: 'http://dhow.example' }, 'in the open'],
    ['DEV_SERVER', { DEV_SERVER: '1' }, 'was built'],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://dhow:x@db.example/dhow' }, 'sslmode=verify-full'],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://dhow:x@db.example/dhow?sslmode=require' }, 'verify-full'],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://dhow:x@db.example/dhow?sslmode=no-verify' }, 'verify-full'],
    ['DATABASE_DIRECT_URL', { DATABASE_DIRECT_URL: 'postgres://dhow:x@10.0.0.1/dhow' }, 'verify-full'],
    [
      'DATABASE_REPLICA_URLS',
      { DATABASE_REPLICA_URLS: 'postgres://localhost/dhow,postgres://dhow:x@replica/dhow' },
      'verify-full',
    ],
    ['SMTP_URL', { SMTP_URL: 'smtp://mail.example?ignoreTLS=true' }, 'in the open'],
    ['SMTP_URL', { SMTP_URL: 'smtps://mail.example?tls.rejectUnauthorized=false' }, 'certificate'],
    ['MEDIA_BUCKET_URL', { MEDIA_BUCKET_URL: 'http://key:secret@s3.example/dhow' }, 'https://'],
    ['CACHE_PURGE_URLS', { CACHE_PURGE_URLS: 'https://one.example,http://two.example' }, 'https://'],
    ['NODE_TLS_REJECT_UNAUTHORIZED', { NODE_TLS_REJECT_UNAUTHORIZED: '0' }, 'unseen'],
  ])('refuses to start for %s, as %j', (name, change, words) => {
    const line = new RegExp(`^ {2}${name}: .*${words}`, 'm')
    expect(() => readEnv({ ...production, ...change })).toThrow(line)
  })

  it('takes several secrets, the newest first', () => {
    const older = secret.replace('long', 'old and long')
    expect(readEnv(production).SESSION_SECRET).toEqual([secret])
    expect(readEnv({ ...production, SESSION_SECRET: `${secret}, ${older}` }).SESSION_SECRET).toEqual([
      secret,
      older,
    ])
  })

  it('gives balancers notice before it goes, where there are any', () => {
    expect(readEnv(production).noticeSeconds).toBeGreaterThan(0)
    expect(readEnv({}).noticeSeconds).toBe(0)
    expect(readEnv({ ...production, NOTICE_SECONDS: '0' }).noticeSeconds).toBe(0)
  })

  it('names everything that is wrong at once', () => {
    const said = messageOf({ NODE_ENV: 'production' })
    for (const name of ['STRIPE_SECRET_KEY', 'SMTP_URL', 'SESSION_SECRET', 'PUBLIC_ORIGIN']) {
      expect(said).toContain(`\n  ${name}: `)
    }
  })

  it('says nothing of the values, which are secret', () => {
    expect(
      messageOf({ ...production, STRIPE_SECRET_KEY: 'hunter2', SESSION_SECRET: 'hunter2' }),
    ).not.toContain('hunter2')
  })
})

describe('anywhere', () => {
  it.each([
    { PORT: 'http' },
    { PORT: '70000' },
    { DATABASE_URL: 'mysql://localhost/dhow' },
    { PUBLIC_ORIGIN: 'https://dhow.example/' },
    { PUBLIC_ORIGIN: 'https://user@dhow.example' },
    { PUBLIC_ORIGIN: 'javascript:alert(1)' },
    { SMTP_URL: 'mail.example:587' },
    { MAIL_FROM: 'Dhow' },
    { MAIL_FROM: 'Dhow <a@dhow.example>\nBcc: b@dhow.example' },
    { TRUST_PROXY: 'true' },
    { PAYMENTS_SANDBOX: 'perhaps' },
    { WHATSAPP_TOKEN: 'x' },
  ])('refuses %j, and says what to write instead', (change) => {
    const name = Object.keys(change)[0]?.replace('WHATSAPP_TOKEN', 'WHATSAPP_PHONE_ID')
    expect(messageOf(change)).toMatch(new RegExp(`\n  ${name}: (write|set|the) .{5}`))
  })

  it('counts a variable that is set to nothing as not set', () => {
    expect(readEnv({ PORT: '', DATABASE_URL: '', STRIPE_SECRET_KEY: ' ' })).toEqual(readEnv({}))
  })
})

it('docs/operating.md tells operators of every variable, and of none that nobody reads', () => {
  const page = readFileSync(new URL('../../docs/operating.md', import.meta.url), 'utf8')
  const [, section = ''] = /## Variables\n([^]*?)\n## /.exec(page) ?? []
  const told = section
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => [...line.matchAll(/`([A-Z][A-Z_]+)\b/g)].map(([, name]) => name))
  // these are told of where they belong: with production, with TLS, and with `npm run dev`
  const known = Object.keys(Environment.shape).filter(
    (name) => !['NODE_ENV', 'DEV_SERVER', 'NODE_TLS_REJECT_UNAUTHORIZED'].includes(name),
  )
  expect(new Set(told)).toEqual(new Set(known))
})

function messageOf(source: NodeJS.ProcessEnv): string {
  try {
    readEnv(source)
  } catch (error) {
    return (error as Error).message
  }
  throw new Error('it started')
}
