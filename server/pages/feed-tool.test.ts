import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { seedShop } from '../testing/factories/shop.ts'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
let slug: string
const file = path.join(makeTemporaryFolder('feed'), 'feed.json')
beforeAll(async () => {
  database = await testDatabase()
  slug = (await seedShop(database.db)).storefront.slug
})
afterAll(() => database.close())

/** `npm run feed -- …`: what it says, and the code that it ends with. */
function run(...parameters: string[]): Promise<{ said: string; code: number }> {
  const tool = path.join(import.meta.dirname, 'feed-tool.ts')
  const env = { ...process.env, DATABASE_URL: database.url, PUBLIC_ORIGIN: '' }
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [tool, ...parameters], { env }, (_error, stdout, stderr) =>
      resolve({ said: stdout + stderr, code: child.exitCode ?? -1 }),
    )
  })
}

test('npm run feed writes the products, or with --availability the departures, of one site', async () => {
  const products = await run(slug, file, '--origin', 'https://dhow.example')
  expect(products).toEqual({ said: `The feed of ${slug} is in ${file}.\n`, code: 0 })
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    feed_metadata: { processing_instruction: 'PROCESS_AS_SNAPSHOT' },
    products: [],
  })
  const departures = await run(slug, file, '--availability', '7')
  expect(departures).toEqual({ said: `The departures of ${slug} are in ${file}.\n`, code: 0 })
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    metadata: { processing_instruction: 'PROCESS_AS_COMPLETE' },
  })
})

test('says what it lacks, and fails', async () => {
  for (const [parameters, said] of [
    [['no-such', file], 'There is no storefront "no-such"'],
    [[slug, file], 'Where is the site? Write --origin'],
    [[slug, file, '--availability', '200'], 'with a number from 1 to 180'],
  ] as const) {
    const told = await run(...parameters)
    expect(told.code).not.toBe(0)
    expect(told.said).toContain(said)
  }
})
