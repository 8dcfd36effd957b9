import { expect, it } from 'vitest'
import { themes } from './registry.ts'
import { supplierFive } from './supplier-five.ts'
import { themeCss } from './theme-css.ts'
import type { Theme } from './theme.ts'

/** A file of its own would hold no more than this. */
const twelfth: Theme = {
  ...supplierFive,
  light: { ...supplierFive.light, act: '#00504a' },
  layout: { ...supplierFive.layout, header: 'bar', experienceCard: 'spec' },
}

it('adds a look by one file and one line: what it does not say it has from another', () => {
  const all = { ...themes, 'supplier-seven': twelfth }
  const css = themeCss(all['supplier-seven'], ':root')
  expect(css).toContain('--dhow-act:#00504a;')
  expect(css).toContain('--dhow-font-display:')
  const names = (text: string) => [
    ...new Set([...text.matchAll(/--dhow-([\w-]+):/g)].map(([, name]) => name)),
  ]
  expect(new Set(names(css))).toEqual(new Set(names(themeCss(themes.default, ':root'))))
})

it('gives no two looks the same face, the same structure or the same colour for what to do next', () => {
  const own = Object.values(themes).map(({ font, layout, light }) => ({
    face: font.display,
    structure: JSON.stringify(layout),
    act: light.act,
  }))
  for (const part of ['face', 'structure'] as const) {
    expect(new Set(own.map((look) => look[part])).size).toBe(own.length)
  }
  // three are black on white and differ by everything else
  expect(new Set(own.map(({ act }) => act)).size).toBeGreaterThanOrEqual(own.length - 2)
})
