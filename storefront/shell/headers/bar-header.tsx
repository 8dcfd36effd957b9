import { HeaderMenu } from '../header-menu.tsx'
import { HeaderSearch } from '../header-search.tsx'
import { HeaderTools } from '../header-tools.tsx'
import { Logo } from '../logo.tsx'
import type { HeaderProps } from './header-props.ts'
import './bar-header.css'

/** One line: name, menu, search, tools. */
export function BarHeader({ shell, content }: HeaderProps) {
  const isHome = content.page === 'home'
  return (
    <header className={isHome ? 'bar-header bar-header--home' : 'bar-header'}>
      <div className="bar-header__row">
        <Logo logo={shell.site.logo} />
        <div className="bar-header__menu">
          <HeaderMenu shell={shell} short={!isHome} />
        </div>
        {isHome ? null : <HeaderSearch shell={shell} content={content} />}
        <HeaderTools shell={shell} />
      </div>
    </header>
  )
}
