import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import express from 'express'
import request from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { widgetFiles } from '../../server/embed/widget-files.routes.ts'
import { compressFiles } from '../../server/platform/compress-files.ts'
import { buildWidget } from './build/run-build.ts'
import { fileOf, filesOf, loaderLimit, peers, textsFolder, usableWithin, weighWidget } from './build/weigh.ts'
import type { Weight } from './build/weigh.ts'

const build = mkdtempSync(path.join(tmpdir(), 'dhow-widget-'))
const folder = path.join(build, 'widget')
/** Bytes of each file as the server sends it to a browser that takes brotli. */
const sent = new Map<string, number>()
let weights: Weight[]

beforeAll(async () => {
  await buildWidget({ runtime: 'preact', folder })
  await compressFiles(folder)
  const server = express().use(widgetFiles({ id: 'now', folder: build, earlier: [], widgets: [] }))
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.js')) continue
    const reply = await request(server).head(`/widget/${file}`).set('accept-encoding', 'br').expect(200)
    sent.set(file, Number(reply.headers['content-length']))
  }
  weights = weighWidget(folder, (file) => sent.get(file) ?? Infinity)
}, 180_000)

afterAll(() => rmSync(build, { recursive: true, force: true }))

const weightOf = (name: string, among = weights) => {
  const found = among.find((weight) => weight.name === name)
  return found ? found.code + found.texts : Infinity
}

describe('the widget weighs, as the server sends it', () => {
  it('at most 2,560 bytes before anything of it is in sight', () => {
    expect(loaderLimit).toBe(2.56)
    expect(sent.get('v1.js')).toBeLessThanOrEqual(2560)
  })

  it.each([
    ['search', 40],
    ['listing', 40],
    ['experience', 50],
    ['availability', 46],
  ])(
    'with a view of %s that can be used, loader, styles and English texts included, at most %d kB',
    (view, limit) => {
      expect(weights.find(({ name }) => name === view)?.limit).toBe(limit)
      expect(weightOf(view)).toBeLessThanOrEqual(limit)
    },
  )

  it.each(['cart-screen', 'checkout-screen'])(
    'in a %s nothing of what chooses a departure: a module that both use would take all of it along',
    (screen) => {
      const needed = filesOf(folder, ['base', screen]).join(' ')
      expect(needed).not.toMatch(/\/(booking|choices)-/)
    },
  )

  it('hardly more in any other language', () => {
    const languages = readdirSync(path.join(folder, 'assets', textsFolder(folder)))
    expect(languages.length).toBeGreaterThan(5)
    const heaviest = languages.map((language) =>
      weightOf(
        'experience',
        weighWidget(folder, (file) => sent.get(file) ?? Infinity, language),
      ),
    )
    expect(Math.max(...heaviest)).toBeLessThanOrEqual(52)
  })

  it('as the README says, beside what others weigh', () => {
    const readme = readFileSync(path.join(import.meta.dirname, '../../README.md'), 'utf8')
    const rows = [...readme.matchAll(/^\|(.+?)\|(.*?)\|(.*?)\|(.*?)\|$/gm)].map(([, ...cells]) =>
      cells.map((cell) => cell.trim()),
    )
    const measured = /^([\d.]+) (kB|s) \(limit ([\d.]+)\)$/
    /** Keeps the figure of a cell, and fails where it is beyond its limit. */
    const figureOf = (cell: string | undefined, unit: string, limit: number) => {
      const [, figure, of, most] = measured.exec(cell ?? '') ?? []
      expect([of, Number(most)]).toEqual([unit, limit])
      expect(Number(figure)).toBeLessThanOrEqual(limit)
      return Number(figure)
    }
    const rowOf = (name: string) => rows.find(([first]) => first === name) ?? []
    const loader = figureOf(rowOf('Dhow, loader')[1], 'kB', loaderLimit)
    expect(loader).toBeCloseTo((sent.get('v1.js') ?? Infinity) / 1000, 1)
    for (const { name, limit } of weights.filter((view) => view.limit)) {
      const told = figureOf(rowOf(`Dhow, ${name}`)[1], 'kB', limit ?? 0)
      expect(Math.abs(told - weightOf(name))).toBeLessThan(0.5)
    }
    for (const [name, [near, far]] of Object.entries(usableWithin)) {
      const [, , overNear, overFar] = rowOf(`Dhow, ${name}`)
      figureOf(overNear, 's', near)
      figureOf(overFar, 's', far)
    }
    expect(rows).toEqual(
      expect.arrayContaining(peers.map(([name, weight, how]) => [`${name} (${how})`, weight, '', ''])),
    )
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
    const code = readFileSync(path.join(folder, fileOf(folder, 'base')), 'utf8')
    expect(code.includes('react.dev/errors')).toBe(false)
  })

  it('no rem: the host’s page would decide how large it is', () => {
    const sized = readdirSync(path.join(folder, 'assets')).filter(
      (file) =>
        file.endsWith('.js') && /[\d.]rem\b/.test(readFileSync(path.join(folder, 'assets', file), 'utf8')),
    )
    expect(sized).toEqual([])
  })
})

describe('the hashes of the widget’s files', () => {
  const hashes = () =>
    JSON.parse(readFileSync(path.join(folder, 'integrity.json'), 'utf8')) as Record<string, string>

  it('are published, and are those of the files', () => {
    const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.js'),
    )
    expect(Object.keys(hashes()).toSorted()).toEqual(scripts.toSorted())
    for (const [file, hash] of Object.entries(hashes())) {
      const bytes = readFileSync(path.join(folder, file))
      expect(hash).toBe(`sha384-${createHash('sha384').update(bytes).digest('base64')}`)
    }
  })

  it('name the loader a second time, under an address whose content never changes', () => {
    const { 'v1.js': loader, ...others } = hashes()
    const pinned = Object.entries(others).filter(([, hash]) => hash === loader)
    expect(pinned.map(([file]) => file)).toEqual([expect.stringMatching(/^assets\/v1-[0-9a-f]{8}\.js$/)])
  })
})
