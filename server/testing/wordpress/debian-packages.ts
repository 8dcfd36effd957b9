import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** What runs WordPress. They are installed: they start no service. */
const programs = [
  'php-cli',
  'php-mysql',
  'php-gd',
  'php-xml',
  'php-mbstring',
  'mariadb-server-core',
  'mariadb-client-core',
]
const programFiles = [
  '/usr/bin/php',
  '/usr/sbin/mariadbd',
  '/usr/bin/mariadb-install-db',
  '/usr/bin/my_print_defaults',
]

/** WordPress, its languages and themes. They are unpacked only: installed, they would bring a web server that starts. */
const contents = [
  'wordpress',
  'wordpress-l10n',
  'wordpress-theme-twentytwentyone',
  'wordpress-theme-twentytwentytwo',
  'wordpress-theme-twentytwentythree',
  'php-getid3',
  'libjs-underscore',
  'libjs-cropper',
]

/** What to do about missing programs; undefined when nothing is missing or this process may install it. */
export function missingForWordPress(): string | undefined {
  if (process.platform === 'linux' && existsSync('/usr/bin/apt-get')) {
    const areThere = programFiles.every((file) => existsSync(file))
    if (areThere || process.getuid?.() === 0) return undefined
  }
  return `WordPress needs Debian and, as root: apt-get install --no-install-recommends ${programs.join(' ')}`
}

/** Puts Debian's WordPress into a folder, and answers where in it. Installs what runs it where it is missing. */
export function unpackWordPress(folder: string): string {
  const isThere = programFiles.every((file) => existsSync(file))
  if (!isThere) {
    apt(folder, 'update', '-q')
    apt(folder, 'install', '-q', '-y', '--no-install-recommends', ...programs)
  }
  apt(folder, 'download', '-q', ...contents)
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.deb'))) {
    execFileSync('dpkg-deb', ['-x', path.join(folder, file), folder])
  }
  return path.join(folder, 'usr/share/wordpress')
}

function apt(folder: string, ...words: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  execFileSync('apt-get', words, { cwd: folder, env, stdio: 'ignore' })
}
