import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withAccent } from './accent.ts'
import { contrastOf } from './contrast.ts'
import { defaultTheme } from './default.ts'

test('whatever colour a site chooses, what is written on it can be read', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
      const { light, dark } = withAccent(defaultTheme, `#${value.toString(16).padStart(6, '0')}`)
      for (const { act, actStrong, onAct } of [light, dark]) {
        expect(contrastOf(onAct, act)).toBeGreaterThanOrEqual(4.5)
        expect(contrastOf(onAct, actStrong)).toBeGreaterThanOrEqual(4.5)
      }
    }),
  )
})

test('a site without a colour of its own looks as its theme', () => {
  expect(withAccent(defaultTheme, undefined)).toBe(defaultTheme)
})
