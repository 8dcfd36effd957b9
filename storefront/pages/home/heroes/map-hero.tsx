import { useTranslation } from 'react-i18next'
import { useEnvironment } from '../../../../widget/environment/environment.tsx'
import { cityPlace, experiencePlace } from '../../../../widget/environment/places.ts'
import { popularPlaces } from '../../../../widget/search/popular-places.ts'
import { SearchForm } from '../../../../widget/search/search-form.tsx'
import { FromPriceText } from '../../../../widget/ui/facts/from-price.tsx'
import { Picture } from '../../../../widget/ui/pictures/picture.tsx'
import type { DataOf } from '../../registry.ts'
import { topTitle } from '../top-title.ts'
import { Offer, Slogan } from './hero-parts.tsx'
import { nameOf } from '../../../../widget/ui/facts/name-of.tsx'
import './map-hero.css'

/** A chart: where one can start, and what lies there with its measures and prices. */
export function MapHero({ data }: { data: DataOf<'home'> }) {
  const { t } = useTranslation(['home', 'experience', 'search'])
  const { address } = useEnvironment()
  const title = t(topTitle(data.top))
  return (
    <section className="map-hero">
      <div className="map-hero__chart">
        <div className="map-hero__words">
          <Slogan data={data} />
          <Offer data={data} />
        </div>
        <div className="map-hero__picture">
          <Picture picture={data.hero} sizes="(width < 900px) 130vw, 1000px" eager />
        </div>
        <ul className="map-hero__harbours">
          {data.destinations.map((place) => (
            <li key={place.slug}>
              <a className="map-hero__harbour" href={address(cityPlace(place))}>
                <strong className="map-hero__name">{nameOf(place)}</strong>
                {t('search:place.count', { count: place.experiences })}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div className="map-hero__search">
        <SearchForm popular={popularPlaces(data.destinations)} />
      </div>
      <table className="map-hero__fleet">
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{title}</th>
            <th scope="col">{t('experience:card.facts.guests')}</th>
            <th scope="col">{t('experience:card.facts.place')}</th>
            <th scope="col">{t('experience:card.facts.price')}</th>
          </tr>
        </thead>
        <tbody>
          {data.top.slice(0, 5).map((card) => (
            <tr key={card.slug}>
              <th scope="row">
                <a className="map-hero__boat" href={address(experiencePlace(card))}>
                  {card.title}
                </a>
              </th>
              <td>{card.guests}</td>
              <td>{nameOf(card.destination)}</td>
              <td>
                <FromPriceText from={card.from} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
