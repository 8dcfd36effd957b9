import { HeaderMenu } from '../header-menu.tsx'
import { HeaderTools } from '../header-tools.tsx'
import { Logo } from '../logo.tsx'
import type { HeaderProps } from './header-props.ts'
import './centred-header.css'

/** The name in the middle with the menu below it; tools at the edge. */
export function CentredHeader({ shell }: HeaderProps) {
  return (
    <header className="centred-header">
      <div className="centred-header__row">
        <div className="centred-header__name">
          <Logo logo={shell.site.logo} />
        </div>
        <div className="centred-header__tools">
          <HeaderTools shell={shell} />
        </div>
      </div>
      <div className="centred-header__menu">
        <HeaderMenu shell={shell} />
      </div>
    </header>
  )
}
