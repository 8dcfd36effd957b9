import { createHash, randomBytes } from 'node:crypto'
import connectPgSimple from 'connect-pg-simple'
import type { Request, RequestHandler } from 'express'
import session from 'express-session'
import type { Knex } from 'knex'
import { describeBrowser } from './describe-browser.ts'
import type { SeenBrowser } from './describe-browser.ts'
import type { Deps } from './deps.ts'
import { keptSecret } from './kept-secret.ts'

/** What a session knows: whose it is, and by which of their passwords it was begun. */
export interface SessionAccount {
  accountId: number
  passwordVersion: number
}

declare module 'express-session' {
  interface SessionData extends Partial<SessionAccount>, SeenBrowser {
    /** When the account logged in: an instant. */
    begunAt?: string
  }
}

/** When sessions end, in days: after their beginning, and after their last use. */
export interface SessionLifetimes {
  lifetimeDays: number
  idleDays: number
}

const dayMs = 86_400_000

/** The sessions of visitors who have logged in. Read when an operation asks for them, and not before. */
export interface Sessions {
  /** The account of this session; undefined when logged out. */
  read(req: Request): Promise<SessionAccount | undefined>
  /** The name by which its account is told of the session: it cannot be used as a session. */
  nameOf(req: Request): Promise<string>
  /** Begins a session under a new id: one that an attacker planted before is worth nothing (session fixation). */
  begin(req: Request, account: SessionAccount): Promise<void>
  /** Ends the session, if there is one. */
  end(req: Request): Promise<void>
}

/**
 * Sessions in PostgreSQL, by a cookie that no script can read. Only for operations that need one: a page that depends on a
 * cookie could not be kept by any cache. A visitor who never logs in gets no cookie and no row.
 */
export function createSessions(
  deps: Pick<Deps, 'db' | 'env' | 'log'>,
  { lifetimeDays, idleDays }: SessionLifetimes,
): Sessions {
  const { name, open } = createMiddleware(deps, idleDays)
  const sessionOf = async (req: Request): Promise<Request['session']> => {
    const { res } = req
    if (!res) throw new Error('a session was asked for outside of a request')
    // done once for each request: it is idle where there is a session already
    await settle((done) => open(req, res, done))
    return req.session
  }
  return {
    async read(req) {
      // most calls come without one, and the middleware would draw an id for it
      if (!req.headers.cookie?.includes(`${name}=`)) return undefined
      const session = await sessionOf(req)
      const { accountId, passwordVersion, begunAt } = session
      if (begunAt && Date.now() - Date.parse(begunAt) > lifetimeDays * dayMs) {
        await settle((done) => session.destroy(done))
        return undefined
      }
      return accountId === undefined || passwordVersion === undefined
        ? undefined
        : { accountId, passwordVersion }
    },
    nameOf: async (req) => sessionName((await sessionOf(req)).id),
    async begin(req, account) {
      const before = await sessionOf(req)
      await settle((done) => before.regenerate(done))
      const begunAt = new Date().toISOString()
      Object.assign(req.session, account, { begunAt, ...describeBrowser(req.get('user-agent')) })
      // in the store before the reply says so
      await settle((done) => req.session.save(done))
    },
    async end(req) {
      const session = await sessionOf(req)
      await settle((done) => session.destroy(done))
    },
  }
}

/** What a session is called where its id must not be seen: the queries of accounts make the same of it. */
export function sessionName(id: string): string {
  return createHash('sha256').update(id).digest('hex').slice(0, 32)
}

function createMiddleware(
  { db, env, log }: Pick<Deps, 'db' | 'env' | 'log'>,
  idleDays: number,
): { name: string; open: RequestHandler } {
  // a `__Host-` cookie cannot be set by a neighbouring host name; browsers take it over https only
  const secure = env.PUBLIC_ORIGIN?.startsWith('https:') ?? false
  const name = secure ? '__Host-dhow_session' : 'dhow_session'
  const Store = connectPgSimple(session)
  const open = session({
    name,
    // the first one signs, each of them is believed
    secret: [
      ...(env.SESSION_SECRET ?? [keptSecret(env, 'sessions', () => randomBytes(32).toString('base64url'))]),
    ],
    store: new Store({
      pgPromise: { any: (sql: string, values: readonly Knex.RawBinding[]) => ask(db, sql, values) },
      tableName: 'sessions',
      // a job sweeps them, once for all processes
      pruneSessionInterval: false,
      errorLog: (error: unknown) => log.error({ err: error }, 'the session store failed'),
    }),
    resave: false,
    // each use prolongs it, in the store and in the browser
    rolling: true,
    saveUninitialized: false,
    // TLS ends at the proxy; without this no cookie would be set behind it
    proxy: secure,
    cookie: { httpOnly: true, sameSite: 'lax', secure, path: '/', maxAge: idleDays * dayMs },
  })
  return { name, open }
}

/** The store speaks in numbered parameters; the server's one pool of connections is knex's. */
async function ask(db: Knex, sql: string, values: readonly Knex.RawBinding[]): Promise<unknown[]> {
  const bindings = Object.fromEntries(values.map((value, index) => [`p${index + 1}`, value]))
  const { rows } = await db.raw<{ rows: unknown[] }>(sql.replaceAll(/\$(\d+)/g, ':p$1'), bindings)
  return rows
}

function settle(work: (done: (error?: unknown) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    work((error) => (error ? reject(error as Error) : resolve()))
  })
}
