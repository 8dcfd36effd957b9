import { popularPlaces } from '../../../../widget/search/popular-places.ts'
import { SearchForm } from '../../../../widget/search/search-form.tsx'
import { Picture } from '../../../../widget/ui/pictures/picture.tsx'
import type { DataOf } from '../../registry.ts'
import { Offer, Slogan } from './hero-parts.tsx'
import './split-hero.css'

/** Half words, half picture in a frame; the search stands between the two. */
export function SplitHero({ data }: { data: DataOf<'home'> }) {
  return (
    <section className="split-hero">
      <div className="split-hero__picture">
        <Picture picture={data.hero} sizes="(width < 900px) 130vw, 1100px" eager />
      </div>
      <div className="split-hero__words">
        <Slogan data={data} />
        <Offer data={data} />
        <div className="split-hero__search">
          <SearchForm popular={popularPlaces(data.destinations)} />
        </div>
      </div>
    </section>
  )
}
