import { Fragment } from 'react'
import type { ComponentType } from 'react'
import type { HomeSection } from '../../../themes/layout-names.ts'
import type { ThemeLayout } from '../../../themes/theme.ts'
import { RecentlySeen } from '../../saved/recently-seen.tsx'
import { firstScreenEnd } from '../../shell/first-screen.ts'
import type { DataOf } from '../registry.ts'
import type { Hero } from './heroes/hero-parts.tsx'
import './home-page.css'

type Section = ComponentType<{ data: DataOf<'home'> }>

const heroes: Record<ThemeLayout['hero'], () => Promise<Hero>> = {
  search: async () => (await import('./heroes/search-hero.tsx')).SearchHero,
  slope: async () => (await import('./heroes/slope-hero.tsx')).SlopeHero,
  split: async () => (await import('./heroes/split-hero.tsx')).SplitHero,
  immersive: async () => (await import('./heroes/immersive-hero.tsx')).ImmersiveHero,
  editorial: async () => (await import('./heroes/editorial-hero.tsx')).EditorialHero,
  portrait: async () => (await import('./heroes/portrait-hero.tsx')).PortraitHero,
  map: async () => (await import('./heroes/map-hero.tsx')).MapHero,
  none: async () => (await import('./heroes/none-hero.tsx')).NoneHero,
}

const sections: Record<HomeSection, () => Promise<Section>> = {
  places: async () => (await import('./home-places.tsx')).HomePlaces,
  top: async () => (await import('./home-top.tsx')).HomeTop,
  hours: async () => (await import('./home-hours.tsx')).HomeHours,
  categories: async () => (await import('./home-categories.tsx')).HomeCategories,
  gallery: async () => (await import('./home-gallery.tsx')).HomeGallery,
  reviews: async () => (await import('./home-reviews.tsx')).HomeReviews,
  support: async () => (await import('./home-support.tsx')).HomeSupport,
  guides: async () => (await import('./home-guides.tsx')).HomeGuides,
  story: async () => (await import('./home-story.tsx')).HomeStory,
}

/** The front door of a look: its hero and its sections in their order. */
export async function loadHome({ hero, home }: Pick<ThemeLayout, 'hero' | 'home'>): Promise<Section> {
  const [Hero, ...parts] = await Promise.all([heroes[hero](), ...home.map((name) => sections[name]())])
  return function HomePage({ data }) {
    return (
      <>
        <Hero data={data} />
        <div id={firstScreenEnd} hidden />
        {parts.map((Part, place) => (
          <Fragment key={home[place]}>
            <Part data={data} />
            {/* below the first screen, where it moves nothing that is being read */}
            {place === 0 ? (
              <div className="home-page__seen">
                <RecentlySeen />
              </div>
            ) : null}
          </Fragment>
        ))}
      </>
    )
  }
}
