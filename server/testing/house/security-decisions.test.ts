import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { dictionary } from '@zxcvbn-ts/language-common'
import { describe, expect, it } from 'vitest'
import { limitsOfAttempts } from '../../accounts/attempt-limits.ts'
import { refuseCommonPassword } from '../../accounts/common-passwords.ts'
import { createPasswordKeeper } from '../../accounts/password-keeper.ts'
import { NewPassword } from '../../contract/accounts.ts'
import { rateClasses } from '../../contract/rate-classes.ts'
import { readEnv } from '../../platform/env.ts'
import { Problem } from '../../platform/problem.ts'

// What docs/security.md decides is compared with what the code does: a number or a list that is changed in one of them fails here.

const root = path.resolve(import.meta.dirname, '../../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
/** The words of a decision, on one line. */
function decision(name: string): string {
  const [, words] =
    new RegExp(`\\n- \\*\\*${name}\\*\\*([^]*?)(?=\\n- \\*\\*|\\n\\n)`).exec(read('docs/security.md')) ?? []
  if (!words) throw new Error(`docs/security.md decides nothing of ${name}`)
  return words.replaceAll(/\s+/g, ' ')
}
/** What runs in production: neither tests nor tools of engineers, by path. */
const served = globSync('{server,widget,storefront}/**/*.{ts,tsx}', { cwd: root })
  .filter(
    (file) => !/\.(test|stories|e2e)\.tsx?$|^server\/(testing|bench|demo)\/|build-test-sandbox/.test(file),
  )
  .map((file) => ({ file, text: read(file) }))
const matchesOf = (pattern: RegExp) => [
  ...new Set(served.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, found = '']) => found))),
]

