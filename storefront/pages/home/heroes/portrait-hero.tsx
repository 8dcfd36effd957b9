import { popularPlaces } from '../../../../widget/search/popular-places.ts'
import { SearchForm } from '../../../../widget/search/search-form.tsx'
import { Picture } from '../../../../widget/ui/pictures/picture.tsx'
import type { DataOf } from '../../registry.ts'
import { Slogan } from './hero-parts.tsx'
import './portrait-hero.css'

/** One sentence in much white; one upright picture that runs off the page's end; the search as a line at the foot. */
export function PortraitHero({ data }: { data: DataOf<'home'> }) {
  return (
    <section className="portrait-hero">
      <div className="portrait-hero__slogan">
        <Slogan data={data} />
      </div>
      <div className="portrait-hero__picture">
        <Picture picture={data.hero} sizes="(width < 900px) 180vw, 1400px" eager />
      </div>
      <div className="portrait-hero__search">
        <SearchForm popular={popularPlaces(data.destinations)} />
      </div>
    </section>
  )
}
