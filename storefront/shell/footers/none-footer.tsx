import type { FooterShell } from '../frame-parts.ts'

/** The page around has one. */
export function NoneFooter(_props: { shell: FooterShell }) {
  return null
}
