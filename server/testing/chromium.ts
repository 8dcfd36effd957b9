import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

const knownPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
]

/** The path of a Chromium on this machine: the one that CHROMIUM_PATH names, the system's, or Playwright's own. */
export function findChromium(): string | undefined {
  return [process.env.CHROMIUM_PATH, ...knownPlaces, chromium.executablePath()].find(
    (path) => path !== undefined && path !== '' && existsSync(path),
  )
}

/**
 * Finds a Chromium, or installs one: through apt-get as root, since that works wherever the machine's own packages can be
 * reached, else Playwright's download into the user's cache. Throws with what to do when neither works.
 */
export function ensureChromium(): string {
  return findChromium() ?? installWithApt() ?? installWithPlaywright() ?? refuse()
}

/**
 * For the address bar of every new window, a desktop's Chromium loads two pages of its own, with a second of one core.
 * No telephone does: on two cores, a page was seen 0.4 s later because of them.
 */
const pagesOfTheAddressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

/** What Playwright turns off. It has to be said again: Chromium reads the last of several lists alone. */
const turnedOffByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
]

/** What every test browser is started with. Chromium's own sandbox does not work for root. */
export const chromiumArguments = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-background-networking',
  `--disable-features=${[...turnedOffByPlaywright, ...pagesOfTheAddressBar].join(',')}`,
]

function installWithApt(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  attempt('apt-get', ['update', '-q'])
  // the stand-ins of late faces are measured for Arial, whose widths are those of Liberation Sans
  attempt('apt-get', ['install', '-q', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation'])
  return findChromium()
}

function installWithPlaywright(): string | undefined {
  attempt(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'])
  return findChromium()
}

function attempt(command: string, parameters: string[]): void {
  console.log(`No Chromium on this machine: ${command} ${parameters.join(' ')}`)
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    execFileSync(command, parameters, { stdio: ['ignore', 'inherit', 'inherit'], env })
  } catch (error) {
    console.log(error instanceof Error ? error.message : error)
  }
}

function refuse(): never {
  throw new Error('The browser tests need Chromium: install it, or set CHROMIUM_PATH to one')
}
