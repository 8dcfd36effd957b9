import type { Theme } from './theme.ts'

/**
 * A family list for media that bring no typeface of their own, as mails do: the theme's faces where they happen to be installed,
 * then what every machine has of the same kind. Without double quotes, so that it may stand in a style attribute.
 */
export function plainFaces(family: string): string {
  const own = family
    .split(/,\s*/)
    .filter((name) => !/Stand-in|^(sans-serif|serif|system-ui|Impact|Arial)$/.test(name))
    .map((name) => name.replace(' Variable', ''))
  return [...own, isSerif(family) ? "Georgia,'Times New Roman',serif" : sans].join(',')
}

const sans = "'Segoe UI',Roboto,Helvetica,Arial,'Noto Sans',sans-serif"

/** True where a family list ends in `serif`. */
export function isSerif(family: string): boolean {
  return /(?:^|,\s*)serif$/.test(family)
}

/** True for a theme whose titles are set in a face with serifs. */
export const hasSerifTitles = ({ font }: Theme): boolean => isSerif(font.display)
