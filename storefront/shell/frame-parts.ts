import type { ComponentType } from 'react'
import type { Shell } from '../../server/contract/pages.ts'
import type { ThemeLayout } from '../../themes/theme.ts'
import type { HeaderProps } from './headers/header-props.ts'

/** What a footer is made of: alike on all pages of a site in a language. */
export type FooterShell = Pick<Shell, 'storefront' | 'site' | 'sites' | 'destinations' | 'categories'>

/** What stands around every page. */
export interface FrameParts {
  Header: ComponentType<HeaderProps>
  Footer: ComponentType<{ shell: FooterShell }>
}

const headers: Record<ThemeLayout['header'], () => Promise<FrameParts['Header']>> = {
  bar: async () => (await import('./headers/bar-header.tsx')).BarHeader,
  centred: async () => (await import('./headers/centred-header.tsx')).CentredHeader,
  split: async () => (await import('./headers/split-header.tsx')).SplitHeader,
  overlay: async () => (await import('./headers/overlay-header.tsx')).OverlayHeader,
  minimal: async () => (await import('./headers/minimal-header.tsx')).MinimalHeader,
  none: async () => (await import('./headers/none-header.tsx')).NoneHeader,
}

const footers: Record<ThemeLayout['footer'], () => Promise<FrameParts['Footer']>> = {
  columns: async () => (await import('./footers/columns-footer.tsx')).ColumnsFooter,
  simple: async () => (await import('./footers/simple-footer.tsx')).SimpleFooter,
  map: async () => (await import('./footers/map-footer.tsx')).MapFooter,
  none: async () => (await import('./footers/none-footer.tsx')).NoneFooter,
}

/** Loads the header and the footer of a look. */
export async function loadFrame({ header, footer }: ThemeLayout): Promise<FrameParts> {
  const [Header, Footer] = await Promise.all([headers[header](), footers[footer]()])
  return { Header, Footer }
}
