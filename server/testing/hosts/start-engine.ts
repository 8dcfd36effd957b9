import { execFileSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { startChromium } from './engine-chromium.ts'
import { startFirefox } from './engine-firefox.ts'
import { startWebkit } from './engine-webkit.ts'
import type { Engine, EngineName } from './engine.ts'

const firefox = '/usr/bin/firefox-esr'
/** WebKitGTK's own small browser; its folder is named after the machine and the library's version. */
const miniBrowser = () => globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')[0]
const isWebkitThere = () =>
  ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb', miniBrowser() ?? ''].every((file) => existsSync(file))

/** Debian packages of an engine. Chromium has an installer of its own. */
const packages: Readonly<Record<EngineName, readonly string[]>> = {
  chromium: [],
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
}

const isThere: Readonly<Record<EngineName, () => boolean>> = {
  chromium: () => true,
  firefox: () => existsSync(firefox),
  webkit: isWebkitThere,
}

/** What to do about an engine that is not on this machine; undefined when it is. */
export function missingEngine(name: EngineName): string | undefined {
  return isThere[name]() ? undefined : `${name} is not installed: apt-get install ${packages[name].join(' ')}`
}

/**
 * Starts an engine, after installing it where this process may.
 *
 * @throws Error what to install, where it may not
 */
export async function startEngine(name: EngineName): Promise<Engine> {
  if (missingEngine(name) && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    install(packages[name])
  }
  const missing = missingEngine(name)
  if (missing) throw new Error(missing)
  if (name === 'chromium') return startChromium()
  return name === 'firefox' ? startFirefox(firefox) : startWebkit(miniBrowser() ?? '')
}

function install(names: readonly string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const command of [
    ['update', '-q'],
    ['install', '-q', '-y', '--no-install-recommends', ...names],
  ]) {
    execFileSync('apt-get', command, { env, stdio: ['ignore', 'ignore', 'inherit'] })
  }
}
