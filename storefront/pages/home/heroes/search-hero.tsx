import { popularPlaces } from '../../../../widget/search/popular-places.ts'
import { SearchForm } from '../../../../widget/search/search-form.tsx'
import { Picture } from '../../../../widget/ui/pictures/picture.tsx'
import type { DataOf } from '../../registry.ts'
import { Offer, Slogan } from './hero-parts.tsx'
import './search-hero.css'

/** One sentence, one search, one picture behind the edge of a sail. */
export function SearchHero({ data }: { data: DataOf<'home'> }) {
  return (
    <section className="search-hero">
      <div className="search-hero__words">
        <Slogan data={data} />
        <Offer data={data} />
      </div>
      <div className="search-hero__search">
        <SearchForm popular={popularPlaces(data.destinations)} />
      </div>
      <div className="search-hero__picture">
        <Picture picture={data.hero} sizes="(width < 768px) 130vw, 1100px" eager />
      </div>
    </section>
  )
}
