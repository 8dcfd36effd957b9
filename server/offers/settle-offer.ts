import type { Knex } from 'knex'
import type { LinkEnv } from '../platform/signed-link.ts'
import { announceAccepted } from './announce-offer.ts'
import { findOfferRequest, moveOffer } from './offers.queries.ts'

/** What an offer was accepted with is paid, or reserved to be paid later: in the transaction that does so, once. */
export async function noteAccepted(trx: Knex, offerRequestId: string): Promise<void> {
  await moveOffer(trx, offerRequestId, 'ACCEPTED')
}

/** It is not paid after all: the offer stands as before, until its time is up. */
export async function noteUnpaid(trx: Knex, offerRequestId: string): Promise<void> {
  await moveOffer(trx, offerRequestId, 'QUOTED')
}

/** The money of an accepted offer is taken: its supplier is told the guests. */
export async function tellAccepted(
  deps: { env: LinkEnv; clock: { now(): Temporal.Instant } },
  trx: Knex,
  { offerRequestId, order }: { offerRequestId: string; order: string },
): Promise<void> {
  const offer = await findOfferRequest(trx, { id: offerRequestId })
  if (offer) await announceAccepted(deps, trx, offer, order)
}
