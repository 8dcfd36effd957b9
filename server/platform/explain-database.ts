/** What an operator can do about an error of the database, by its code: of PostgreSQL, or of the network. */
const advice: Readonly<Record<string, (place: Place) => string>> = {
  ECONNREFUSED: nothingListens,
  ENOENT: nothingListens,
  ENOTFOUND: ({ host }) => `There is no host of the name in ${host}.`,
  ETIMEDOUT: ({ host }) => `Nothing answers at ${host}. Is a firewall between?`,
  '28P01': ({ user }) => `The password of ${user} is not the one in DATABASE_URL.`,
  '28000': ({ user, database }) => `PostgreSQL does not let ${user} into ${database}; see its pg_hba.conf.`,
  '3D000': ({ database, user }) => `There is no such database: create database ${database} owner ${user}`,
  '42501': ({ database, user }) =>
    `${user} may not create what Dhow needs there: alter database ${database} owner to ${user}`,
  '0A000': () => contrib,
  '58P01': () => contrib,
}

function nothingListens({ host }: Place): string {
  return `Nothing listens at ${host}. Is PostgreSQL running there, and is the port right?`
}

const contrib =
  'Dhow needs the extensions pg_trgm and unaccent, which come with PostgreSQL as postgresql-contrib.'

interface Place {
  host: string
  database: string
  user: string
}

/** An error of the first steps on a database as sentences for the operator who set `DATABASE_URL`; without its password. */
export function explainDatabaseError(error: unknown, url: string): Error {
  const { code, message } = error as { code?: unknown; message?: unknown }
  const advise = typeof code === 'string' ? advice[code] : undefined
  if (!advise) return error instanceof Error ? error : new Error(String(error))
  const { host, port, pathname, username, searchParams } = new URL(url)
  const sockets = searchParams.get('host')
  const [database, user] = [pathname.slice(1), username].map(decodeURIComponent)
  const place = {
    host: sockets ? `${sockets}, port ${port || '5432'}` : host,
    database: database || 'its default',
    user: user || 'the user',
  }
  // several addresses that refuse are one error without words
  const said = typeof message === 'string' && message ? message : code
  return new Error(`The database cannot be used: ${String(said)}\n${advise(place)}`, { cause: error })
}
