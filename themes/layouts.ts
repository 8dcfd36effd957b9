import type { ThemeLayout } from './theme.ts'

/** The structure of the default theme. */
export const defaultLayout: ThemeLayout = {
  header: 'bar',
  hero: 'poster',
  experienceCard: 'stacked',
  listing: 'sidebar',
  footer: 'columns',
}

const layouts: Readonly<Record<string, ThemeLayout>> = { default: defaultLayout }

/**
 * The structure of a layout variant. Apart from the looks: the browser needs the names of components, and gets colours and
 * type as a style sheet.
 */
export function layoutOf(layout: string): ThemeLayout {
  return layouts[layout] ?? defaultLayout
}
