/** Which devices need no mailed code to log in, and for how many days. */
import { randomBytes } from 'node:crypto'
import type { Knex } from 'knex'
import { hashToken } from '../platform/secret-token.ts'
import type { AccountDeps } from './account-deps.ts'
import type { AccountRow } from './accounts.queries.ts'
import { deleteDevices, hasDevice, insertDevice, renameDevice } from './devices.queries.ts'

/** A device shows its mailbox again after so many days. */
export const deviceDays = 90

/** A browser that asks: the token that it kept, if any. */
export interface Device {
  /**
   * `sites`, where a cookie of ours keeps the token, or `widget:` and the slug of the storefront whose widget does. Scripts of the page read
   * the token of a widget: at another place it confirms nothing.
   */
  place: string
  token: string | undefined
}

type Holder = Pick<AccountRow, 'id' | 'passwordVersion'>

/** Whether a code was typed on this device, or a mailed link opened, for this account and its present password. */
export async function isConfirmed(
  { db, clock }: Pick<AccountDeps, 'db' | 'clock'>,
  { id: accountId, passwordVersion }: Holder,
  device: Device,
): Promise<boolean> {
  const tokenHash = hashOf(device)
  if (!tokenHash) return false
  return hasDevice(db, { tokenHash, accountId, passwordVersion, now: clock.now().toString() })
}

/**
 * Remembers a device for an account and answers the token that it keeps from now on. It is a new one each time: a token that
 * somebody planted in the browser before is worth nothing. Other accounts of the device keep their time.
 */
export async function confirmDevice(
  { db, clock }: Pick<AccountDeps, 'db' | 'clock'>,
  { id: accountId, passwordVersion }: Holder,
  device: Device,
): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  const tokenHash = deviceHash({ ...device, token })
  const before = hashOf(device)
  const expiresAt = clock
    .now()
    .add({ hours: deviceDays * 24 })
    .toString()
  await db.transaction(async (trx) => {
    if (before) await renameDevice(trx, { before, tokenHash })
    await insertDevice(trx, { tokenHash, accountId, passwordVersion, expiresAt })
  })
  return token
}

/** Each device of an account but this one is asked for a code again. */
export async function forgetOtherDevices(db: Knex, accountId: number, own: Device): Promise<void> {
  await deleteDevices(db, { accountId, except: hashOf(own) ?? null })
}

/** What is stored of a device. */
export function deviceHash({ place, token }: { place: string; token: string }): Buffer {
  return hashToken(`device:${place}:${token}`)
}

function hashOf({ place, token }: Device): Buffer | undefined {
  return token ? deviceHash({ place, token }) : undefined
}
