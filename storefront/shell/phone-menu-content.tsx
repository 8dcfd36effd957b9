import { useTranslation } from 'react-i18next'
import type { Shell } from '../../server/contract/pages.ts'
import { useEnvironment } from '../../widget/environment/environment.tsx'
import { AccountLink } from './account-link.tsx'
import { CurrencyList } from './currency-choice.tsx'
import { ExploreLists } from './explore-menu.tsx'
import { menuOf } from './menu.ts'
import { LanguageList } from './language-choice.tsx'
import './phone-menu-content.css'

/** Everywhere one can go, and how to read it. */
export function PhoneMenuContent({ shell, onChoose }: { shell: Shell; onChoose: () => void }) {
  const { t } = useTranslation('shell')
  const { address } = useEnvironment()
  // the lists of places and kinds stand below
  const entries = menuOf(shell, t).filter(({ href }) => href !== undefined)
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a chosen link or currency closes the menu; the keyboard's Enter clicks as well
    <div
      className="phone-menu-content"
      onClick={({ target }) => {
        if (target instanceof Element && target.closest('a, [data-closes-popup]')) onChoose()
      }}
    >
      <ul className="phone-menu-content__links">
        {entries.map(({ key, label, href }) => (
          <li key={key}>
            <a className="phone-menu-content__link display" href={href}>
              {label}
            </a>
          </li>
        ))}
        <li>
          <a className="phone-menu-content__link display" href={address({ to: 'saved' })}>
            {t('saved')}
          </a>
        </li>
        <li>
          <a className="phone-menu-content__link display" href={address({ to: 'invoices' })}>
            {t('footer.bookings')}
          </a>
        </li>
        <li>
          <AccountLink className="phone-menu-content__link display" />
        </li>
        {shell.site.tellsStories ? (
          <li>
            <a className="phone-menu-content__link display" href={address({ to: 'blog' })}>
              {t('footer.blog')}
            </a>
          </li>
        ) : null}
      </ul>
      <ExploreLists shell={shell} />
      {shell.storefront.languages.length > 1 ? (
        <section>
          <h2 className="phone-menu-content__title">{t('language.title')}</h2>
          <LanguageList shell={shell} />
        </section>
      ) : null}
      {shell.storefront.currencies.length > 1 ? (
        <section>
          <h2 className="phone-menu-content__title">{t('currency.title')}</h2>
          <CurrencyList shell={shell} />
        </section>
      ) : null}
    </div>
  )
}
