import { execFileSync } from 'node:child_process'

/** Where everything of the drill listens: three zones with an address each, and a hub with what stands in front of them. */
export const zones = [0, 1, 2] as const
export const hub = '10.213.0.1'
export const zoneAddress = (zone: number) => `10.213.0.${10 + zone}`
export const everyAddress = '10.213.0.0/24'
export const ports = {
  // in each zone
  etcdClient: 2379,
  etcdPeer: 2380,
  postgres: 5432,
  patroni: 8008,
  app: 3000,
  // at the hub
  primary: 5000,
  replica: 5001,
  pooler: 6432,
  web: 8080,
  cache: 6081,
  bucket: 9000,
} as const

const namespace = (zone: number) => `zone${zone}`
const bridgePort = (zone: number) => `port${zone}`
const ip = (...words: string[]) => execFileSync('ip', words)

/** Three network namespaces on one bridge, as machines on one switch. */
export function openNetwork(): void {
  execFileSync('mkdir', ['-p', '/run/netns'])
  // the names of namespaces are files, which would outlive the drill
  execFileSync('mount', ['-t', 'tmpfs', 'none', '/run/netns'])
  ip('link', 'set', 'lo', 'up')
  ip('link', 'add', 'drill', 'type', 'bridge')
  ip('addr', 'add', `${hub}/24`, 'dev', 'drill')
  ip('link', 'set', 'drill', 'up')
  for (const zone of zones) {
    const inside = ['-n', namespace(zone)]
    ip('netns', 'add', namespace(zone))
    ip('link', 'add', bridgePort(zone), 'type', 'veth', 'peer', 'name', 'eth0', 'netns', namespace(zone))
    ip('link', 'set', bridgePort(zone), 'master', 'drill', 'up')
    ip(...inside, 'addr', 'add', `${zoneAddress(zone)}/24`, 'dev', 'eth0')
    ip(...inside, 'link', 'set', 'eth0', 'up')
    ip(...inside, 'link', 'set', 'lo', 'up')
  }
}

/** What a command begins with to run inside a zone, as the user of PostgreSQL or as this one. */
export function inZone(zone: number, user?: { uid: number; gid: number }): [string, ...string[]] {
  const identity = user ? [`--setuid=${user.uid}`, `--setgid=${user.gid}`] : []
  return ['nsenter', `--net=/run/netns/${namespace(zone)}`, ...identity, '--']
}

/**
 * Cuts the cables between a zone and the two others, or between it and everything: packets are dropped without a word, as a broken
 * switch does it, and connections stay open on both sides.
 *
 * @returns how it is mended
 */
export function cutNetwork(zone: number, from: 'zones' | 'everything'): () => void {
  const others = zones.filter((one) => one !== zone).map((one) => `"${bridgePort(one)}"`)
  const port = `"${bridgePort(zone)}"`
  const [far, ends] =
    from === 'zones' ? [` { ${others.join(', ')} }`, ['forward']] : ['', ['forward', 'input', 'output']]
  const chains = ends.map((end) => {
    const inward = far ? `iifname ${port} oifname${far} drop;` : `iifname ${port} drop;`
    const outward = far ? `iifname${far} oifname ${port} drop;` : `oifname ${port} drop;`
    const rules = { forward: inward + outward, input: inward, output: outward }[end] ?? ''
    return `chain ${end} { type filter hook ${end} priority 0; policy accept; ${rules} }`
  })
  execFileSync('nft', ['-f', '-'], { input: `table bridge cut {\n${chains.join('\n')}\n}\n` })
  return () => void execFileSync('nft', ['delete', 'table', 'bridge', 'cut'])
}
