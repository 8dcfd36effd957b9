import { hash, verify } from '@node-rs/argon2'
import type { Options } from '@node-rs/argon2'
import { createWorkQueue } from '../platform/work-queue.ts'

/** Keeps and compares passwords exactly as they were typed (ASVS 6.2.8), at a price that makes guessing dear. */
export interface PasswordKeeper {
  /** @throws Problem 503 `busy` when too many wait already */
  hash(password: string): Promise<string>
  /**
   * Whether it is the password of a hash. Without a hash it takes as long and says no, so that callers cannot tell by the
   * clock whether there was one.
   *
   * @throws Problem 503 `busy` when too many wait already
   */
  matches(passwordHash: string | undefined, password: string): Promise<boolean>
}

/**
 * argon2id as OWASP recommends it: 19 MiB, two passes, one lane. About 20 ms of one core: 2 is `Algorithm.Argon2id`, whose
 * enum has no value at run time.
 */
const argon2id: Options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashing takes threads that files and pictures want too: a rush of log-ins waits its turn instead. */
const hashesAtWork = 2
const mostWaiting = 1_000

/**
 * The hash of no password, of the same price. It is written down rather than made: making it would cost the first caller after
 * a start, if they have no account, a second hashing that everybody else is spared.
 */
const nobodys = `$argon2id$v=19$m=${argon2id.memoryCost},t=${argon2id.timeCost},p=${argon2id.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`

/** A keeper for one process: every route that takes passwords shares it. */
export function createPasswordKeeper(argon2 = { hash, verify }): PasswordKeeper {
  const queue = createWorkQueue(hashesAtWork, mostWaiting)
  return {
    hash: (password) => queue.run(() => argon2.hash(password, argon2id)),
    async matches(passwordHash, password) {
      const isRight = await queue.run(() => argon2.verify(passwordHash ?? nobodys, password))
      return isRight && passwordHash !== undefined
    },
  }
}
