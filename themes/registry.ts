import { defaultTheme } from './default.ts'
import type { Palette, Theme } from './theme.ts'

const themes: Readonly<Record<string, Theme>> = { default: defaultTheme }

/** The theme of a layout variant; one that has none of its own yet looks like the default. */
export function themeOf(layout: string): Theme {
  return themes[layout] ?? defaultTheme
}

/** Names of all themes. */
export function themeNames(): string[] {
  return Object.keys(themes)
}

/**
 * A theme as CSS custom properties on `selector`: `--dhow-<role>`. The dark palette follows the visitor's system unless
 * `scheme` fixes one.
 */
export function themeCss(theme: Theme, selector: string, scheme: 'auto' | 'light' | 'dark' = 'auto'): string {
  const fixed: Record<string, string> = {
    'font-display': theme.type.display,
    'font-text': theme.type.text,
    'display-weight': theme.type.displayWeight,
    'display-width': theme.type.displayWidth,
    'display-tracking': theme.type.displayTracking,
    'display-leading': theme.type.displayLeading,
    'radius-control': theme.radius.control,
    'radius-card': theme.radius.card,
    'radius-chip': theme.radius.chip,
    'shadow-float': theme.shadow.float,
  }
  const first = scheme === 'dark' ? theme.dark : theme.light
  const base = `${selector}{color-scheme:${scheme === 'auto' ? 'light dark' : scheme};${declare(fixed)}${declarePalette(first)}}`
  if (scheme !== 'auto') return base
  return `${base}@media (prefers-color-scheme:dark){${selector}{${declarePalette(theme.dark)}}}`
}

function declarePalette(palette: Palette): string {
  return declare(
    Object.fromEntries(Object.entries(palette).map(([role, value]) => [kebab(role), String(value)])),
  )
}

function declare(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => `--dhow-${name}:${value};`)
    .join('')
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
