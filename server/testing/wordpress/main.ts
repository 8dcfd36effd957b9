import { Command } from 'commander'
import startProduct from '../start-product.ts'
import { bookInWordPress } from './book-in-wordpress.ts'
import { missingForWordPress } from './debian-packages.ts'

const options = new Command('wordpress')
  .description(
    'Installs Debian’s WordPress and the plugin from its zip, writes posts as an author who may not write HTML, books and pays in each with each theme, and prints how far a traveller came. Ends with 1 when one has not paid.',
  )
  .option('--origin <address>', 'a product that runs already; else one is started with the demo catalogue')
  .parse()
  .opts<{ origin?: string }>()

const missing = missingForWordPress()
if (missing) throw new Error(missing)
if (options.origin) process.env.DHOW_TEST_ORIGIN = options.origin
const stop = await startProduct()
try {
  console.log(`${'theme'.padEnd(20)}${'way'.padEnd(12)}reached`)
  const { rows, german, complaints } = await bookInWordPress(
    process.env.DHOW_TEST_ORIGIN ?? '',
    ({ theme, way, reached, why }) =>
      console.log(`${theme.padEnd(20)}${way.padEnd(12)}${reached}${why ? `: ${why}` : ''}`),
  )
  const paid = rows.filter(({ reached }) => reached === 'PAID').length
  console.log(`${rows.length} rows, ${paid} PAID. The editor in German: ${german.join(', ')}`)
  for (const line of complaints) console.log(`PHP: ${line}`)
  process.exitCode = paid === rows.length && complaints.length === 0 ? 0 : 1
} finally {
  await stop()
}
