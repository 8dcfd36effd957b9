import type { Shell } from '../../../server/contract/pages.ts'

/** The page around has one. */
export function NoneFooter(_props: { shell: Shell }) {
  return null
}
