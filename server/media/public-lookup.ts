import { lookup } from 'node:dns/promises'
import type { LookupAddress } from 'node:dns'
import { isIP } from 'node:net'
import type { LookupFunction } from 'node:net'
import { callbackify } from 'node:util'
import ipaddr from 'ipaddr.js'

/** Finds every address of a host, of both families. */
export type Resolve = (hostname: string) => Promise<LookupAddress[]>

const resolveAll: Resolve = (hostname) => lookup(hostname, { all: true })

/** The host has an address inside a network of ours, or none at all. */
export class AddressRefused extends Error {}

/**
 * True for an address of the public internet. Loopback, private, link-local (169.254.169.254 is where clouds keep credentials),
 * shared, multicast and reserved ranges are not, nor an IPv6 address that stands for an IPv4 one (mapped, 6to4, NAT64, Teredo).
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  return parsed.range() === 'unicast'
}

/**
 * A lookup for connections that must stay outside: refuses a host when any of its addresses is not public, and hands the checked
 * addresses to the socket itself, so that a second answer of the name server (rebinding) is never asked for.
 */
export function publicLookup(resolve: Resolve = resolveAll, isAllowed = isPublicAddress): LookupFunction {
  const settle = callbackify(async (hostname: string): Promise<LookupAddress[]> => {
    const found = await resolve(hostname)
    if (found.length === 0 || !found.every(({ address }) => isAllowed(address))) {
      throw new AddressRefused(`${hostname} is not a host of the public internet`)
    }
    return found
  })
  return (hostname, options, callback) =>
    settle(hostname, (error, found) => {
      if (error) callback(error, [])
      else if (options.all === true) callback(null, found)
      else callback(null, found[0]?.address ?? '', found[0]?.family)
    })
}

/** True for a host that is written as an address: a socket connects to it without a lookup. */
export const isAddress = (hostname: string): boolean => isIP(hostname.replace(/^\[|\]$/g, '')) !== 0
