import type { ThemeLayout } from './theme.ts'

/** The structure of the default theme. */
export const defaultLayout: ThemeLayout = {
  header: 'bar',
  hero: 'poster',
  experienceCard: 'stacked',
  listing: 'sidebar',
  footer: 'columns',
}

/** How a list shows what is sold: `stacked`, as cards; `split`, as rows with the picture beside the words. */
export const cardLayouts = ['stacked', 'split'] as const satisfies readonly ThemeLayout['experienceCard'][]

const layouts: Readonly<Record<string, ThemeLayout>> = { default: defaultLayout }

/**
 * The structure of a layout variant. Apart from the looks: the browser needs the names of components, and gets colours and
 * type as a style sheet.
 */
export function layoutOf(layout: string): ThemeLayout {
  return layouts[layout] ?? defaultLayout
}
