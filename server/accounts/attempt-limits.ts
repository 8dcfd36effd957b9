import { createHash } from 'node:crypto'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { rateClasses } from '../contract/rate-classes.ts'
import type { Limit } from '../contract/rate-classes.ts'
import type { Database } from '../platform/database.ts'
import type { Env } from '../platform/env.ts'
import { isThisMachine, networkOf } from '../platform/network-of.ts'
import { Problem } from '../platform/problem.ts'

/** Who tries: the account's address and the network address that asks. */
export interface Attempt {
  email: string
  address: string
}

/** Who tries to open an order, and which. */
export interface OrderAttempt {
  reference: string
  address: string
}

/**
 * How often a caller may try, counted in the database: over every process, and a restart forgets nothing. Whether there is
 * an account of that address makes no difference.
 */
export interface AttemptLimits {
  /** Counts a password before it is compared, so that a hundred at once count too. @throws Problem 429 `too_many_attempts` */
  tryPassword(attempt: Attempt): Promise<void>
  /** It was the right one: what was counted before it does not matter any more. */
  forgive(attempt: Attempt): Promise<void>
  /** Counts a mail that is asked for. @throws Problem 429 `too_many_attempts` */
  askForMail(attempt: Attempt): Promise<void>
  /**
   * Counts a log-in code that is mailed after the right password: apart from the mails that anybody may ask for, who could shut
   * the owner out by it, and apart for each password, so that one who had the password of before uses up nothing of the new one.
   * @throws Problem 429 `too_many_attempts`
   */
  askForLogInCode(attempt: Pick<Attempt, 'email'> & { passwordVersion: number }): Promise<void>
  /** Counts a request for an offer, which writes to a supplier. @throws Problem 429 `too_many_attempts` */
  askForOffer(attempt: Attempt): Promise<void>
  /** Counts a message to support, which mails the writer too. @throws Problem 429 `too_many_attempts` */
  writeToSupport(attempt: Attempt): Promise<void>
  /** Counts a guess at an order's address before it is compared. @throws Problem 429 `too_many_attempts` */
  tryOrder(attempt: OrderAttempt): Promise<void>
  /** It was no guess. */
  forgiveOrder(attempt: OrderAttempt): Promise<void>
  /** Counts a cart that is opened. @throws Problem 429 `too_many_attempts` */
  openCart(attempt: Pick<Attempt, 'address'>): Promise<void>
  /** Counts a guess at a promo code before it is looked for. @throws Problem 429 `too_many_attempts` */
  tryCode(attempt: Pick<Attempt, 'address'>): Promise<void>
  /** There is such a code. */
  forgiveCode(attempt: Pick<Attempt, 'address'>): Promise<void>
}

const { passwords, mails, offerRequests, contactMessages, orderGuesses, promoCodeGuesses, carts } =
  rateClasses

/** The numbers of the contract, each under the prefix that its rows in `attempts` have, and three that no caller need know. */
export const limitsOfAttempts = {
  /** Of one account from one network: guessing shuts out that network alone. */
  passwordsOfPair: passwords.ofName,
  /** Of one account from all networks that its owner never logged in from: many machines guess together. */
  passwordsOfAccount: { points: 50, minutes: 15 },
  /** Not a limit: a network that the owner has logged in from is remembered for 30 days. */
  knownNetworks: { points: 1, minutes: 30 * 24 * 60 },
  passwordsOfAddress: passwords.ofAddress,
  logInCodesOfAccount: { points: 10, minutes: 60 },
  mailsOfAccount: mails.ofName,
  mailsOfAddress: mails.ofAddress,
  offersOfAccount: offerRequests.ofName,
  offersOfAddress: offerRequests.ofAddress,
  messagesOfAccount: contactMessages.ofName,
  messagesOfAddress: contactMessages.ofAddress,
  guessesAtOrder: orderGuesses.ofName,
  orderGuessesOfAddress: orderGuesses.ofAddress,
  codeGuessesOfAddress: promoCodeGuesses.ofAddress,
  /** So many unless `CARTS_PER_HOUR` says otherwise. */
  cartsOfAddress: carts.ofAddress,
} as const satisfies Readonly<Record<string, Limit>>

interface Query {
  name?: string
  text: string
  values: unknown[]
}

interface ConnectionPool {
  acquireConnection(): Promise<{ query(query: Query): Promise<unknown> }>
  releaseConnection(connection: object): Promise<void>
}

/**
 * The connections of a database as the limiter asks for them. It prepares its statements by name, which behind a pooler in
 * transaction mode meet sessions that do not know them: there the name is left out.
 */
