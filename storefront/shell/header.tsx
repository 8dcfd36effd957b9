import { useTranslation } from 'react-i18next'
import type { Page, Shell } from '../../server/contract/pages.ts'
import { CartCount } from '../../widget/cart/cart-count.tsx'
import { useEnvironment } from '../../widget/environment/environment.tsx'
import type { Environment } from '../../widget/environment/environment.tsx'
import { popularPlaces } from '../../widget/search/popular-places.ts'
import { SearchField } from '../../widget/search/search-field.tsx'
import { Icon } from '../../widget/ui/pictures/icon.tsx'
import { AccountLink } from './account-link.tsx'
import { CurrencyChoice } from './currency-choice.tsx'
import { ExploreMenu } from './explore-menu.tsx'
import { LanguageChoice } from './language-choice.tsx'
import { Logo } from './logo.tsx'
import { PhoneMenu } from './phone-menu.tsx'
import { menuOf } from './menu.ts'
import './header.css'

const shapes: Record<Environment['layout']['header'], string> = {
  bar: 'header header--bar',
  centred: 'header header--centred',
  split: 'header header--split',
  overlay: 'header header--overlay',
  minimal: 'header header--minimal',
  none: 'header header--none',
}

/** Where one is, where one can go, what one has chosen. */
export function Header({ shell, content }: { shell: Shell; content: Page }) {
  const { t } = useTranslation('shell')
  const { address, layout } = useEnvironment()
  const isHome = content.page === 'home'
  return (
    <header
      className={
        isHome
          ? `${shapes[layout.header]} header--home`
          : content.page === 'checkout'
            ? `${shapes[layout.header]} header--checkout`
            : shapes[layout.header]
      }
    >
      <div className="header__row">
        <Logo logo={shell.site.logo} />
        <nav className="header__menu" aria-label={t('menu.label')}>
          {menuOf(shell, t).map(({ key, label, href }, place) =>
            href === undefined ? (
              <ExploreMenu key={key} shell={shell} />
            ) : (
              <a
                key={key}
                className={place < 2 ? 'header__link' : 'header__link header__link--extra'}
                href={href}
                data-prefetch={place === 0 ? '' : undefined}
              >
                {label}
              </a>
            ),
          )}
        </nav>
        {isHome ? null : <HeaderSearch shell={shell} content={content} />}
        <div className="header__tools">
          <span className="header__choice">
            <LanguageChoice shell={shell} />
          </span>
          <span className="header__choice">
            <CurrencyChoice shell={shell} />
          </span>
          <span className="header__choice">
            <AccountLink className="header__link" />
          </span>
          <a className="header__cart" href={address({ to: 'cart' })}>
            <Icon name="cart" size={24} />
            <span className="header__cart-word">{t('cart')}</span>
            <span className="header__cart-count">
              <CartCount />
            </span>
          </a>
          <PhoneMenu shell={shell} />
        </div>
      </div>
    </header>
  )
}

/** What was searched for stays in the field. */
function HeaderSearch({ shell, content }: { shell: Shell; content: Page }) {
  const search = content.page === 'listing' ? content.data.search : undefined
  const place = search?.query.text ? undefined : search?.destination
  const shown = search?.query.text || place?.name || ''
  return (
    <div className="header__search">
      <SearchField
        key={shown}
        shown={shown}
        picked={place && { kind: 'destination', slug: place.slug, label: place.name }}
        date={search?.query.date}
        guests={search?.query.guests}
        popular={popularPlaces(shell.destinations)}
      />
    </div>
  )
}
