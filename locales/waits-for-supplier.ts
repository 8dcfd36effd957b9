/** Which orders wait for a supplier: their page and their e-mails name no deadline of changes meanwhile. */

/**
 * Whether a part of an order waits for its supplier and its payment is authorised. All parts are charged together, so until then none of them
 * can be moved to another start.
 */
export function waitsForSupplier({
  outcome,
  paymentStatus,
}: {
  outcome: string
  paymentStatus: string
}): boolean {
  return outcome === 'on-hold' && paymentStatus === 'AUTHORISED'
}
