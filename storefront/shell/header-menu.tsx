import { useTranslation } from 'react-i18next'
import type { Shell } from '../../server/contract/pages.ts'
import { ExploreMenu } from './explore-menu.tsx'
import { menuOf } from './menu.ts'
import './header-menu.css'

/** The menu of a wide screen. `short`: the first two entries only, where a search field needs the room. */
export function HeaderMenu({ shell, short = false }: { shell: Shell; short?: boolean }) {
  const { t } = useTranslation('shell')
  return (
    <nav className={short ? 'header-menu header-menu--short' : 'header-menu'} aria-label={t('menu.label')}>
      {menuOf(shell, t).map(({ key, label, href }, place) =>
        href === undefined ? (
          <ExploreMenu key={key} shell={shell} />
        ) : (
          <a
            key={key}
            className={place < 2 ? 'header-menu__link' : 'header-menu__link header-menu__link--extra'}
            href={href}
            data-prefetch={place === 0 ? '' : undefined}
          >
            {label}
          </a>
        ),
      )}
    </nav>
  )
}
