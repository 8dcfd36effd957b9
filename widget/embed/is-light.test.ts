import { expect, it } from 'vitest'
import { isLight } from './is-light.ts'

const light = [
  'rgb(255, 255, 255)',
  'rgba(244, 233, 216, 0.9)',
  'oklch(0.985 0.002 247.8)',
  'oklab(0.9 0.01 -0.02)',
  'lab(95 0 0)',
  'lch(88 12 250)',
  'color(display-p3 0.9 0.95 1)',
]
const dark = [
  'rgb(0, 0, 0)',
  'rgb(200, 0, 0)',
  'rgba(16, 20, 24, 0.98)',
  'oklch(0.13 0.028 261.7)',
  'oklab(0.3 0.1 0.1)',
  'lab(12 40 250)',
  'lch(30 80 300)',
  'color(display-p3 0.05 0.1 0.2)',
  'color(srgb 0 0 0)',
]

it.each(light)('takes %s for light', (color) => expect(isLight(color)).toBe(true))
it.each(dark)('takes %s for dark', (color) => expect(isLight(color)).toBe(false))
