/** What an operator said of whom the server talks to, as far as this file looks at it. */
interface Connections {
  DATABASE_URL?: string | undefined
  DATABASE_DIRECT_URL?: string | undefined
  DATABASE_REPLICA_URLS: readonly string[]
  SMTP_URL?: string | undefined
  MEDIA_BUCKET_URL?: string | undefined
  CACHE_PURGE_URLS: readonly string[]
  NODE_TLS_REJECT_UNAUTHORIZED?: string | undefined
}

/** Names of this machine, for which no certificate is needed. */
const loopback = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/** Whether an address is one that only this machine reaches. */
export function isLoopback(address: string): boolean {
  return loopback.test(new URL(address).hostname)
}

/** A socket of this machine's file system, which no network carries. */
const isSocket = (url: string) => {
  const { hostname, searchParams } = new URL(url)
  return (searchParams.get('host') ?? decodeURIComponent(hostname)).startsWith('/')
}

const isPlainDatabase = (url: string) =>
  !isSocket(url) && !isLoopback(url) && new URL(url).searchParams.get('sslmode') !== 'verify-full'
const isPlainHttp = (url: string) => url.startsWith('http:') && !isLoopback(url)

/**
 * Connections that would cross a network in the open, or with anybody's certificate (ASVS 12.3): the variable, and what to write
 * instead. This machine's own addresses and sockets are left out.
 */
export function* plainConnections(env: Connections): Generator<[keyof Connections, string]> {
  const databases = [
    ['DATABASE_URL', [env.DATABASE_URL]],
    ['DATABASE_DIRECT_URL', [env.DATABASE_DIRECT_URL]],
    ['DATABASE_REPLICA_URLS', env.DATABASE_REPLICA_URLS],
  ] as const
  for (const [name, urls] of databases) {
    if (urls.some((url) => url !== undefined && isPlainDatabase(url))) {
      yield [
        name,
        'production encrypts what leaves this machine and checks with whom it talks: add ?sslmode=verify-full, and &sslrootcert=/path/ca.pem for an authority of your own',
      ]
    }
  }
  if (env.SMTP_URL && new URL(env.SMTP_URL).searchParams.get('tls.rejectUnauthorized') === 'false') {
    yield ['SMTP_URL', 'production checks the certificate of the mail server: remove tls.rejectUnauthorized']
  }
  if (env.SMTP_URL && /[?&](?:ignoreTLS|opportunisticTLS)=(?!false)/.test(env.SMTP_URL)) {
    yield ['SMTP_URL', 'production sends no mail in the open: remove ignoreTLS and opportunisticTLS']
  }
  if (env.MEDIA_BUCKET_URL && isPlainHttp(env.MEDIA_BUCKET_URL)) {
    yield ['MEDIA_BUCKET_URL', 'production needs https://: the key would cross the network in the open']
  }
  if (env.CACHE_PURGE_URLS.some(isPlainHttp)) {
    yield [
      'CACHE_PURGE_URLS',
      'production needs https://: set a proxy that ends TLS before the cache (docs/operating.md)',
    ]
  }
  if (env.NODE_TLS_REJECT_UNAUTHORIZED === '0') {
    yield [
      'NODE_TLS_REJECT_UNAUTHORIZED',
      'production believes no certificate unseen: remove this, and name your authority in NODE_EXTRA_CA_CERTS',
    ]
  }
}
