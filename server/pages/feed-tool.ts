/** `npm run feed`: writes the feed of a site's products, or of their departures, for Google's Things to do. */
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Command } from 'commander'
import { say, withTool } from '../platform/tool.ts'
import { createStorefrontFinder } from '../storefronts/find-storefront.ts'
import { writeAvailabilityFeed } from './availability-feed.ts'
import { writeThingsToDoFeed } from './things-to-do-feed.ts'

const program = new Command('feed')
  .description(
    'The feed of a site’s products, or of their departures, for Google’s Things to do: a JSON file to upload.',
  )
  .argument('<slug>', 'the storefront, as npm run storefronts lists it')
  .argument('<file>', 'where it is written')
  .option('--origin <url>', 'scheme and host of the site; without it PUBLIC_ORIGIN')
  .option('--availability <days>', 'departures and free places of so many days instead of the products')
  .parse()
const [slug = '', file = ''] = program.args
const { origin: asked, availability } = program.opts<{ origin?: string; availability?: string }>()

await withTool(async ({ deps }) => {
  const storefront = await createStorefrontFinder(deps).bySlug(slug)
  if (!storefront) return program.error(`There is no storefront "${slug}". npm run storefronts lists them.`)
  const nonce = Number(deps.clock.now().epochMilliseconds)
  if (availability !== undefined) {
    const days = Number(availability)
    if (!Number.isInteger(days) || days < 1 || days > 180) {
      return program.error('Of how many days? Write --availability with a number from 1 to 180.')
    }
    const text = writeAvailabilityFeed(deps, { storefront, nonce, days })
    await pipeline(Readable.from(text), createWriteStream(file))
    return say(`The departures of ${slug} are in ${file}.`)
  }
  const origin = asked ?? deps.env.PUBLIC_ORIGIN
  if (origin === undefined || !URL.canParse(origin)) {
    return program.error('Where is the site? Write --origin https://its.host, or set PUBLIC_ORIGIN.')
  }
  const text = writeThingsToDoFeed(deps, { storefront, origin: new URL(origin).origin, nonce })
  await pipeline(Readable.from(text), createWriteStream(file))
  return say(`The feed of ${slug} is in ${file}.`)
})
