import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { packWidget } from '../build/pack.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'dhow-package-'))
const made = path.join(folder, 'dhow-booking')
const root = path.resolve(import.meta.dirname, '../../..')

beforeAll(() => packWidget(made), 120_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('is a package as publint wants it', async () => {
  const { messages } = await publint({ pkgDir: made, strict: true, pack: 'npm' })
  expect(messages).toEqual([])
})

it('has types that are right in every way of resolving a package', async () => {
  const packed = execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], {
    cwd: made,
    encoding: 'utf8',
  })
  const tarball = readFileSync(path.join(folder, packed.trim()))
  const result = await checkPackage(createPackageFromTarballData(tarball))
  if (!result.types) throw new Error('the package has no types')
  expect(result.problems).toEqual([])
})

it.each(['react.js', 'react.cjs'])(
  'says in %s that it belongs to the browser, where React renders on the server',
  (file) => {
    expect(readFileSync(path.join(made, file), 'utf8')).toMatch(/^['"]use client['"]/)
  },
)

it('can be required', () => {
  const script = "console.log(typeof require('./index.cjs').loadDhow)"
  const { stdout } = spawnSync(process.execPath, ['--input-type=commonjs', '-e', script], {
    cwd: made,
    encoding: 'utf8',
  })
  expect(stdout.trim()).toBe('function')
})

it('has types for TypeScript’s old resolution, under CommonJS and beside no `exports`', () => {
  const app = path.join(folder, 'old')
  mkdirSync(path.join(app, 'node_modules/@types'), { recursive: true })
  cpSync(made, path.join(app, 'node_modules/dhow-booking'), { recursive: true })
  symlinkSync(path.join(root, 'node_modules/@types/react'), path.join(app, 'node_modules/@types/react'))
  writeFileSync(
    path.join(app, 'app.ts'),
    `import { loadDhow } from 'dhow-booking'
import { DhowBooking } from 'dhow-booking/react'
void loadDhow({ product: 'https://dhow.example' }).then((dhow) => dhow?.close())
export const props: Parameters<typeof DhowBooking>[0] = { product: '', view: 'search' }
// @ts-expect-error -- there is no such view
export const wrong: Parameters<typeof DhowBooking>[0] = { product: '', view: 'serch' }
`,
  )
  // the last that was made before this resolution was given up
  const old = createRequire(import.meta.resolve('@arethetypeswrong/core'))
  const flags = ['--noEmit', '--strict', '--module', 'commonjs', '--moduleResolution', 'node10']
  const { stdout } = spawnSync(
    process.execPath,
    [old.resolve('typescript/bin/tsc'), ...flags, '--target', 'es2022', '--skipLibCheck', 'app.ts'],
    { cwd: app, encoding: 'utf8' },
  )
  expect(stdout).toBe('')
})

it('compiles in the page of somebody who uses it, and tells them what is wrong', () => {
  const app = path.join(folder, 'app')
  mkdirSync(path.join(app, 'node_modules/@types'), { recursive: true })
  cpSync(made, path.join(app, 'node_modules/dhow-booking'), { recursive: true })
  symlinkSync(path.join(root, 'node_modules/@types/react'), path.join(app, 'node_modules/@types/react'))
  writeFileSync(path.join(app, 'package.json'), '{ "type": "module" }')
  writeFileSync(
    path.join(app, 'app.ts'),
    `import { loadDhow } from 'dhow-booking'
import { DhowBooking } from 'dhow-booking/react'
const dhow = await loadDhow({ product: 'https://dhow.example' })
dhow?.on('purchase', ({ detail }) => detail.items.map(({ value }) => value.amount))
document.addEventListener('dhow:addToCart', ({ detail }) => detail.quantity + 1)
export const props: Parameters<typeof DhowBooking>[0] = { product: '', view: 'search', onOutcome: ({ outcome }) => outcome }
// @ts-expect-error -- there is no such view
dhow?.open({ view: 'serch' })
// @ts-expect-error -- there is no such event
dhow?.on('bought', () => undefined)
`,
  )
  const tsc = path.join(root, 'node_modules/typescript/bin/tsc')
  const flags = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2022', '--lib', 'es2022,dom']
  const { stdout } = spawnSync(process.execPath, [tsc, ...flags, 'app.ts'], { cwd: app, encoding: 'utf8' })
  expect(stdout).toBe('')
})
