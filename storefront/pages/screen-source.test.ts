import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { Page } from '../../server/contract/pages.ts'
import { screens } from './registry.ts'
import { sourceOf } from './screen-source.ts'

test('every screen has its module where the server looks for its styles', () => {
  const root = path.resolve(import.meta.dirname, '../..')
  const pages = Object.keys(screens) as Page['page'][]
  expect(pages.length).toBeGreaterThan(15)
  expect(pages.filter((page) => !existsSync(path.join(root, sourceOf(page))))).toEqual([])
})
