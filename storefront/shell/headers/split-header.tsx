import { useEnvironment } from '../../../widget/environment/environment.tsx'
import { HeaderMenu } from '../header-menu.tsx'
import { HeaderTools } from '../header-tools.tsx'
import { Logo } from '../logo.tsx'
import type { HeaderProps } from './header-props.ts'
import './split-header.css'

/** Menu on one side, tools on the other, the name large between two lines and what the site says of itself under it. */
export function SplitHeader({ shell, content }: HeaderProps) {
  const { formats } = useEnvironment()
  const places = formats.list().format(shell.destinations.slice(0, 3).map(({ name }) => name))
  return (
    <header className={content.page === 'home' ? 'split-header split-header--home' : 'split-header'}>
      <div className="split-header__row">
        <HeaderMenu shell={shell} />
        <HeaderTools shell={shell} />
      </div>
      <div className="split-header__name">
        <Logo logo={shell.site.logo} />
      </div>
      {places ? <p className="split-header__line">{places}</p> : null}
    </header>
  )
}
