import type { Palette, Theme } from './theme.ts'

/** Groups of a theme that are written as `--dhow-<group>-<name>`. */
const groups = [
  'font',
  'display',
  'label',
  'size',
  'weight',
  'leading',
  'figures',
  'radius',
  'stroke',
  'shadow',
  'motion',
  'picture',
  'ornament',
] as const satisfies readonly (keyof Theme)[]

/** Steps of the 4 px grid by name, in units of the grid: `--dhow-space-6` is 24 px where the density is 1. */
const steps = { half: 0.5, 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 8: 8, 10: 10, 12: 12, 16: 16, 24: 24, 32: 32 }

/** The largest step that stands inside a group. */
const largestTightStep = 6

/**
 * A theme as CSS custom properties on `selector`: `--dhow-<role>` for colours, `--dhow-<group>-<name>` for the rest. The
 * dark palette follows the visitor's system unless `scheme` fixes one.
 */
export function themeCss(theme: Theme, selector: string, scheme: 'auto' | 'light' | 'dark' = 'auto'): string {
  const fixed = groups.map((group) => declare(theme[group], `${group}-`)).join('')
  const first = scheme === 'dark' ? theme.dark : theme.light
  const controls = theme.ground === 'dark' ? 'dark' : scheme === 'auto' ? 'light dark' : scheme
  const base = `${selector}{color-scheme:${controls};${fixed}${declare(spaceOf(theme))}${declare(first)}}`
  if (scheme !== 'auto') return base
  return `${base}@media (prefers-color-scheme:dark){${selector}{${declare(theme.dark)}}}`
}

function spaceOf({ density }: Theme): Record<string, string> {
  return Object.fromEntries(
    Object.entries(steps).map(([name, step]) => {
      const factor = step > largestTightStep ? density.air : density.tight
      return [`space-${name}`, `${Math.round(step * 4 * factor)}px`]
    }),
  )
}

function declare(values: Palette | Record<string, string>, prefix = ''): string {
  return Object.entries(values)
    .map(([name, value]) => `--dhow-${prefix}${kebab(name)}:${String(value)};`)
    .join('')
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
