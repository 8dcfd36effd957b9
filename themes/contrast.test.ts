import { describe, expect, it } from 'vitest'
import { contrastOf } from './contrast.ts'
import { layouts } from './names.ts'
import { themes } from './registry.ts'
import type { Palette } from './theme.ts'

/** What is written on what. 4.5 is WCAG 2.2's minimum for text (1.4.3), 3 for the outline of a focused control (1.4.11). */
const pairs: [text: keyof Palette, ground: keyof Palette, minimum: number][] = [
  // what is read at length: 7 is WCAG 2.2's enhanced contrast (1.4.6)
  ['ink', 'paper', 7],
  ['ink', 'surface', 7],
  ['ink', 'sand', 7],
  ['inkSoft', 'paper', 4.5],
  ['inkSoft', 'surface', 4.5],
  ['inkSoft', 'sand', 4.5],
  ['onAct', 'act', 4.5],
  ['onAct', 'actStrong', 4.5],
  ['safe', 'paper', 4.5],
  ['safe', 'surface', 4.5],
  ['safe', 'safeSoft', 4.5],
  ['hurry', 'surface', 4.5],
  ['hurry', 'hurrySoft', 4.5],
  ['wrong', 'paper', 4.5],
  ['wrong', 'wrongSoft', 4.5],
  ['onDeep', 'deep', 4.5],
  ['onDeepSoft', 'deep', 4.5],
  ['onBar', 'bar', 4.5],
  ['onBadge', 'badge', 4.5],
  ['safe', 'sand', 4.5],
  ['wrong', 'surface', 4.5],
  ['focus', 'surface', 3],
  ['focus', 'sand', 3],
  ['focus', 'paper', 3],
  ['edge', 'paper', 3],
  ['edge', 'surface', 3],
  ['edge', 'sand', 3],
]

describe.each(layouts)('theme %s', (name) => {
  const theme = themes[name]
  const cases = (['light', 'dark'] as const).flatMap((scheme) =>
    pairs.map((pair) => [scheme, ...pair] as const),
  )

  it.each(cases)('in its %s scheme, %s can be read on %s', (scheme, text, ground, minimum) => {
    expect(contrastOf(theme[scheme][text], theme[scheme][ground])).toBeGreaterThanOrEqual(minimum)
  })
})
