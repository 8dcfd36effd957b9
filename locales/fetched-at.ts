/** Where travellers are fetched, in a line, for screens, mails and papers alike. */

/** The pickup or the transfer by its name, and the address where they are fetched from the one that they gave. */
export function fetchedAt(
  { name, address }: { name: string; address?: string },
  addressGiven: string | undefined,
): string {
  return address !== undefined && address === addressGiven ? `${name} · ${address}` : name
}
