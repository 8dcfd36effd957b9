import { popularPlaces } from '../../../../widget/search/popular-places.ts'
import { SearchForm } from '../../../../widget/search/search-form.tsx'
import { Picture } from '../../../../widget/ui/pictures/picture.tsx'
import type { DataOf } from '../../registry.ts'
import { Offer, Slogan } from './hero-parts.tsx'
import './immersive-hero.css'

/** One picture as large as the screen, words and search on its foot. */
export function ImmersiveHero({ data }: { data: DataOf<'home'> }) {
  return (
    <section className="immersive-hero">
      <div className="immersive-hero__picture">
        <Picture picture={data.hero} sizes="200vw" eager />
      </div>
      <div className="immersive-hero__words">
        <Slogan data={data} />
        <Offer data={data} />
        <div className="immersive-hero__search">
          <SearchForm popular={popularPlaces(data.destinations)} />
        </div>
      </div>
    </section>
  )
}
