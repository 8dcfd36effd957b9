import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stringify } from 'yaml'
import { testDatabase } from '../testing/database.ts'
import { seedShop } from '../testing/factories/shop.ts'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
const folder = makeTemporaryFolder('storefronts')
beforeAll(async () => {
  database = await testDatabase()
  await seedShop(database.db)
})
afterAll(() => database.close())

/** `npm run storefronts -- …`: what it says, and the code that it ends with. */
function run(...parameters: string[]): Promise<{ said: string; code: number }> {
  const tool = path.join(import.meta.dirname, 'storefronts-tool.ts')
  const env = { ...process.env, DATABASE_URL: database.url }
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [tool, ...parameters], { env }, (_error, said) =>
      resolve({ said, code: child.exitCode ?? -1 }),
    )
  })
}
const shop = {
  slug: 'shop',
  name: 'Shop',
  hosts: ['shop.example'],
  kind: 'supplier',
  supplier: 'dune-riders',
  layout: 'supplier-one',
  languages: ['en'],
  currencies: ['AED'],
  currency: 'AED',
}
function write(name: string, record: object): string {
  const file = path.join(folder, name)
  writeFileSync(file, stringify({ storefronts: [record] }))
  return file
}

test('a wrong file is told field by field and fails; nothing is applied of it', async () => {
  const wrong = write('wrong.yaml', { ...shop, layout: 'supplier-nine', supplier: 'dune-rider' })
  const { said, code } = await run('check', wrong)
  expect(code).toBe(1)
  expect(said).toContain(`${wrong}: line `)
  expect(said).toContain('layout is "supplier-nine": write one of default, supplier-deira')
  const applied = await run('apply', wrong)
  expect(applied.code).toBe(1)
  expect(applied.said).toMatch(/Nothing was changed\.\n$/)
  expect((await run('show', 'shop')).code).toBe(1)
})

test('a well one is applied, listed and shown, and what is exported is well again', async () => {
  const well = write('well.yaml', shop)
  const checked = await run('check', well)
  expect(checked.code).toBe(0)
  expect(checked.said).toContain('terms-and-conditions is not written')
  expect(checked.said).toMatch(/well\.yaml is well: shop\.\n$/)
  expect((await run('list')).said).not.toContain('shop.example')
  expect(await run('apply', well)).toMatchObject({ code: 0 })
  expect((await run('list')).said).toContain('shop  Shop  supplier-one  dune-riders  shop.example')
  expect((await run('show', 'shop')).said).toContain('layout: supplier-one')
  expect(JSON.parse((await run('show', 'shop', '--json')).said)).toMatchObject({ storefronts: [shop] })
  const exported = path.join(folder, 'exported.yaml')
  writeFileSync(exported, (await run('export')).said)
  expect(await run('check', exported)).toMatchObject({ code: 0 })
})
