import { useTranslation } from 'react-i18next'
import type { Shell } from '../../server/contract/pages.ts'
import { useEnvironment } from '../../widget/environment/environment.tsx'
import { Icon } from '../../widget/ui/icon.tsx'
import { Popup } from '../../widget/ui/popup.tsx'
import './explore-menu.css'

/** Kinds and places, to wander through. */
export function ExploreMenu({ shell }: { shell: Shell }) {
  const { t } = useTranslation('shell')
  if (shell.categories.length === 0 && shell.destinations.length === 0) return null
  return (
    <Popup
      label={
        <>
          {t('menu.explore')}
          <Icon name="down" size={16} />
        </>
      }
    >
      <div className="explore-menu">
        <ExploreLists shell={shell} />
      </div>
    </Popup>
  )
}

/** The same two lists in the popup and in the phone's menu. */
export function ExploreLists({ shell: { categories, destinations } }: { shell: Shell }) {
  const { t } = useTranslation('shell')
  const { address } = useEnvironment()
  return (
    <>
      {categories.length > 0 ? (
        <section className="explore-menu__group">
          <h2 className="explore-menu__title">{t('menu.categories')}</h2>
          <ul className="explore-menu__list">
            {categories.map(({ slug, name }) => (
              <li key={slug}>
                <a className="explore-menu__link" href={address({ to: 'listing', category: slug })}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {destinations.length > 0 ? (
        <section className="explore-menu__group">
          <h2 className="explore-menu__title">{t('menu.places')}</h2>
          <ul className="explore-menu__list">
            {destinations.map(({ slug, name }) => (
              <li key={slug}>
                <a className="explore-menu__link" href={address({ to: 'listing', city: slug })}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  )
}
