import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { optionNames } from '../../../widget/embed/host-options.ts'

it('explains every option of the widget, under the anchor that its warnings name', () => {
  const guide = readFileSync(path.join(import.meta.dirname, 'option-guide.tsx'), 'utf8')
  const explained = [...guide.matchAll(/^ {2}(\w+): ['`]/gm)].map(([, name]) => name)
  expect(explained).toEqual([...optionNames])
})
