import { describe, expect, it } from 'vitest'
import { layouts } from './names.ts'
import { themes } from './registry.ts'
import { themeCss } from './theme-css.ts'

it('every layout variant has a look of its own', () => {
  expect(Object.keys(themes).toSorted()).toEqual(layouts.toSorted())
  expect(new Set(Object.values(themes)).size).toBe(layouts.length)
})

describe.each(layouts)('theme %s', (name) => {
  const theme = themes[name]
  it('declares every role of its palette as a token', () => {
    const css = themeCss(theme, ':host')
    const kebab = (role: string): string => role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    const missing = Object.keys(theme.light).filter((role) => !css.includes(`--dhow-${kebab(role)}:`))
    expect(missing).toEqual([])
    expect(Object.keys(theme.dark).sort()).toEqual(Object.keys(theme.light).sort())
  })
})