function storeOf(db: Database): { query(query: Query): Promise<unknown> } {
  const { prepared } = db.userParams as { prepared?: boolean }
  const pool = db.client as ConnectionPool
  return {
    async query({ name, ...query }) {
      const connection = await pool.acquireConnection()
      try {
        return await connection.query(prepared === false ? query : { ...query, name })
      } finally {
        await pool.releaseConnection(connection)
      }
    },
  }
}

/** Limits over a database. */
export function createAttemptLimits(
  db: Database,
  { CARTS_PER_HOUR }: Pick<Env, 'CARTS_PER_HOUR'> = { CARTS_PER_HOUR: 0 },
): AttemptLimits {
  const storeClient = storeOf(db)
  const limiter = (
    keyPrefix: keyof typeof limitsOfAttempts,
    points: number = limitsOfAttempts[keyPrefix].points,
  ) =>
    new RateLimiterPostgres({
      points,
      duration: limitsOfAttempts[keyPrefix].minutes * 60,
      keyPrefix,
      storeClient,
      storeType: 'pool',
      tableName: 'attempts',
      tableCreated: true,
      clearExpiredByTimeout: false,
    })
  const passwordsOfPair = limiter('passwordsOfPair')
  const passwordsOfAccount = limiter('passwordsOfAccount')
  const knownNetworks = limiter('knownNetworks')
  const passwordsOfAddress = limiter('passwordsOfAddress')
  const logInCodesOfAccount = limiter('logInCodesOfAccount')
  const mailsOfAccount = limiter('mailsOfAccount')
  const mailsOfAddress = limiter('mailsOfAddress')
  const offersOfAccount = limiter('offersOfAccount')
  const offersOfAddress = limiter('offersOfAddress')
  const messagesOfAccount = limiter('messagesOfAccount')
  const messagesOfAddress = limiter('messagesOfAddress')
  const guessesAtOrder = limiter('guessesAtOrder')
  const orderGuessesOfAddress = limiter('orderGuessesOfAddress')
  const codeGuessesOfAddress = limiter('codeGuessesOfAddress')
  const cartsOfAddress = limiter('cartsOfAddress', CARTS_PER_HOUR)
  return {
    async tryPassword({ email, address }) {
      await count(passwordsOfAddress, networkOf(address))
      const pair = keyOf(`${email} ${networkOf(address)}`)
      await count(passwordsOfPair, pair)
      if (!(await knownNetworks.get(pair))) await count(passwordsOfAccount, keyOf(email))
    },
    async forgive({ email, address }) {
      const pair = keyOf(`${email} ${networkOf(address)}`)
      await Promise.all([
        passwordsOfPair.delete(pair),
        knownNetworks.set(pair, 1, limitsOfAttempts.knownNetworks.minutes * 60),
        passwordsOfAddress.reward(networkOf(address), 1),
      ])
    },
    async askForMail({ email, address }) {
      await count(mailsOfAddress, networkOf(address))
      await count(mailsOfAccount, keyOf(email))
    },
    async askForLogInCode({ email, passwordVersion }) {
      await count(logInCodesOfAccount, keyOf(`${email} ${passwordVersion}`))
    },
    async askForOffer({ email, address }) {
      await count(offersOfAddress, networkOf(address))
      await count(offersOfAccount, keyOf(email))
    },
    async writeToSupport({ email, address }) {
      await count(messagesOfAddress, networkOf(address))
      await count(messagesOfAccount, keyOf(email))
    },
    async tryOrder({ reference, address }) {
      await count(orderGuessesOfAddress, networkOf(address))
      await count(guessesAtOrder, keyOf(reference))
    },
    async forgiveOrder({ reference, address }) {
      await Promise.all([
        guessesAtOrder.delete(keyOf(reference)),
        orderGuessesOfAddress.reward(networkOf(address), 1),
      ])
    },
    async openCart({ address }) {
      if (CARTS_PER_HOUR > 0 && !isThisMachine(address)) await count(cartsOfAddress, networkOf(address))
    },
    async tryCode({ address }) {
      await count(codeGuessesOfAddress, networkOf(address))
    },
    async forgiveCode({ address }) {
      await codeGuessesOfAddress.reward(networkOf(address), 1)
    },
  }
}

async function count(limiter: RateLimiterPostgres, key: string): Promise<void> {
  try {
    await limiter.consume(key)
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    throw new Problem(429, 'too_many_attempts', 'Too many attempts. Please try again later.', {
      retryAfterSeconds: Math.ceil(refusal.msBeforeNext / 1000),
    })
  }
}

/** The table need not know who has an account, or which orders there are. */
function keyOf(name: string): string {
  return createHash('sha256').update(name).digest('base64url')
}
