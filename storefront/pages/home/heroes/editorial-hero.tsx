import { useTranslation } from 'react-i18next'
import { useEnvironment } from '../../../../widget/environment/environment.tsx'
import { experiencePlace } from '../../../../widget/environment/places.ts'
import { popularPlaces } from '../../../../widget/search/popular-places.ts'
import { SearchForm } from '../../../../widget/search/search-form.tsx'
import { FromPriceText } from '../../../../widget/ui/facts/from-price.tsx'
import { Picture } from '../../../../widget/ui/pictures/picture.tsx'
import type { DataOf } from '../../registry.ts'
import { Slogan } from './hero-parts.tsx'
import { nameOf } from '../../../../widget/ui/facts/name-of.tsx'
import './editorial-hero.css'

/** One story, large: its picture, its title, its first sentences; the search below as a line. */
export function EditorialHero({ data }: { data: DataOf<'home'> }) {
  const { t } = useTranslation('home')
  const { address } = useEnvironment()
  const [story] = data.top
  return (
    <section className="editorial-hero">
      <div className="editorial-hero__slogan">
        <Slogan data={data} />
      </div>
      <div className="editorial-hero__picture">
        <Picture picture={data.hero} sizes="100vw" eager />
      </div>
      {story ? (
        <div className="editorial-hero__story">
          <p className="editorial-hero__place">{nameOf(story.destination)}</p>
          <h2 className="editorial-hero__title display">
            <a className="editorial-hero__link" href={address(experiencePlace(story))} data-prefetch="">
              {story.title}
            </a>
          </h2>
          {story.summary ? <p className="editorial-hero__summary">{story.summary}</p> : null}
          <p>
            <FromPriceText from={story.from} />
          </p>
        </div>
      ) : null}
      <div className="editorial-hero__search" role="group" aria-label={t('seeAll')}>
        <SearchForm popular={popularPlaces(data.destinations)} />
      </div>
    </section>
  )
}
