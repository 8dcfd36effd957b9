import { describe, expect, it } from 'vitest'
import { layouts } from './names.ts'
import { themes } from './registry.ts'
import { themeCss } from './theme-css.ts'
import { contrastOf } from './accent.ts'
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

it('every layout variant has a look of its own', () => {
  expect(Object.keys(themes).toSorted()).toEqual(layouts.toSorted())
  expect(new Set(Object.values(themes)).size).toBe(layouts.length)
})

describe.each(layouts)('theme %s', (name) => {
  const theme = themes[name]
  const cases = (['light', 'dark'] as const).flatMap((scheme) =>
    pairs.map((pair) => [scheme, ...pair] as const),
  )

  it.each(cases)('in its %s scheme, %s can be read on %s', (scheme, text, ground, minimum) => {
    expect(contrastOf(theme[scheme][text], theme[scheme][ground])).toBeGreaterThanOrEqual(minimum)
  })

  it('declares every role of its palette as a token', () => {
    const css = themeCss(theme, ':host')
    const kebab = (role: string): string => role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    const missing = Object.keys(theme.light).filter((role) => !css.includes(`--dhow-${kebab(role)}:`))
    expect(missing).toEqual([])
    expect(Object.keys(theme.dark).sort()).toEqual(Object.keys(theme.light).sort())
  })
})
