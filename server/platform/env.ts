import path from 'node:path'
import { z } from 'zod'
import { isEd25519 } from './ed25519.ts'
import { isLoopback, plainConnections } from './plain-connections.ts'

const isHttpOrigin = (text: string) => {
  const url = URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === text.toLowerCase()
}

const isBucketUrl = (text: string) => {
  const url = URL.parse(text)
  return (
    url !== null && isHttpUrl(text) && url.username !== '' && url.password !== '' && url.pathname.length > 1
  )
}

const isHttpUrl = (text: string) => /^https?:$/.test(URL.parse(text)?.protocol ?? '')

/** Every variable that Dhow reads. One that is set to nothing counts as not set, as lists of variables often leave it. */
export const Environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  /** The origin travellers see; absent: http://localhost:PORT */
  PUBLIC_ORIGIN: z
    .string()
    .refine(isHttpOrigin, 'write scheme and host alone, https://example.com')
    .optional(),
  DATABASE_URL: databaseUrl().optional(),
  /** PostgreSQL itself, where `DATABASE_URL` is a pooler in transaction mode; absent: the same. */
  DATABASE_DIRECT_URL: databaseUrl().optional(),
  /** Whether statements may be prepared by name; not behind a pooler in transaction mode. */
  DATABASE_PREPARED: yesOrNo().default(true),
  /** Replicas that pages and the catalogue are read from, with commas between. */
  DATABASE_REPLICA_URLS: z
    .string()
    .transform((text) => text.split(',').map((url) => url.trim()))
    .pipe(z.array(databaseUrl()))
    .default([]),
  DATA_FOLDER: z.string().default('data'),
  /** Where the sites' build goes; absent: `dist` beside the sources. */
  DIST_FOLDER: z.string().optional(),
  MEDIA_FOLDER: z.string().optional(),
  /** A bucket instead of the media folder, for several machines; secret, as it holds the key. */
  MEDIA_BUCKET_URL: z
    .string()
    .refine(isBucketUrl, 'write it as https://KEY:SECRET@host/bucket?region=eu-central-1')
    .optional(),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug']).default('info'),
  /** The newest first: it signs, and what the others have signed is still believed. */
  SESSION_SECRET: secrets().optional(),
  /** A secret key, or a restricted one. */
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_(?:live|test)_\w+$/, 'a secret key of Stripe begins with sk_live_, rk_live_ or sk_test_')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .startsWith('whsec_', 'the signing secret of a webhook begins with whsec_')
    .optional(),
  PAYMENTS_SANDBOX: yesOrNo().default(false),
  /** How long the sandbox takes to answer, `300-1500`; absent: as fast as it can. */
  SANDBOX_LATENCY_MS: z
    .string()
    .regex(/^(?:\d{1,6}-\d{1,6})$/, 'write the shortest and the longest, 300-1500')
    .transform((text) => {
      const [fromMs = 0, toMs = 0] = text.split('-').map(Number)
      return { fromMs, toMs: Math.max(fromMs, toMs) }
    })
    .optional(),
  /** Loads the demo catalogue into an empty database; on by default outside production. */
  DEMO: yesOrNo().optional(),
  /** Serves the sites from their sources with hot reload: `npm run dev`. */
  DEV_SERVER: yesOrNo().default(false),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, hostname: /./, error: 'write it as smtps://user:password@host' })
    .optional(),
  /** Sender of every message, `Name <address>`; absent: the storefront's name at its own mail address. */
  MAIL_FROM: z
    .string()
    .max(200)
    .regex(/^[^\r\n]*\S@\S[^\r\n]*$/, 'write it as Name <address>')
    .optional(),
  /** WhatsApp Business Cloud API; both or neither. */
  WHATSAPP_TOKEN: z.string().optional(),
  WHATSAPP_PHONE_ID: z.string().regex(/^\d+$/, 'the number of the phone number, digits alone').optional(),
  /**
   * Ed25519 keys of tickets (PKCS #8, PEM or base64): the newest signs, the others still verify; absent: one in the
   * database, sealed by SESSION_SECRET.
   */
  TICKET_KEY: z
    .string()
    .transform((text) => text.split(',').map((key) => key.trim()))
    .refine(
      (keys) => keys.every(isEd25519),
      'write Ed25519 keys, PKCS #8, as PEM or base64, with commas between',
    )
    .optional(),
  /** Tiles of the maps, fetched by the visitor's browser when a map is asked for. */
  MAP_TILES_URL: z
    .string()
    .regex(/^https?:\/\/.+\{z\}.+$/, 'an address with {z}, {x} and {y}')
    .default('https://tile.openstreetmap.org/{z}/{x}/{y}.png'),
  MAP_ATTRIBUTION: z.string().default('© OpenStreetMap contributors'),
  /** HTTP caches in front that purge by key, with commas between: pages are kept there as long as nothing on them changes. */
  CACHE_PURGE_URLS: z
    .string()
    .transform((text) => text.split(',').map((url) => url.trim()))
    .refine((urls) => urls.every(isHttpUrl), 'write addresses with commas between, http://cache:6081')
    .default([]),
  /** Files `<language>.json` of search words that add to our own. */
  SEARCH_WORDS_FOLDER: z.string().optional(),
  /** Reverse proxies in front, for the caller's address. */
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  /**
   * Places that one network address may hold at a time for orders that are not paid; what one buyer and one departure may
   * have follows from it. 0: no limit.
   */
  UNPAID_PLACES: wholeNumber(0, 100_000).default(120),
  /**
   * Requests of one network address in a minute that are answered by work: calls of the API, and pages that are not in memory.
   * Counted by each process. 0: no limit.
   */
  REQUESTS_PER_MINUTE: wholeNumber(0, 1_000_000).default(1200),
  /** Carts that one network address may open in an hour. 0: no limit. */
  CARTS_PER_HOUR: wholeNumber(0, 1_000_000).default(240),
  /** Bearer token that opens `/metrics`; absent: there is no such address. */
  METRICS_TOKEN: z.string().min(16, 'use at least 16 characters').optional(),
  /** Node's own: `0` believes every certificate. Production refuses it. */
  NODE_TLS_REJECT_UNAUTHORIZED: z.string().optional(),
  DRAIN_SECONDS: wholeNumber(0, 300).default(10),
  /** How long `/readyz` says that it goes before nothing new is taken; absent: only in production is there a balancer. */
  NOTICE_SECONDS: wholeNumber(0, 300).optional(),
})

