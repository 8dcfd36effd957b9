import type { DataOf } from '../registry.ts'
import { HomeCategories } from './home-categories.tsx'
import { HomeGallery } from './home-gallery.tsx'
import { HomeHero } from './home-hero.tsx'
import { HomePlaces } from './home-places.tsx'
import { HomeReviews } from './home-reviews.tsx'
import { HomeSupport } from './home-support.tsx'
import { HomeTop } from './home-top.tsx'

/** The front door: one sentence and a search, then places, what people book, kinds, pictures, proof and help. */
export function HomePage({ data }: { data: DataOf<'home'> }) {
  return (
    <>
      <HomeHero data={data} />
      <HomePlaces places={data.destinations} />
      <HomeTop cards={data.top} />
      <HomeCategories categories={data.categories} />
      <HomeGallery pictures={data.gallery} />
      <HomeReviews testimonials={data.testimonials} reviews={data.reviews} />
      <HomeSupport />
    </>
  )
}
