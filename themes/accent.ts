import type { Palette, Theme } from './theme.ts'

const white = '#ffffff'
const black = '#000000'

/** The theme with another colour for what is to be done next; what is written on it keeps 4.5:1 (WCAG 2.2, 1.4.3). */
export function withAccent(theme: Theme, accent: string | undefined): Theme {
  if (accent === undefined) return theme
  const onAct = contrastOf(white, accent) >= 4.5 ? white : black
  const roles: Pick<Palette, 'act' | 'onAct' | 'actStrong'> = {
    act: accent,
    onAct,
    // away from what is written on it
    actStrong: mix(accent, onAct === white ? black : white, 0.18),
  }
  return { ...theme, light: { ...theme.light, ...roles }, dark: { ...theme.dark, ...roles } }
}

const channels = (colour: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16))

function mix(one: string, other: string, share: number): string {
  const others = channels(other)
  return `#${channels(one)
    .map((channel, at) => Math.round(channel + ((others[at] ?? 0) - channel) * share))
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`
}

/** Contrast ratio of two colours written as #rrggbb, after WCAG 2.2. */
export function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((channel) => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
