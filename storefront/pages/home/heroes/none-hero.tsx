import { popularPlaces } from '../../../../widget/search/popular-places.ts'
import { SearchForm } from '../../../../widget/search/search-form.tsx'
import type { DataOf } from '../../registry.ts'
import { Offer, Slogan } from './hero-parts.tsx'
import './none-hero.css'

/** No picture: what it is and how much of it on one line, the search at once. */
export function NoneHero({ data }: { data: DataOf<'home'> }) {
  return (
    <section className="none-hero">
      <div className="none-hero__line">
        <Slogan data={data} />
        <Offer data={data} />
      </div>
      <SearchForm popular={popularPlaces(data.destinations)} />
    </section>
  )
}
