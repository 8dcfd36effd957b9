import { useTranslation } from 'react-i18next'
import type { Shell } from '../../server/contract/pages.ts'
import { useEnvironment } from '../../widget/environment/environment.tsx'
import { categoryPlace, cityPlace } from '../../widget/environment/places.ts'
import { Icon } from '../../widget/ui/pictures/icon.tsx'
import { Popup } from '../../widget/ui/overlays/popup.tsx'
import { menuOf } from './menu.ts'
import { nameOf } from '../../widget/ui/facts/name-of.tsx'
import './explore-menu.css'

/** Kinds and places, to wander through. */
export function ExploreMenu({ shell }: { shell: Shell }) {
  const { t } = useTranslation('shell')
  const kinds = menuOf(shell, t).flatMap(({ label, href, isKind }) =>
    isKind && href !== undefined ? [{ name: label, href }] : [],
  )
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
        <ExploreLists shell={shell} kinds={kinds} />
      </div>
    </Popup>
  )
}

/** A menu is no index: whatever is left out stands among the filters of the listing. */
const mostEntries = 14

/** The same two lists in the popup and in the phone's menu, which has the kinds of listing above them. */
export function ExploreLists({
  shell: { categories, destinations },
  kinds = [],
}: {
  shell: Shell
  kinds?: readonly { name: string; href: string }[]
}) {
  const { t } = useTranslation('shell')
  const { address } = useEnvironment()
  return (
    <>
      <ExploreList
        title={t('menu.categories')}
        entries={[
          ...categories.slice(0, mostEntries).map((category) => ({
            ...category,
            href: address(categoryPlace(category)),
          })),
          ...kinds,
        ]}
      />
      <ExploreList
        title={t('menu.places')}
        entries={destinations.slice(0, mostEntries).map((place) => ({
          ...place,
          href: address(cityPlace(place)),
        }))}
      />
    </>
  )
}

function ExploreList({
  title,
  entries,
}: {
  title: string
  entries: readonly { name: string; inEnglish?: true; href: string }[]
}) {
  if (entries.length === 0) return null
  return (
    <section className="explore-menu__group">
      <h2 className="explore-menu__title">{title}</h2>
      <ul className="explore-menu__list">
        {entries.map((entry) => (
          <li key={entry.href}>
            <a className="explore-menu__link" href={entry.href}>
              {nameOf(entry)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
