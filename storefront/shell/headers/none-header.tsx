import type { HeaderProps } from './header-props.ts'

/** The page around has one. */
export function NoneHeader(_props: HeaderProps) {
  return null
}
