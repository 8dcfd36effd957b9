import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../app.ts'
import { refreshSearchDocuments, refreshSearchFacets } from '../catalogue/search/search-documents.queries.ts'
import { refreshOpenDays } from '../catalogue/upkeep/refresh-open-days.ts'
import { operationList } from '../contract/operations.ts'
import { createPageCache } from '../pages/page-cache.ts'
import { seedExperience } from '../testing/factories/experience.ts'
import { openShopFloor } from '../testing/factories/shop-floor.ts'
import type { ShopFloor } from '../testing/factories/shop-floor.ts'
import { presentOpenApi } from './open-api.presenter.ts'

const run = promisify(execFile)
const root = path.join(import.meta.dirname, '../..')
const text = readFileSync(path.join(root, 'docs/api.md'), 'utf8')
const blocksOf = (language: string) =>
  Array.from(text.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\``, 'gms')), ([, block = '']) => block)

let floor: ShopFloor
let product: Server
let address: string
// where packages are found, as in the project of a reader who follows the page
const folder = mkdtempSync(path.join(root, 'node_modules/.api-examples-'))
beforeAll(async () => {
  floor = await openShopFloor()
  const { deps, shop, db } = floor
  await seedExperience(db, shop, { options: [{ capacity: 50 }] })
  const rows = await db<{ id: number }>('experiences').select('id')
  const ids = rows.map(({ id }) => id)
  await refreshSearchDocuments(db, ids)
  await refreshSearchFacets(db, ids)
  await refreshOpenDays(deps)
  await floor
    .db('storefronts')
    .where({ id: shop.storefront.id })
    .update({ hosts: ['127.0.0.1'] })
  const app = createApp(
    {
      ...deps,
      pageCache: createPageCache(),
      titles: (_language, name) => name,
      renderer: { render: () => Promise.resolve(Buffer.alloc(0)) },
      readiness: { draining: false },
    },
    {},
  )
  product = createServer(app).listen(0, '127.0.0.1')
  await new Promise((resolve) => product.once('listening', resolve))
  const bound = product.address()
  address = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`
})
afterAll(async () => {
  product.close()
  rmSync(folder, { recursive: true })
  await floor.close()
})

describe('the OpenAPI document', () => {
  it('passes the recommended rules of Redocly without a warning', async () => {
    const source = JSON.stringify(presentOpenApi(operationList))
    const config = await createConfig({ extends: ['recommended'] })
    const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config })
    expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual(
      [],
    )
  })
})

describe('docs/api.md', () => {
  it.each(blocksOf('sh'))('has a command that does what it says: %s', async (command) => {
    await expect(
      run('bash', ['--norc', '-euo', 'pipefail', '-c', command], { env: { ...process.env, DHOW: address } }),
    ).resolves.toMatchObject({ stderr: '' })
  })

  it('has a generated client that compiles, and places an order', async () => {
    const [program = ''] = blocksOf('ts')
    const file = path.join(folder, 'book.ts')
    writeFileSync(file, program)
    const hook = path.join(root, 'server/testing/openapi-typescript-hook.ts')
    const generator = path.join(root, 'node_modules/openapi-typescript/bin/cli.js')
    const types = path.join(folder, 'dhow.d.ts')
    await run(process.execPath, [
      '--import',
      pathToFileURL(hook).href,
      generator,
      `${address}/api/openapi.json`,
      '--default-non-nullable=false',
      '-o',
      types,
    ])
    const compiler = path.join(root, 'node_modules/.bin/tsc')
    const flags = [
      '--ignoreConfig',
      '--noEmit',
      '--strict',
      '--skipLibCheck',
      '--allowImportingTsExtensions',
      '--module',
      'nodenext',
    ]
    const target = ['--target', 'esnext', '--lib', 'esnext,dom']
    const compiled = await run(compiler, [...flags, ...target, file]).catch((error: unknown) => error)
    expect(compiled).toMatchObject({ stdout: '' })

    const { bookFirstExperience } = (await import(pathToFileURL(file).href)) as {
      bookFirstExperience: (base: string) => Promise<{ placed: { outcome: string; reference: string } }>
    }
    const { placed } = await bookFirstExperience(address)
    expect(placed.outcome).toBe('pay')
    const { reference } = placed
    const kept = await floor.db<{ reference: string }>('orders').where({ reference }).select('reference')
    expect(kept).toEqual([{ reference }])
  })
})
