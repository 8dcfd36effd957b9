import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  cpSync,
  readFileSync,
  readdirSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright'
import type { BrowserContext, Page } from 'playwright'
import { chromiumArguments, ensureChromium } from '../chromium.ts'
import type { Notebook } from './faults.ts'
import { ports, zoneAddress, zones } from './network.ts'
import type { DrillSite } from './site.ts'

const root = path.join(import.meta.dirname, '../../..')
const left = new Set(['node_modules', 'dist', 'data', '.git', 'storybook-static', 'test-results'])

/** What the newer version changes: the first script, one that all the others import, and a text. */
const changes: Readonly<Record<string, string>> = {
  'storefront/entry-client.tsx': `\ndocument.documentElement.dataset['drill'] = 'newer'\n`,
  'widget/ui/button.tsx': `\nReflect.set(globalThis, 'dhowDrill', 'newer')\n`,
}

/** Copies the sources, changes them as a release would, and builds their sites. @returns where they are */
export async function buildNewerSources(folder: string): Promise<string> {
  const sources = path.join(folder, 'newer')
  cpSync(root, sources, { recursive: true, filter: (file) => !left.has(path.relative(root, file)) })
  symlinkSync(path.join(root, 'node_modules'), path.join(sources, 'node_modules'))
  for (const [file, code] of Object.entries(changes)) appendFileSync(path.join(sources, file), code)
  const texts = path.join(sources, 'locales/en/common.json')
  writeFileSync(texts, readFileSync(texts, 'utf8').replace('"Close"', '"Shut"'))
  const { NODE_ENV: _, DIST_FOLDER: __, ...env } = process.env
  const builder = spawn(process.execPath, ['server/build.ts'], { cwd: sources, env, stdio: 'ignore' })
  const [code] = (await once(builder, 'exit')) as [number | null]
  if (code !== 0) throw new Error('the newer version could not be built')
  return sources
}

/** Names of a version's scripts, styles and texts: of the build whose files changed last. */
function listAssets(sources: string): { build: string; names: string[] } {
  const dist = path.join(sources, 'dist')
  const builds = readdirSync(dist).filter((name) => /^[0-9a-f]{16}$/.test(name))
  const age = (name: string) => statSync(path.join(dist, name)).mtimeMs
  const build = builds.toSorted((one, other) => age(other) - age(one))[0] ?? ''
  const folder = path.join(dist, build, 'client/_assets')
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return { build, names: names.filter((name) => /\.(?:js|css)$/.test(name)) }
}

interface Tab {
  page: Page
  /** How often the browser loaded a whole document. */
  documents: number
  failures: string[]
}

async function openTab(context: BrowserContext, address: string): Promise<Tab> {
  const page = await context.newPage()
  const tab: Tab = { page, documents: 0, failures: [] }
  const isOurs = (url: string) => url.includes('/_assets/') || url.includes('/_payload.json')
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) tab.documents += 1
  })
  page.on('response', (reply) => {
    if (isOurs(reply.url()) && reply.status() >= 400) tab.failures.push(`${reply.status()} ${reply.url()}`)
  })
  page.on('pageerror', (error) => tab.failures.push(error.message))
  // tabs ask for the latest version each quarter of an hour
  await page.clock.install()
  await page.goto(address)
  return tab
}

const toExperience = /^(?:\/ar)?\/things-to-do-in-[a-z-]+\/[a-z0-9-]+$/

/** A link that is clicked before the page's code runs loads a whole document, whatever the version. */
async function untilAlive(page: Page): Promise<void> {
  await page.locator('html[data-alive]').waitFor({ state: 'attached' })
}

/**
 * From a list to an experience, by the logo or the crumbs to the list, and to another one. The browser's own way back would load
 * the document of before, which is no loading anew of ours.
 */
