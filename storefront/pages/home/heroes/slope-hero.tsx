import { popularPlaces } from '../../../../widget/search/popular-places.ts'
import { SearchForm } from '../../../../widget/search/search-form.tsx'
import { Picture } from '../../../../widget/ui/pictures/picture.tsx'
import type { DataOf } from '../../registry.ts'
import { Offer, Slogan } from './hero-parts.tsx'
import './slope-hero.css'

/** A picture that ends in a slope, the words on the slope, the search at its foot. */
export function SlopeHero({ data }: { data: DataOf<'home'> }) {
  return (
    <section className="slope-hero">
      <div className="slope-hero__picture">
        <Picture picture={data.hero} sizes="(width < 768px) 130vw, 100vw" eager />
      </div>
      <div className="slope-hero__words">
        <Slogan data={data} />
        <Offer data={data} />
      </div>
      <div className="slope-hero__search">
        <SearchForm popular={popularPlaces(data.destinations)} />
      </div>
    </section>
  )
}
