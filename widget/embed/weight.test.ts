import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

const folder = mkdtempSync(path.join(tmpdir(), 'dhow-widget-'))
const root = path.resolve(import.meta.dirname, '../..')

beforeAll(async () => {
  // as `npm start` builds it; a build for tests carries the places of its sources
  vi.stubEnv('NODE_ENV', 'production')
  const configFile = path.join(root, 'vite.widget.config.ts')
  await build({ configFile, logLevel: 'error', mode: 'production', build: { outDir: folder } })
}, 120_000)

afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

const kilobytes = (bytes: number) => Math.round(bytes / 100) / 10
const weightOf = (file: string) => brotliCompressSync(readFileSync(path.join(folder, file))).length

/** A file of the build by the name of its module. */
function fileOf(name: string): string {
  const found = readdirSync(path.join(folder, 'assets')).find(
    (file) => file.endsWith('.js') && file.replace(/-[\w-]{8}\.js$/, '') === name,
  )
  if (!found) throw new Error(`the widget has no chunk ${name}`)
  return `assets/${found}`
}

/** Everything that these chunks import, and what that imports; what is imported when it is wanted is not counted. */
function together(...names: string[]): number {
  const wanted = names.map(fileOf)
  for (const file of wanted) {
    const code = readFileSync(path.join(folder, file), 'utf8')
    for (const [, imported] of code.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)) {
      if (!wanted.includes(`assets/${imported}`)) wanted.push(`assets/${imported}`)
    }
  }
  return kilobytes(wanted.reduce((all, file) => all + weightOf(file), 0))
}

describe('the widget weighs, compressed', () => {
  it('at most 2 kB before anything of it is in sight', () => {
    expect(kilobytes(weightOf('v1.js'))).toBeLessThanOrEqual(2)
  })

  it.each([
    ['a list', 'listing-screen', []],
    ['an experience', 'experience-screen', ['booking-panel']],
    ['availability', 'availability-screen', ['booking-panel']],
  ])('at most 45 kB for %s that can be used, styles included', (_name, screen, more) => {
    expect(together('create-widgets', screen, ...more)).toBeLessThanOrEqual(45)
  })

  it('nothing of the texts but the chosen language’s: they are not in its scripts, nor listed there', () => {
    const scripts = readdirSync(path.join(folder, 'assets')).filter((file) => file.endsWith('.js'))
    const code = scripts.map((file) => readFileSync(path.join(folder, 'assets', file), 'utf8')).join('\n')
    const [texts = ''] = readdirSync(path.join(folder, 'assets')).filter((name) => name.startsWith('texts-'))
    const english = readFileSync(path.join(folder, 'assets', texts, 'en/cart.js'), 'utf8')
    expect(english).toContain('Your cart is empty')
    expect(code).toContain(texts)
    expect(code).not.toContain('Your cart is empty')
    expect(code).not.toContain('/cart.js')
  })

  it('nothing of React, and no style that would reach the page', () => {
    const files = readdirSync(path.join(folder, 'assets'))
    expect(files.filter((file) => file.endsWith('.css'))).toEqual([])
    const code = readFileSync(path.join(folder, fileOf('base')), 'utf8')
    expect(code.includes('react.dev/errors')).toBe(false)
  })

  it('no rem: the host’s page would decide how large it is', () => {
    const sized = readdirSync(path.join(folder, 'assets')).filter(
      (file) =>
        file.endsWith('.js') &&
        /:\s*-?[\d.]+rem\b/.test(readFileSync(path.join(folder, 'assets', file), 'utf8')),
    )
    expect(sized).toEqual([])
  })
})
