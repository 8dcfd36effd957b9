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
      {menuOf(shell, t).map(({ key, label, href, isKind }, place) =>
        href === undefined ? (
          <ExploreMenu key={key} shell={shell} />
        ) : (
          <a
            key={key}
            className={classOf(place, isKind)}
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

/** Kinds of listing stand in the header where it is widest; elsewhere they are under Explore. */
function classOf(place: number, isKind = false): string {
  if (place < 2) return 'header-menu__link'
  return `header-menu__link header-menu__link--extra${isKind ? ' header-menu__link--kind' : ''}`
}
