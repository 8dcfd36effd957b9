/**
 * The origin at which a shop shows itself: its first host, with the protocol and the port of the installation's address; that address
 * where it has none of its own.
 */
export function ownSite(installation: string, hosts: readonly string[]): string {
  const site = new URL(installation)
  if (hosts[0]) site.hostname = hosts[0]
  return site.origin
}
