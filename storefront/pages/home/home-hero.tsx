import { useTranslation } from 'react-i18next'
import { useEnvironment } from '../../../widget/environment/environment.tsx'
import type { Environment } from '../../../widget/environment/environment.tsx'
import { popularPlaces } from '../../../widget/search/popular-places.ts'
import { SearchForm } from '../../../widget/search/search-form.tsx'
import { Picture } from '../../../widget/ui/pictures/picture.tsx'
import type { DataOf } from '../registry.ts'
import './home-hero.css'

const shapes: Record<Environment['layout']['hero'], string> = {
  search: 'home-hero home-hero--search',
  split: 'home-hero home-hero--split',
  immersive: 'home-hero home-hero--immersive',
  editorial: 'home-hero home-hero--editorial',
  map: 'home-hero home-hero--map',
  none: 'home-hero home-hero--none',
}

/** One sentence, one search, one picture behind the edge of a sail. */
export function HomeHero({ data }: { data: DataOf<'home'> }) {
  const { t } = useTranslation('home')
  const { layout } = useEnvironment()
  const { experiences, destinations } = data.offer
  return (
    <section className={shapes[layout.hero]}>
      <div className="home-hero__words">
        <h1 className="home-hero__slogan display" tabIndex={-1}>
          {data.slogan ?? t('slogan')}
        </h1>
        <p className="home-hero__promise">
          {t('promise', { experiences, places: t('places', { count: destinations }) })}
        </p>
        <Figures figures={data.figures} />
      </div>
      <div className="home-hero__search">
        <SearchForm popular={popularPlaces(data.destinations)} />
      </div>
      <div className="home-hero__picture">
        <Picture picture={data.hero} sizes="(width < 768px) 130vw, 1100px" eager />
      </div>
    </section>
  )
}

const figureNames = ['experiences', 'activities', 'reviews'] as const

/** The figures that the site is configured to tell. */
function Figures({ figures }: { figures: DataOf<'home'>['figures'] }) {
  const { t } = useTranslation('home')
  const told = figureNames.filter((name) => figures[name] !== undefined)
  if (told.length === 0) return null
  return (
    <ul className="home-hero__figures" aria-label={t('figures.title')}>
      {told.map((name) => (
        <li key={name}>
          <strong>{figures[name]}</strong> {t(`figures.${name}`)}
        </li>
      ))}
    </ul>
  )
}
