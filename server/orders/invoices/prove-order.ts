import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import type { AttemptLimits } from '../../accounts/attempt-limits.ts'
import type { MailOrderCodeReply, ProveOrderReply, ProveOrderRequest } from '../../contract/order-access.ts'
import { announce } from '../../messages/announce.ts'
import { inTransaction } from '../../platform/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { claimKey, fingerprintOf } from '../../platform/idempotency.ts'
import { newestLinkKey } from '../../platform/signed-link.ts'
import type { LinkEnv } from '../../platform/signed-link.ts'
import { orderProof } from '../order-links.ts'
import type { ReadableOrder } from './read-order.ts'

/** A code is of the ten minutes in which it was asked for, and is taken in the next ten too. */
const codeMinutes = 10
/** Ten guesses in a quarter of an hour (`orderGuesses`) find one of the two codes once in 140 years. */
const digits = 8

type ProofDeps = Pick<Deps, 'db' | 'env' | 'clock'> & { attempts: AttemptLimits }

/**
 * Mails the buyer of an order a code that shows the address to be theirs: the widget's own token of the order lies where other
 * scripts of the page read it. Nothing is stored but the message.
 *
 * @throws Problem 429 `too_many_attempts`, by the buyer's address and by network address
 */
export async function mailOrderCode(
  { db, env, clock, attempts }: ProofDeps,
  order: ReadableOrder,
  { address }: { address: string },
): Promise<MailOrderCodeReply> {
  const { reference, email, language } = order
  await attempts.askForMail({ email, address })
  const request = randomUUID()
  const code = codeOf(env, { reference, request, turn: turnOf(clock.now()) })
  await db.transaction((trx) =>
    announce(trx, {
      kind: 'order-code',
      subject: request,
      to: email,
      language,
      storefrontId: order.storefront.id,
      values: { code: spaced(code), reference },
    }),
  )
  return { outcome: 'sent', request }
}

/**
 * Gives a proof for the code of the e-mail, once.
 *
 * @throws Problem 429 `too_many_attempts`, by reference and by network address
 */
export async function proveOrder(
  { db, env, clock, attempts }: ProofDeps,
  { reference }: Pick<ReadableOrder, 'reference'>,
  { address, request, code }: ProveOrderRequest & { address: string },
): Promise<ProveOrderReply> {
  await attempts.tryOrder({ reference, address })
  const now = clock.now()
  const turn = turnOf(now)
  const typed = code.replaceAll(/[\s-]/g, '')
  const isRight = [turn, turn - 1].some((of) => isSame(codeOf(env, { reference, request, turn: of }), typed))
  if (!isRight) return { outcome: 'wrong-code' }
  const used = { scope: `used-codes:${reference}`, key: request, fingerprint: fingerprintOf(reference) }
  const isFirst = await inTransaction(
    db,
    (first: boolean) => first,
    async (trx) => (await claimKey(trx, used)).state === 'new',
  )
  if (!isFirst) return { outcome: 'wrong-code' }
  await attempts.forgiveOrder({ reference, address })
  return { outcome: 'proved', proof: orderProof(env, reference, now) }
}

function turnOf(now: Temporal.Instant): number {
  return Math.floor(now.epochMilliseconds / (codeMinutes * 60_000))
}

function codeOf(
  env: LinkEnv,
  { reference, request, turn }: { reference: string; request: string; turn: number },
): string {
  const subject = `order-code:${reference}:${request}:${turn}`
  const mac = createHmac('sha256', newestLinkKey(env)).update(subject).digest()
  return String(mac.readUIntBE(0, 6) % 10 ** digits).padStart(digits, '0')
}

/** As in `1234 5678`: read and typed in two groups. */
function spaced(code: string): string {
  return `${code.slice(0, digits / 2)} ${code.slice(digits / 2)}`
}

function isSame(expected: string, typed: string): boolean {
  const [left, right] = [Buffer.from(expected), Buffer.from(typed)]
  return left.length === right.length && timingSafeEqual(left, right)
}
