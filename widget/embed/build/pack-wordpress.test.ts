import { readFileSync } from 'node:fs'
import path from 'node:path'
import { unzipSync } from 'fflate'
import { mo } from 'gettext-parser'
import { expect, it } from 'vitest'
import { optionNames, views } from '../host-options.ts'
import { packWordPress, pluginTexts, wordPressFiles } from './pack-wordpress.ts'

const files = wordPressFiles()
const textOf = (name: string) => files.get(name)?.toString() ?? ''

it('is one folder in a zip, with its version and its licence, and the same bytes each time', () => {
  const zip = packWordPress()
  const names = Object.keys(unzipSync(zip))
  expect(names.every((name) => name.startsWith('dhow-booking/'))).toBe(true)
  expect(names).toEqual(expect.arrayContaining(['dhow-booking/dhow-booking.php', 'dhow-booking/LICENSE']))
  const { version } = JSON.parse(
    readFileSync(path.join(import.meta.dirname, '../../../package.json'), 'utf8'),
  ) as { version: string }
  expect(textOf('dhow-booking.php')).toMatch(new RegExp(`^ \\* Version: +${RegExp.escape(version)}$`, 'm'))
  expect(Buffer.from(packWordPress()).equals(Buffer.from(zip))).toBe(true)
})

it('is translated: each text of its sources into each language, in the editor as well', () => {
  const texts = pluginTexts()
  expect(texts.length).toBeGreaterThan(30)
  const catalogue = mo.parse(files.get('languages/dhow-booking-de_DE.mo') ?? Buffer.alloc(0))
  expect(catalogue.translations['block title']?.['Booking']?.msgstr).toEqual(['Buchung'])
  expect(catalogue.translations['']?.['Book on our booking site']?.msgstr).toEqual([
    'Auf unserer Buchungsseite buchen',
  ])
  const editor = JSON.parse(textOf('languages/dhow-booking-ar-dhow-booking-editor.json')) as {
    locale_data: Record<string, Record<string, unknown>>
  }
  expect(editor.locale_data['dhow-booking']).toMatchObject({ Currency: ['العملة'] })
  expect([...files.keys()].filter((name) => name.endsWith('.po'))).toHaveLength(12)
})

it('has no text in its catalogue that its sources do not show', () => {
  const leaves = (value: unknown): string[] =>
    typeof value === 'string' ? [value] : Object.values(value as object).flatMap((below) => leaves(below))
  const catalogue = leaves(
    JSON.parse(readFileSync(path.join(import.meta.dirname, '../../../locales/en/wordpress.json'), 'utf8')),
  )
  const shown = pluginTexts().map(({ text }) => text)
  expect(catalogue.filter((text) => !shown.includes(text))).toEqual([])
})

it('offers in block and shortcode what the widget knows, and no other option or view', () => {
  const attributes = (text: string) => [...text.matchAll(/'([\w]+)'\s+=> '([\w-]+)',/g)]
  const [, options = ''] = /const OPTIONS = array\(([^)]+)\)/.exec(textOf('includes/element.php')) ?? []
  const known: readonly string[] = optionNames.map((name) => name.toLowerCase())
  const ofShortcode = attributes(options).map(([, name = '']) => name)
  expect(ofShortcode.length).toBeGreaterThan(10)
  expect(ofShortcode.filter((name) => !known.includes(name.replaceAll('_', '')))).toEqual([])
  const block = JSON.parse(textOf('block.json')) as { attributes: object }
  expect(Object.keys(block.attributes).filter((name) => !ofShortcode.includes(name))).toEqual([])
  const [, list = ''] = /var views = \[([\s\S]+?)\n {2}\]/.exec(textOf('block.js')) ?? []
  const offered = [...list.matchAll(/\['(\w+)'/g)].map(([, view = '']) => view)
  expect(offered.filter((view) => !Object.hasOwn(views, view))).toEqual([])
  expect(offered).toHaveLength(7)
})
