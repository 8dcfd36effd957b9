import { HeaderTools } from '../header-tools.tsx'
import { Logo } from '../logo.tsx'
import type { HeaderProps } from './header-props.ts'
import './minimal-header.css'

/** The name and the tools; everything else is in the page. */
export function MinimalHeader({ shell }: HeaderProps) {
  return (
    <header className="minimal-header">
      <Logo logo={shell.site.logo} />
      <HeaderTools shell={shell} />
    </header>
  )
}