type Variables = z.infer<typeof Environment>

function databaseUrl() {
  return z
    .string()
    .refine((text) => !/^postgres(?:ql)?:\/\/[^/]*,/.test(text), {
      error:
        'name one host: several stand behind a balancer that knows which one may be written (docs/scaling.md)',
      abort: true,
    })
    .refine((text) => /^postgres(?:ql)?:$/.test(URL.parse(text)?.protocol ?? ''), {
      error: 'write it as postgres://user:password@host:5432/database',
    })
}

function wholeNumber(least: number, most: number) {
  const error = `write a whole number from ${least} to ${most}`
  return z.coerce.number({ error }).int(error).min(least, error).max(most, error)
}

/** Random base64 of 32 bytes has some 28 different ones, random hexadecimals 16. */
const fewestDifferent = 10

function secrets() {
  const read = (text: string) => text.split(',').map((secret) => secret.trim())
  return z
    .string()
    .refine(
      (text) => read(text).every((secret) => secret.length >= 32),
      'use at least 32 characters, none of them a comma; of several with commas between, for each',
    )
    .refine(
      (text) => read(text).every((secret) => new Set(secret).size >= fewestDifferent),
      'this is no secret: too few different characters. Make one: openssl rand -base64 32',
    )
    .transform((text): [string, ...string[]] => {
      const [newest = '', ...older] = read(text)
      return [newest, ...older]
    })
}

function yesOrNo() {
  return z.stringbool({ error: 'write 1 or 0' })
}

/** What is half said, and what no production may run with: the variable to look at, and what to write. */
function* objections(env: Variables): Generator<[keyof Variables, string]> {
  if (!env.STRIPE_SECRET_KEY !== !env.STRIPE_WEBHOOK_SECRET) {
    yield [
      'STRIPE_WEBHOOK_SECRET',
      'set both STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, or neither for the sandbox',
    ]
  }
  if (!env.WHATSAPP_TOKEN !== !env.WHATSAPP_PHONE_ID) {
    yield ['WHATSAPP_PHONE_ID', 'set both WHATSAPP_TOKEN and WHATSAPP_PHONE_ID, or neither']
  }
  if (env.NODE_ENV === 'production') yield* objectionsOfProduction(env)
}

function* objectionsOfProduction(env: Variables): Generator<[keyof Variables, string]> {
  const { STRIPE_SECRET_KEY: key, PAYMENTS_SANDBOX: demonstration, PUBLIC_ORIGIN: origin } = env
  if (!demonstration && !key) {
    yield [
      'STRIPE_SECRET_KEY',
      'production takes real payments: set it, or PAYMENTS_SANDBOX=1 for a demonstration',
    ]
  }
  if (!demonstration && key?.includes('_test_')) {
    yield [
      'STRIPE_SECRET_KEY',
      'no money moves with a key for tests: set a live one, or PAYMENTS_SANDBOX=1 for a demonstration',
    ]
  }
  if (demonstration && key?.includes('_live_')) {
    yield ['PAYMENTS_SANDBOX', 'a live key of Stripe takes real money: remove this or the key']
  }
  if (!demonstration && !env.SMTP_URL) {
    yield [
      'SMTP_URL',
      'production sends tickets, and bookings to their suppliers, by mail: set it, smtps://user:password@host',
    ]
  }
  if (!env.SESSION_SECRET) yield ['SESSION_SECRET', 'production needs one of at least 32 characters']
  if (!origin) yield ['PUBLIC_ORIGIN', 'production needs the address that travellers use, https://…']
  else if (origin.startsWith('http:') && !isLoopback(origin)) {
    yield [
      'PUBLIC_ORIGIN',
      'production needs https://: passwords and tickets would cross the network in the open',
    ]
  }
  yield* plainConnections(env)
  if (env.DEV_SERVER) yield ['DEV_SERVER', 'production serves what was built: remove this']
}

/** What the operator said, checked; see docs/operating.md. */
export interface Env extends Variables {
  dataFolder: string
  mediaFolder: string
  noticeSeconds: number
}

/**
 * Reads and checks the process's environment.
 *
 * @throws Error whose message lists each wrong variable and what to write instead
 */
export function readEnv(source: NodeJS.ProcessEnv): Env {
  const said = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()))
  const result = Environment.safeParse(said)
  const wrong = result.success
    ? [...objections(result.data)]
    : result.error.issues.map((issue) => [issue.path.join('.'), issue.message] as const)
  if (!result.success || wrong.length > 0) {
    const lines = wrong.map(([name, message]) => `  ${name}: ${message}`)
    throw new Error(`These environment variables stop Dhow from starting:\n${lines.join('\n')}`)
  }
  const dataFolder = path.resolve(result.data.DATA_FOLDER)
  return {
    ...result.data,
    dataFolder,
    mediaFolder: path.resolve(result.data.MEDIA_FOLDER ?? path.join(dataFolder, 'media')),
    noticeSeconds: result.data.NOTICE_SECONDS ?? (result.data.NODE_ENV === 'production' ? 5 : 0),
  }
}
