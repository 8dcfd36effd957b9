import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { Builder, Origin } from 'selenium-webdriver'
import { windowSize } from './engine.ts'
import type { Engine, Tab } from './engine.ts'

/** Starts WebKit: a virtual screen of its own, and WebKitGTK's driver on it. Each tab is a session of its own. */
export async function startWebkit(binary: string): Promise<Engine> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1100x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [display] = (await once(screen.stdout, 'data')) as [Buffer]
  const port = await freePort()
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    // a group of its own, with the browsers that it starts
    detached: true,
    env: {
      ...process.env,
      DISPLAY: `:${String(display).trim()}`,
      // its own sandbox needs rights that root in a container does not have
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
  })
  const server = `http://127.0.0.1:${port}`
  await untilItAnswers(server, driver)
  return {
    name: 'webkit',
    open: () => openTab(server, binary),
    async close() {
      if (driver.pid) process.kill(-driver.pid, 'SIGKILL')
      await end(screen)
    },
  }
}

async function openTab(server: string, binary: string): Promise<Tab> {
  const browser = await new Builder()
    .usingServer(server)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': {
        binary,
        args: ['--automation', `--geometry=${windowSize.width}x${windowSize.height}`],
      },
    })
    .build()
  await browser.manage().setTimeouts({ script: 15_000, pageLoad: 60_000 })
  return {
    goto: (url) => browser.get(url),
    url: () => browser.getCurrentUrl(),
    evaluate: async (expression) => String(await browser.executeScript(`return ${expression}`)),
    click: (x, y) =>
      browser.actions({ async: true }).move({ x, y, origin: Origin.VIEWPORT, duration: 0 }).click().perform(),
    type: (text) => browser.actions({ async: true }).sendKeys(text).perform(),
    picture: async () => Buffer.from(await browser.takeScreenshot(), 'base64'),
    close: () => browser.quit(),
  }
}

async function untilItAnswers(server: string, driver: ChildProcess): Promise<void> {
  while (driver.exitCode === null) {
    const reply = await fetch(`${server}/status`).catch(() => undefined)
    if (reply?.ok) return
    await delay(50)
  }
  throw new Error(`WebKitWebDriver ended with code ${driver.exitCode}`)
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
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}