async function walk({ page }: Tab, list: string): Promise<void> {
  const links = page.locator('main a')
  await links.first().waitFor()
  await untilAlive(page)
  const addresses = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''))
  for (const address of [...new Set(addresses)].filter((one) => toExperience.test(one)).slice(0, 2)) {
    await page.locator(`main a[href="${address}"]`).filter({ visible: true }).first().click()
    await page.waitForURL((url) => url.pathname === address)
    await page.locator('main h1').first().waitFor()
    await untilAlive(page)
    await page.locator(`a[href="${list}"]`).filter({ visible: true }).first().click()
    await page.waitForURL((url) => url.pathname === list)
    await page.locator(`main a[href="${address}"]`).first().waitFor()
    await untilAlive(page)
  }
}

/** Asks every process by itself for every file of a version: no cache and no other process answers for it. */
async function listUnanswered(names: readonly string[]): Promise<string[]> {
  const missing: string[] = []
  const questions = zones.flatMap((zone) => names.map((name) => ({ zone, name })))
  const ask = async () => {
    for (let next = questions.pop(); next; next = questions.pop()) {
      const { zone, name } = next
      const reply = await fetch(`http://${zoneAddress(zone)}:${ports.app}/_assets/${name}`)
      await reply.arrayBuffer()
      if (!reply.ok) missing.push(`${reply.status} ${name} of the process in zone ${zone}`)
    }
  }
  await Promise.all(Array.from({ length: 6 }, ask))
  return missing
}

/**
 * Rolls a newer version out under open tabs of the older one: first one process of three, then all. Every file and every payload that
 * the tabs ask for must be answered, and each tab may be loaded anew once.
 */
export async function rollOut(site: DrillSite, newer: string, { say, complain }: Notebook): Promise<void> {
  const older = site.builtFrom
  const [before, after] = [listAssets(older), listAssets(newer)]
  const shared = before.names.filter((name) => after.names.includes(name))
  say(
    `two versions: ${before.names.length} and ${after.names.length} scripts, styles and texts, ${shared.length} of them in both`,
  )
  const areAlike = before.build === after.build || shared.length > before.names.length / 2
  if (areAlike) complain('the versions are alike')
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments })
  try {
    const lists = ['/', '/ar', '/things-to-do-in-dubai', '/ar/things-to-do-in-dubai']
    const tabs: { tab: Tab; list: string }[] = []
    for (const list of lists) {
      // past the cache: nothing may be answered for a process
      const tab = await openTab(await browser.newContext(), `http://localhost:${ports.web}${list}`)
      const build = await tab.page.locator('html').getAttribute('data-build')
      if (build !== before.build) complain(`${list} is of the version ${build} and not of the older one`)
      tabs.push({ tab, list })
    }
    const everybodyWalks = async (when: string) => {
      for (const { tab, list } of tabs) {
        await tab.page.clock.fastForward('16:00')
        await walk(tab, list).catch((error: unknown) =>
          complain(`${when}, ${list}: ${String(error).split('\n')[0]}`),
        )
      }
      const loads = tabs.map(({ tab }) => tab.documents - 1)
      say(
        `  ${when}: ${tabs.length} open tabs walked on; so far they were loaded anew ${loads.join(', ')} times`,
      )
    }
    for (const [zone, when] of [
      [1, 'one process of three is newer'],
      [2, 'two are newer'],
      [0, 'all are newer'],
    ] as const) {
      await site.replaceApp(zone, newer)
      for (let round = 0; round < 2; round++) await everybodyWalks(when)
      const missing = await listUnanswered([...before.names, ...after.names])
      say(`  ${when}: each process was asked for every file of both versions; ${missing.length} missing`)
      missing.slice(0, 3).forEach((what) => complain(`${when}: ${what}`))
    }
    for (const { tab, list } of tabs) {
      if (tab.documents > 2) complain(`the tab of ${list} was loaded anew ${tab.documents - 1} times`)
      tab.failures.slice(0, 3).forEach((failure) => complain(`the tab of ${list}: ${failure}`))
    }
    if (tabs.every(({ tab }) => tab.documents === 1)) complain('no tab ever learned of the newer version')
  } finally {
    await browser.close()
  }
}
