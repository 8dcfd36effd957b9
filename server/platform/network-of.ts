/** Which addresses count as one visitor's network, and which are this machine itself. */
import { isIPv6 } from 'node:net'

/** Whether a request comes from this machine itself: a tool, or a proxy that `TRUST_PROXY` does not know of. */
export function isThisMachine(address: string): boolean {
  return address === '::1' || /^(?:::ffff:)?127\./i.test(address)
}

/** Whom a network address stands for: one visitor of IPv6 has a whole /64 to ask from. */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address.replace(/^::ffff:/i, '')
  const [head = '', tail] = address.split('::')
  const groups = head.split(':').filter(Boolean)
  const last = tail?.split(':').filter(Boolean) ?? []
  const middle = Array.from({ length: 8 - groups.length - last.length }, () => '0')
  return [...groups, ...middle, ...last].slice(0, 4).join(':')
}
