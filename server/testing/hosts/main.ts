import { mkdirSync, writeFileSync } from 'node:fs'
import { Command, Option } from 'commander'
import startProduct from '../start-product.ts'
import { soldEverywhere } from './book-in-host.ts'
import { bookInHosts } from './book-in-hosts.ts'
import type { Row } from './book-in-host.ts'
import { engineNames } from './engine.ts'
import type { EngineName } from './engine.ts'
import { readHosts, serveHosts } from './host-site.ts'

const options = new Command('hosts')
  .description(
    'Books and pays in each page of widget/embed/hosts with each engine, and prints how far a traveller came. Ends with 1 when a row is not as its page says.',
  )
  .option('--origin <address>', 'a product that runs already; else one is started with the demo catalogue')
  .addOption(new Option('--engine <name>', 'this engine alone').choices(engineNames))
  .option('--only <names>', 'hosts whose names have one of these parts, divided by commas')
  .option('--pictures <folder>', 'keeps a picture of each row that is not as expected')
  .parse()
  .opts<{ origin?: string; engine?: EngineName; only?: string; pictures?: string }>()

if (options.origin) process.env.DHOW_TEST_ORIGIN = options.origin
const stop = await startProduct()
const site = await serveHosts(process.env.DHOW_TEST_ORIGIN ?? '', soldEverywhere)
try {
  const parts = options.only?.split(',') ?? ['']
  const hosts = (await readHosts()).filter(({ name }) => parts.some((part) => name.includes(part)))
  console.log(`${'host'.padEnd(24)}${'engine'.padEnd(10)}reached`)
  const rows: Row[] = []
  for (const name of options.engine ? [options.engine] : engineNames) {
    await bookInHosts(
      name,
      hosts,
      site,
      (row) => {
        rows.push(row)
        const why = row.why ? `: ${row.why}` : ''
        console.log(
          `${row.host.padEnd(24)}${name.padEnd(10)}${row.reached}${why}${row.isExpected ? '' : '  ✗'}`,
        )
      },
      async (host, tab) => {
        if (options.pictures) keepPicture(options.pictures, `${host.name}-${name}`, await tab.picture())
      },
    )
  }
  const paid = rows.filter(({ reached }) => reached === 'PAID').length
  const wrong = rows.filter(({ isExpected }) => !isExpected).length
  console.log(
    `${rows.length} rows, ${paid} PAID, ${rows.length - paid - wrong} refused in the right words, ${wrong} wrong`,
  )
  process.exitCode = wrong === 0 ? 0 : 1
} finally {
  site.close()
  await stop()
}

function keepPicture(folder: string, name: string, png: Buffer): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${folder}/${name}.png`, png)
}
