import { soldEverywhere } from '../../server/testing/hosts/book-in-host.ts'
import { bookInHosts } from '../../server/testing/hosts/book-in-hosts.ts'
import { engineNames } from '../../server/testing/hosts/engine.ts'
import { readHosts, serveHosts } from '../../server/testing/hosts/host-site.ts'
import { missingEngine } from '../../server/testing/hosts/start-engine.ts'
import { expect, test } from '@playwright/test'

/** `npm run test:all` takes them all. */
const sample = ['plain', 'unlisted-origin']
const isRequired = Boolean(process.env.CI ?? process.env.DHOW_ENGINES)

for (const engineName of engineNames) {
  test(`a traveller books and pays in pages of somebody else with ${engineName}`, async ({ baseURL }) => {
    const missing = missingEngine(engineName)
    // who has no Firefox or WebKit and may not install one is told; where everything must hold it is a failure
    test.skip(missing !== undefined && process.getuid?.() !== 0 && !isRequired, missing)
    const hosts = await readHosts()
    const chosen = process.env.DHOW_TEST_ALL ? hosts : hosts.filter(({ name }) => sample.includes(name))
    expect(chosen.length).toBeGreaterThanOrEqual(sample.length)
    // a browser that falls silent is given one more try
    test.setTimeout(chosen.length * 60_000 + 240_000)
    const site = await serveHosts(baseURL ?? '', soldEverywhere)
    try {
      await bookInHosts(engineName, chosen, site, (row) => {
        expect.soft(row, `${row.host} in ${engineName}`).toMatchObject({ isExpected: true })
      })
    } finally {
      site.close()
    }
  })
}
