import { chromium, expect, test } from '@playwright/test'
import { chromiumArguments, ensureChromium } from './chromium.ts'

const features = '--disable-features='

test('a test browser turns off what Playwright does, and loads no pages of its own', async () => {
  const server = await chromium.launchServer({ executablePath: ensureChromium(), args: chromiumArguments })
  try {
    const lists = server.process().spawnargs.filter((argument) => argument.startsWith(features))
    expect(lists).toHaveLength(2)
    const [playwrights = [], ours] = lists.map((list) => list.slice(features.length).split(','))
    expect(ours).toEqual(expect.arrayContaining(playwrights))
    const browser = await chromium.connect(server.wsEndpoint())
    await (await browser.newPage()).goto('data:text/html,<title>Ours')
    const session = await browser.newBrowserCDPSession()
    const { targetInfos } = await session.send('Target.getTargets', { filter: [{}] })
    expect(new Set(targetInfos.map(({ title }) => title))).toEqual(new Set(['Ours']))
  } finally {
    await server.close()
  }
})
