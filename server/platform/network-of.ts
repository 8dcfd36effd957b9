import { isIPv6 } from 'node:net'

/** Whom a network address stands for: one visitor of IPv6 has a whole /64 to ask from. */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address.replace(/^::ffff:/i, '')
  const [head = '', tail] = address.split('::')
  const groups = head.split(':').filter(Boolean)
  const last = tail?.split(':').filter(Boolean) ?? []
  const middle = Array.from({ length: 8 - groups.length - last.length }, () => '0')
  return [...groups, ...middle, ...last].slice(0, 4).join(':')
}
