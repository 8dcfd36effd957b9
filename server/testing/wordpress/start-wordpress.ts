import { execFileSync, spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { packWordPress } from '../../../widget/embed/build/pack-wordpress.ts'
import { makeTemporaryFolder } from '../temporary-folder.ts'
import { unpackWordPress } from './debian-packages.ts'

/** A WordPress of its own on this machine's loopback, with our plugin installed from its zip. */
export interface WordPress {
  origin: string
  /** Makes a theme the site's. */
  useTheme(name: string): void
  /** What PHP has complained about since the start. */
  complaints(): string
  stop(): Promise<void>
}

/** Names and passwords of the users that it has; `autorin` reads German. None but `admin` may write HTML. */
export const users = { admin: 'admin', author: 'author', autorin: 'author' } as const
export const password = 'only-on-loopback'

const longestStartMs = 60_000

/** Starts it in a temporary folder, with a MariaDB that listens on a socket alone. */
export async function startWordPress(): Promise<WordPress> {
  const folder = makeTemporaryFolder('wordpress')
  const processes: ChildProcess[] = []
  const stop = async () => {
    for (const child of processes.toReversed()) await end(child)
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const site = unpackWordPress(folder)
    const socket = await startDatabase(folder, processes)
    const port = await freePort()
    const origin = `http://127.0.0.1:${port}`
    writeFileSync(path.join(site, 'wp-config.php'), configOf({ origin, socket, log: `${folder}/php.log` }))
    writeFileSync(path.join(folder, 'dhow-booking.zip'), packWordPress())
    const run = (script: string, ...words: string[]) =>
      execFileSync('php', [
        '-d',
        'sendmail_path=/bin/true',
        path.join(import.meta.dirname, script),
        site,
        ...words,
      ])
    run('install.php', password, path.join(folder, 'dhow-booking.zip'), JSON.stringify(users))
    const server = spawn('php', ['-d', 'sendmail_path=/bin/true', '-S', `127.0.0.1:${port}`, '-t', site], {
      stdio: 'ignore',
      // a group of its own, with its workers; the editor asks for several things at once
      detached: true,
      env: { ...process.env, PHP_CLI_SERVER_WORKERS: '4' },
    })
    processes.push(server)
    await until(async () => (await fetch(`${origin}/wp-login.php`).catch(() => undefined))?.ok ?? false)
    return {
      origin,
      useTheme: (name) => void run('use-theme.php', name),
      complaints: () => readFileSync(`${folder}/php.log`, { encoding: 'utf8', flag: 'a+' }),
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

async function startDatabase(folder: string, processes: ChildProcess[]): Promise<string> {
  const data = path.join(folder, 'database')
  const socket = path.join(folder, 'database.sock')
  const asRoot = process.getuid?.() === 0 ? ['--user=root'] : []
  execFileSync(
    'mariadb-install-db',
    [
      '--no-defaults',
      ...asRoot,
      `--datadir=${data}`,
      '--auth-root-authentication-method=normal',
      '--skip-test-db',
    ],
    { stdio: 'ignore' },
  )
  const server = spawn(
    '/usr/sbin/mariadbd',
    ['--no-defaults', ...asRoot, `--datadir=${data}`, `--socket=${socket}`, '--skip-networking'],
    { stdio: 'ignore', detached: true },
  )
  processes.push(server)
  const create = `$db = new mysqli('localhost', 'root', '', '', 0, $argv[1]); $db->query('create database if not exists wordpress character set utf8mb4');`
  await until(() => {
    try {
      execFileSync('php', ['-r', create, socket], { stdio: 'ignore' })
      return Promise.resolve(true)
    } catch {
      return Promise.resolve(false)
    }
  })
  return socket
}

function configOf({ origin, socket, log }: { origin: string; socket: string; log: string }): string {
  return `<?php
define('DB_NAME', 'wordpress');
define('DB_USER', 'root');
define('DB_PASSWORD', '');
define('DB_HOST', 'localhost:${socket}');
define('DB_CHARSET', 'utf8mb4');
define('DB_COLLATE', '');
define('WP_HOME', '${origin}');
define('WP_SITEURL', '${origin}');
define('FS_METHOD', 'direct');
define('WP_DEBUG', true);
define('WP_DEBUG_DISPLAY', false);
define('WP_DEBUG_LOG', '${log}');
define('WP_HTTP_BLOCK_EXTERNAL', true);
define('DISABLE_WP_CRON', true);
define('AUTOMATIC_UPDATER_DISABLED', true);
$table_prefix = 'wp_';
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
`
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const last = Date.now() + longestStartMs
  while (!(await isSo())) {
    if (Date.now() > last) throw new Error('WordPress did not start within a minute')
    await delay(200)
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('The system gave no port')
  return address.port
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || !child.pid) return
  const ended = once(child, 'exit')
  process.kill(-child.pid, 'SIGTERM')
  await ended
}
