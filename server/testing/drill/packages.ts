import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'

/** What the drill runs, and the Debian package that brings it. */
const needed: Readonly<Record<string, string>> = {
  '/usr/lib/postgresql/15/bin/postgres': 'postgresql-15',
  '/usr/bin/patroni': 'patroni',
  '/usr/bin/etcd': 'etcd-server',
  '/usr/sbin/haproxy': 'haproxy',
  '/usr/sbin/pgbouncer': 'pgbouncer',
  '/usr/sbin/varnishd': 'varnish',
  '/usr/sbin/nft': 'nftables',
  '/usr/sbin/ip': 'iproute2',
  '/usr/lib/x86_64-linux-gnu/varnish/vmods/libvmod_xkey.so': 'varnish-modules',
}
const serviceSwitch = '/usr/sbin/policy-rc.d'
const clusterSettings = '/etc/postgresql-common/createcluster.conf'

/**
 * Installs what is missing, without starting any of it as a service of this machine.
 *
 * @throws Error who must do it, where this process may not
 */
export function installPackages(say: (line: string) => void): void {
  const missing = Object.entries(needed).flatMap(([file, name]) => (existsSync(file) ? [] : [name]))
  if (process.getuid?.() !== 0) {
    throw new Error(
      `The drill starts servers as users of their own and must run as root${missing.length > 0 ? `; missing: apt-get install ${missing.join(' ')}` : ''}`,
    )
  }
  if (missing.length === 0) return
  say(`Installing ${missing.join(', ')} …`)
  const isSwitchOurs = !existsSync(serviceSwitch)
  if (isSwitchOurs) writeFileSync(serviceSwitch, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  if (!existsSync(clusterSettings)) {
    mkdirSync('/etc/postgresql-common', { recursive: true })
    writeFileSync(clusterSettings, 'create_main_cluster = false\n')
  }
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    execFileSync('apt-get', ['update'], { env, stdio: 'ignore' })
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', ...missing], {
      env,
      stdio: 'ignore',
    })
  } finally {
    if (isSwitchOurs) rmSync(serviceSwitch)
  }
}
