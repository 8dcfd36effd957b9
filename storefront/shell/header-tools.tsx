import { useTranslation } from 'react-i18next'
import type { Shell } from '../../server/contract/pages.ts'
import { CartCount } from '../../widget/cart/cart-count.tsx'
import { useEnvironment } from '../../widget/environment/environment.tsx'
import { Icon } from '../../widget/ui/pictures/icon.tsx'
import { SiteIcon } from './site-icon.tsx'
import { AccountLink } from './account-link.tsx'
import { CurrencyChoice } from './currency-choice.tsx'
import { LanguageChoice } from './language-choice.tsx'
import { PhoneMenu } from './phone-menu.tsx'
import './header-tools.css'

/** Language, currency, account and cart; on a narrow screen the cart and a menu with the rest. */
export function HeaderTools({ shell }: { shell: Shell }) {
  const { t } = useTranslation('shell')
  const { address } = useEnvironment()
  return (
    <div className="header-tools">
      <div className="header-tools__choice">
        <LanguageChoice shell={shell} />
      </div>
      <div className="header-tools__choice">
        <CurrencyChoice shell={shell} />
      </div>
      <div className="header-tools__choice">
        <AccountLink className="header-tools__link" />
      </div>
      <div className="header-tools__choice">
        <a className="header-tools__link" href={address({ to: 'saved' })}>
          <SiteIcon name="heart" size={24} />
          <span className="visually-hidden">{t('saved')}</span>
        </a>
      </div>
      <a className="header-tools__cart" href={address({ to: 'cart' })}>
        <Icon name="cart" size={24} />
        <span className="header-tools__cart-word">{t('cart')}</span>
        <span className="header-tools__cart-count">
          <CartCount />
        </span>
      </a>
      <PhoneMenu shell={shell} />
    </div>
  )
}