describe('what docs/security.md decides is what the code does', () => {
  it('limits of unpaid places, carts and requests', () => {
    const env = readEnv({ NODE_ENV: 'test' })
    expect(decision('Limits')).toContain(`Of one network address: ${env.UNPAID_PLACES} unpaid places`)
    expect(decision('Limits')).toContain(`${env.CARTS_PER_HOUR} carts an hour`)
    expect(decision('Limits')).toContain(`${env.REQUESTS_PER_MINUTE.toLocaleString('en')} requests a minute`)
    expect(rateClasses.carts.ofAddress).toEqual({ points: env.CARTS_PER_HOUR, minutes: 60 })
  })

  it('limits of guesses at passwords', () => {
    const { passwordsOfPair, passwordsOfAddress, passwordsOfAccount } = limitsOfAttempts
    expect([passwordsOfPair, passwordsOfAddress, passwordsOfAccount]).toEqual(
      [10, 100, 50].map((points) => ({ points, minutes: 15 })),
    )
    expect(decision('Guessing')).toMatch(
      /^ \(6.1.1\)\. Ten .* in 15 minutes, a hundred .*, fifty for an account/,
    )
  })

  it('lengths of passwords, how many are refused because they leaked, and which words none is made of', () => {
    expect(decision('Passwords')).toContain('At least 8 characters of any kind, at most 200')
    expect([7, 8, 200, 201].map((length) => NewPassword.safeParse('x'.repeat(length)).success)).toEqual([
      false,
      true,
      true,
      false,
    ])
    const longEnough = dictionary['passwords-common'].filter(({ length }) => length >= 8).length
    expect(decision('Passwords')).toContain(`${Math.round(longEnough / 1000)},000 long enough ones`)
    const [, words = ''] = /and _([^_]+)_/.exec(decision('Passwords')) ?? []
    expect(words.split(', ')).toHaveLength(5)
    for (const word of [...words.split(', '), 'lovelace', 'deira']) {
      const choose = () =>
        refuseCommonPassword(`${word}${word}123`, { email: 'ada-lovelace@example.com', site: 'Deira' })
      expect(choose).toThrow(Problem)
    }
  })

  it('ways to begin a session', () => {
    // handlers of operations, by the name of each and what it does
    const begin = (file: string) =>
      read(file)
        .split(/(?=^ {6}(?:async )?\w+[(:])/m)
        .filter((part) => /^ {6}/.test(part) && part.includes('letIn('))
        .map((part) => /\w+(?=[(:])/.exec(part)?.[0])
    expect(begin('server/accounts/accounts.routes.ts')).toEqual(['logIn', 'confirmLogIn', 'changePassword'])
    expect(begin('server/embed/widget-session.routes.ts')).toEqual(['logInToWidget', 'confirmWidgetLogIn'])
    const beginners = served.filter(({ text }) =>
      /sessions\.begin\(|(?<!function )beginWidgetSession\(/.test(text),
    )
    expect(beginners.map(({ file }) => file).toSorted()).toEqual([
      'server/accounts/accounts.routes.ts',
      'server/embed/widget-session.routes.ts',
    ])
    for (const way of [
      'A password on a confirmed device, or with a mailed code',
      'after signing up',
      'of a new password on a confirmed device',
    ]) {
      expect(decision('Ways in')).toContain(way)
    }
  })

  it('heavy work: at most two passwords at a time', async () => {
    expect(decision('Heavy work')).toContain('Passwords (two at a time)')
    const now = { working: 0, most: 0 }
    const hash = async () => {
      now.working += 1
      now.most = Math.max(now.most, now.working)
      await new Promise((resolve) => setImmediate(resolve))
      now.working -= 1
      return ''
    }
    const keeper = createPasswordKeeper({ hash, verify: () => hash().then(() => false) })
    await Promise.all(
      Array.from({ length: 10 }, () => Promise.all([keeper.hash('one'), keeper.matches(undefined, 'two')])),
    )
    expect(now.most).toBe(2)
    // one for both of those who take passwords
    expect(read('server/app.ts').match(/createPasswordKeeper\(\)/g)).toHaveLength(1)
    expect(read('server/app.ts')).toMatch(
      /accountRoutes\(deps, passwords\)[^]*widgetSessionRoutes\(deps, passwords\)/,
    )
  })

  it('cryptography is that of Node and of argon2 alone, and none of it is ours', () => {
    expect(decision('Keys')).toContain(
      'Cryptography is that of Node (OpenSSL) and `@node-rs/argon2`; nothing of it is ours',
    )
    expect(
      matchesOf(
        /from '((?:node:)?crypto|[^'.]*(?:argon|crypt|jose|jws|jsonwebtoken|noble|forge|nacl|sodium)[^']*)'/g,
      ).toSorted(),
    ).toEqual(['@node-rs/argon2', 'node:crypto'])
  })

  it('every hash, key and cipher is of 128 bits and more: no MD5, no SHA-1', () => {
    const used = matchesOf(
      /(?:createHash|createHmac|hkdfSync|createCipheriv|createDecipheriv|generateKeyPairSync)\(\s*'([^']+)'/g,
    )
    expect(used.toSorted()).toEqual(['aes-256-gcm', 'ed25519', 'sha256'])
    // none is chosen where it is used
    expect(matchesOf(/(create(?:Hash|Hmac|Cipheriv)\((?!\s*')[^)]*)/g)).toEqual([])
    expect(matchesOf(/hkdfSync\([^)]*?(\d+)\)/g)).toEqual(['32'])
  })

  it('the server opens connections to what it names as outside, and nowhere else', () => {
    const opens =
      /new (?:pg\.(?:Client|Pool)|Stripe|S3mini)\(|createTransport\(|(?<![.\w])fetch\(|= fetch,|^import \{[^}]*\brequest\b[^}]*\} from 'node:https?'|^import \{[^}]*\bconnect\b[^}]*\} from 'node:(?:net|tls)'/m
    const server = served.filter(({ file, text }) => file.startsWith('server/') && opens.test(text))
    expect(server.map(({ file }) => file).toSorted()).toEqual([
      // PostgreSQL
      'server/backup/backup.queries.ts',
      // image hosts
      'server/media/fetch-photograph.ts',
      // the mail server, and WhatsApp
      'server/messages/mailer.ts',
      'server/messages/whatsapp.ts',
      // PostgreSQL
      'server/pages/listen-for-changes.queries.ts',
      // the payment network, and its stand-in that tells this server of events
      'server/payments/choose-payment-network.ts',
      'server/payments/sandbox/courier.ts',
      // PostgreSQL
      'server/platform/check-connections.queries.ts',
      'server/platform/database.ts',
      // a bucket for files
      'server/platform/files/s3-store.ts',
      // PostgreSQL
      'server/platform/jobs/job-lease.queries.ts',
      'server/platform/postgres/embedded-postgres.ts',
      // caches to purge
      'server/platform/purge-caches.ts',
    ])
    for (const each of [
      'PostgreSQL',
      'payment network',
      'mail server',
      'WhatsApp',
      'bucket',
      'caches',
      'image hosts',
    ]) {
      expect(decision('Outside')).toContain(each)
    }
  })

  it('logs go to standard output and nowhere else', () => {
    expect(decision('Logs')).toContain('on standard output, in UTC, and nowhere else')
    const writers = served.filter(
      ({ file, text }) => file.startsWith('server/') && /\bpino\(|pino\.(?:destination|transport)/.test(text),
    )
    expect(writers.map(({ file }) => file)).toEqual(['server/platform/log.ts'])
    expect(read('server/platform/log.ts')).not.toMatch(/pino\.(?:destination|transport|multistream)/)
    const others = served.filter(
      ({ file, text }) => file.startsWith('server/') && /\b(?:appendFile(?:Sync)?|console\.\w+)\(/.test(text),
    )
    expect(others).toEqual([])
  })

  it('packages: each is listed with one version, and comes from the npm registry alone', () => {
    const lock = JSON.parse(read('package-lock.json')) as {
      packages: Record<string, { version?: string; resolved?: string; link?: boolean }>
    }
    const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<
      string,
      Record<string, string>
    >
    const wanted = Object.entries({ ...dependencies, ...devDependencies })
    expect(wanted.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual([])
    expect(
      wanted.filter(([name, version]) => lock.packages[`node_modules/${name}`]?.version !== version),
    ).toEqual([])
    const elsewhere = Object.values(lock.packages).filter(
      ({ resolved, link }) => link || (resolved && !resolved.startsWith('https://registry.npmjs.org/')),
    )
    expect(elsewhere).toEqual([])
  })
})
