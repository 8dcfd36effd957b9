import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedReference } from '../../testing/build-listing.ts'
import { testDatabase } from '../../testing/database.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
let folder: string

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'dhow-import-'))
  database = await testDatabase()
  await seedReference(database.db)
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true })
})

const header = 'externalId,destination,categories,title.en,overview.en,negotiation\n'
const row = (id: string, category = 'cruises') => `${id},dubai,${category},Walk ${id},Text.,ONLY\n`
const write = (name: string, content: string | Buffer) => {
  writeFileSync(path.join(folder, name), content)
  return name
}

function start(...parameters: string[]) {
  const main = path.join(import.meta.dirname, 'main.ts')
  const child = spawn(process.execPath, [main, ...parameters], {
    cwd: folder,
    env: { ...process.env, DATABASE_URL: database.url },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = { out: '', errors: '' }
  child.stdout.on('data', (chunk: Buffer) => (said.out += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (said.errors += chunk.toString()))
  const ended = new Promise<{ code: number | null; out: string; errors: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, ...said }))
  })
  return { child, ended }
}
const countStored = async (prefix: string) => {
  const [found] = await database.db('experiences').where('external_id', 'like', `${prefix}%`).count()
  return Number(found?.count)
}
const run = (...parameters: string[]) => start(...parameters).ended

describe('npm run import', () => {
  it('ends with 0 when every row was taken, and says how many', async () => {
    const { code, out, errors } = await run(
      write('a.csv', header + row('1') + row('2')),
      '--supplier',
      'deira-dhows',
    )
    expect({ code, errors }).toEqual({ code: 0, errors: '' })
    expect(out).toContain('2 read: 2 created, 0 updated, 0 unchanged, 0 refused\n')
    expect(existsSync(path.join(folder, 'refused.csv'))).toBe(false)
  })

  it('ends with 1 when rows were refused, and reports them where it is told to', async () => {
    const file = write('b.csv', header + row('3') + row('4', 'caves'))
    const { code, out } = await run(file, '--supplier', 'deira-dhows', '--report', 'why.csv')
    expect(code).toBe(1)
    expect(out).toContain('2 read: 1 created, 0 updated, 0 unchanged, 1 refused\n  1 × category_unknown\n')
    expect(readFileSync(path.join(folder, 'why.csv'), 'utf8')).toContain(
      '3,"4","categories.0","category_unknown"',
    )
  })

  it('says in which code page it read a file that is no Unicode', async () => {
    const file = write('l.csv', Buffer.from((header + row('7')).replace('Text.', 'Café crème.'), 'latin1'))
    expect((await run(file, '--supplier', 'deira-dhows')).out).toContain('read as windows-1252')
  })

  it('makes the supplier and the categories when told to', async () => {
    const file = write('c.csv', header + row('5', 'caves'))
    const flags = ['--supplier', 'new-one', '--make-supplier', 'new@example.com', '--make-categories']
    expect((await run(file, ...flags)).code).toBe(0)
  })

  it.each([
    [['nowhere.csv'], 'there is no file nowhere.csv'],
    [['a.csv', '--mapping', 'nowhere.json'], 'the mapping cannot be read'],
    [['a.csv', '--supplier', 'nobody'], 'there is no supplier "nobody"'],
    [['a.csv', '--supplier', 'Deira Dhows'], 'use lower-case letters'],
    [['a.csv', '--supplier', 'new-one', '--make-supplier', 'nobody'], 'this format is not correct'],
    [['a.csv', '--make-supplier', 'new@example.com'], '--make-supplier needs --supplier'],
    [['a.csv'], 'nothing in a.csv gives supplier, which each listing needs; --supplier SLUG'],
    [['a.csv', '--supplier', 'deira-dhows', '--report', 'a.csv'], 'would take the place of a.csv'],
    [['a.csv', '--supplier', 'deira-dhows', '--report', 'no/where.csv'], 'no report can be written into'],
    [['a.csv', '--radius-km', 'near'], 'a number of 0 or more'],
    [['a.csv', '--fast'], 'unknown option'],
    [[], 'missing required argument'],
  ])('ends with 2 when it cannot run: %j', async (parameters, reason) => {
    const { code, errors } = await run(...parameters)
    expect(code).toBe(2)
    expect(errors).toContain(reason)
  })

  it(
    'says what it did before the database went away, and goes on from there',
    { timeout: 60_000 },
    async () => {
      const many = Array.from({ length: 1500 }, (_, n) => row(`g${n}`)).join('')
      const file = write('g.csv', header + many)
      const { ended } = start(file, '--supplier', 'deira-dhows')
      const countRows = () => countStored('g')
      await expect.poll(countRows, { timeout: 20_000 }).toBeGreaterThan(10)
      await database.db.raw(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      )
      const { code, errors } = await ended
      expect(code).toBe(2)
      expect(errors).toMatch(/^The import broke off: [^"$]+$/m)
      const kept = Number(/Before that: (\d+) created/.exec(errors)?.[1])
      expect(await countRows()).toBe(kept)
      const { out } = await run(file, '--supplier', 'deira-dhows')
      expect(out).toContain(`1500 read: ${1500 - kept} created, 0 updated, ${kept} unchanged, 0 refused\n`)
    },
  )

  it('finishes its batch on Ctrl-C, and sums up what it did', async () => {
    const many = Array.from({ length: 20_000 }, (_, n) => row(`s${n}`)).join('')
    const { child, ended } = start(write('d.csv', header + many), '--supplier', 'deira-dhows')
    const countRows = () => countStored('s')
    await expect.poll(countRows, { timeout: 20_000 }).toBeGreaterThan(10)
    child.kill('SIGINT')
    const { code, out } = await ended
    expect(code).toBe(1)
    expect(out).toContain('Stopped before the end of the file.')
    const [, read, created] = /(\d+) read: (\d+) created, 0 updated, 0 unchanged, 0 refused/.exec(out) ?? []
    expect(created).toBe(read)
    expect(await countRows()).toBe(Number(created))
  })
})
