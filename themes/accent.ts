import { channels, contrastOf } from './contrast.ts'
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

function mix(one: string, other: string, share: number): string {
  const others = channels(other)
  return `#${channels(one)
    .map((channel, at) => Math.round(channel + ((others[at] ?? 0) - channel) * share))
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`
}
