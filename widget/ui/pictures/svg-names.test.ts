import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** As React writes names of SVG that have a hyphen: the part before the first capital. */
const hyphened =
  /\s(accent|alignment|arabic|baseline|cap|color|dominant|fill|flood|font|glyph|horiz|image|letter|lighting|marker|overline|paint|pointer|shape|stop|strikethrough|transform|underline|unicode|units|vector|vert|word|writing)[A-Z]\w*=[{"]/g

it('has no picture with a name that the widget’s build of Preact does not write with its hyphen (`leanCompat`)', () => {
  const files = globSync('widget/**/*.tsx')
  expect(files.length).toBeGreaterThan(100)
  const found = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(hyphened)].map(([name]) => `${file}:${name}`),
  )
  expect(found).toEqual([])
})
