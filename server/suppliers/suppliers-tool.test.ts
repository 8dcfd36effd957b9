import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { seedShop } from '../testing/factories/shop.ts'
import type { Shop } from '../testing/factories/shop.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
let shop: Shop
beforeAll(async () => {
  database = await testDatabase()
  shop = await seedShop(database.db)
})
afterAll(() => database.close())

/** What the tool says, and the code that it ends with. */
async function run(...parameters: string[]): Promise<{ code: number; said: string }> {
  const tool = path.join(import.meta.dirname, 'suppliers-tool.ts')
  const env = { ...process.env, DATABASE_URL: database.url }
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [tool, ...parameters], { env })
    return { code: 0, said: stdout }
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string }
    return { code, said: stdout + stderr }
  }
}
const readSupplier = () =>
  database
    .db<{ id: number; slug: string; email: string; language: string | null }>('suppliers')
    .where({ id: shop.supplierId })
    .first()

describe('npm run suppliers', () => {
  it('says in which language a supplier is written to, changes it, and leaves the rest', async () => {
    const before = await readSupplier()
    const slug = before?.slug ?? ''
    expect((await run()).said).toContain(`${before?.email}  en (nobody has said)`)
    expect(await run('set', slug, '--language', 'ar')).toEqual({
      code: 0,
      said: expect.stringContaining(`${before?.email}  ar`) as string,
    })
    expect(await readSupplier()).toEqual({ ...before, language: 'ar' })
    await run('set', slug, '--email', "new.o'brien@example.com")
    expect(await readSupplier()).toEqual({ ...before, language: 'ar', email: "new.o'brien@example.com" })
  })

  it('refuses a language that nobody speaks, an address that is none, and a supplier whom nobody knows', async () => {
    const before = await readSupplier()
    const slug = before?.slug ?? ''
    expect(await run('set', slug, '--language', 'arabic')).toMatchObject({ code: 1 })
    expect(await run('set', slug, '--email', 'nowhere')).toMatchObject({ code: 1 })
    expect(await run('set', 'nobody', '--language', 'ar')).toEqual({
      code: 1,
      said: 'There is no such supplier.\n',
    })
    expect(await readSupplier()).toEqual(before)
  })
})
