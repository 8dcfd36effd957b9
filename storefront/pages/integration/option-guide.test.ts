import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { cardLayouts } from '../../../themes/layout-names.ts'
import { optionNames } from '../../../widget/embed/host-options.ts'

const guide = readFileSync(path.join(import.meta.dirname, 'option-guide.tsx'), 'utf8')

it('explains every option of the widget, under the anchor that its warnings name', () => {
  const explained = [...guide.matchAll(/^ {2}(\w+): ['`]/gm)].map(([, name]) => name)
  expect(explained).toEqual([...optionNames])
})

it('offers the layouts that there are, and no other', () => {
  expect(/layout="(.+)"/.exec(guide)?.[1]?.split(' | ')).toEqual([...cardLayouts])
})
