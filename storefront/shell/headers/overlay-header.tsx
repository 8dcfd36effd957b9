import { HeaderMenu } from '../header-menu.tsx'
import { HeaderTools } from '../header-tools.tsx'
import { Logo } from '../logo.tsx'
import type { HeaderProps } from './header-props.ts'
import './overlay-header.css'

/** Lies on the hero of the home page; elsewhere a quiet line. */
export function OverlayHeader({ shell, content }: HeaderProps) {
  return (
    <header className={content.page === 'home' ? 'overlay-header overlay-header--home' : 'overlay-header'}>
      <div className="overlay-header__row">
        <Logo logo={shell.site.logo} />
        <div className="overlay-header__menu">
          <HeaderMenu shell={shell} />
        </div>
        <HeaderTools shell={shell} />
      </div>
    </header>
  )
}
