import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { locales } from '../../locales/locale-records.ts'
import { layouts } from '../../themes/names.ts'
import type { Layout } from '../../themes/names.ts'
import { openDatabase } from '../platform/database.ts'
import { openFiles } from '../platform/files/open-files.ts'
import { startEmbeddedPostgres } from '../platform/postgres/embedded-postgres.ts'
import { applyStorefronts } from '../storefronts/apply-storefronts.ts'

/** Slug of the site that sells everything in this look. */
export const slugOfLook = (layout: Layout): string => `look-${layout}`

/** Origin of that site on the product that answers at `baseURL`. */
export function originOfLook(layout: Layout, baseURL: string | undefined): string {
  return `http://${slugOfLook(layout)}.localhost:${new URL(baseURL ?? '').port}`
}

/**
 * Gives the running product one more site for each look, all of them selling the same; does nothing where they are there.
 * The product is that whose data folder `DHOW_TEST_DATA` names; see `start-product.ts`.
 */
export async function serveEveryLook(baseURL: string | undefined): Promise<void> {
  const folder = process.env.DHOW_TEST_DATA
  if (!folder) throw new Error('DHOW_TEST_DATA names no data folder of a running product')
  const storefronts = layouts.map((layout) => ({
    slug: slugOfLook(layout),
    name: 'Every Shore',
    hosts: [`${slugOfLook(layout)}.localhost`],
    kind: 'consumer',
    layout,
    languages: locales.map(({ code }) => code),
    currencies: ['AED', 'EUR', 'USD'],
    currency: 'AED',
    contact: { phone: '+971 4 330 0000', whatsapp: '+971 50 000 0100', email: 'hello@every-shore.example' },
  }))
  const postgres = await startEmbeddedPostgres(folder)
  const db = openDatabase(postgres.url(), { poolSize: 1 })
  try {
    const files = openFiles({ env: { MEDIA_BUCKET_URL: undefined, mediaFolder: path.join(folder, 'media') } })
    const { faults } = await applyStorefronts({ db, files }, JSON.stringify({ storefronts }))
    if (faults.length > 0) throw new Error(JSON.stringify(faults))
    await untilServed(`${baseURL}/api/v1/experiences?storefront=${slugOfLook('transparent')}`)
  } finally {
    await db.destroy()
    await postgres.stop()
  }
}

/** The product hears of new sites by itself, within seconds. */
async function untilServed(address: string): Promise<void> {
  const until = Date.now() + 30_000
  while (!(await fetch(address)).ok) {
    if (Date.now() > until) throw new Error(`${address} is not served`)
    await delay(250)
  }
}
