import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { Page } from '../../server/contract/pages.ts'
import { homeSections, layoutNames } from '../../themes/layout-names.ts'
import type { ThemeLayout } from '../../themes/theme.ts'
import { siteChunks } from '../../vite.chunks.ts'
import { screens } from './registry.ts'
import { sourcesOf } from './screen-source.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** Structures that together hold every name of every part. */
const structures = Array.from(
  { length: Math.max(...Object.values(layoutNames).map(({ length }) => length)) },
  (_, turn) => ({
    ...Object.fromEntries(
      Object.entries(layoutNames).map(([part, names]) => [part, names[turn % names.length]]),
    ),
    home: homeSections,
  }),
) as unknown as ThemeLayout[]

test('every screen has its modules and chunks where the server looks for them, in every layout', () => {
  const pages = Object.keys(screens) as Page['page'][]
  expect(pages.length).toBeGreaterThan(15)
  const sources = structures.flatMap((structure) => pages.flatMap((page) => sourcesOf(page, structure)))
  const isThere = (source: string) =>
    source.includes('/')
      ? existsSync(path.join(root, source))
      : siteChunks.some(({ name }) => name === source)
  expect([...new Set(sources)].filter((source) => !isThere(source))).toEqual([])
})

test('every layout of every part loads', async () => {
  const pages = ['home', 'listing', 'experience'] as const
  for (const structure of structures) {
    for (const page of pages) expect(await screens[page].load(structure)).toBeTypeOf('function')
  }
})
