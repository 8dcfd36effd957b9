import type { HomeData } from '../../contract/pages.ts'
import { presentPicture } from '../../media/picture.presenter.ts'
import { readRates } from '../../platform/money/money.ts'
import { listTopCards } from './cards.queries.ts'
import { presentCard } from './card.presenter.ts'
import type { CatalogueDeps, Reading } from '../catalogue-deps.ts'
import { createPricing } from './pricing.ts'
import { rememberList } from '../catalogue-memory.ts'
import { listGallery } from './destinations.queries.ts'
import { listCategories, listDestinations } from './read-destinations.ts'
import { presentTestimonial } from './review.presenter.ts'
import { readTestimonials } from './reviews.queries.ts'

const heroSource = 'poster:dhow?hour=golden&seed=home&city=dubai'
const shown = { destinations: 8, top: 8, gallery: 8, testimonials: 6 }

/** What the home page shows of the catalogue. */
export async function readHome(deps: CatalogueDeps, reading: Reading): Promise<HomeData> {
  const { storefront, language, currency } = reading
  return rememberList(deps, `home ${storefront.supplierId ?? ''} ${language} ${currency}`, () =>
    gather(deps, reading),
  )
}

async function gather(deps: CatalogueDeps, reading: Reading): Promise<HomeData> {
  const { db } = deps
  const { language, currency, storefront } = reading
  const { supplierId } = storefront
  const [destinations, categories, top, gallery, told, rates] = await Promise.all([
    listDestinations(deps, reading),
    listCategories(deps, reading),
    listTopCards(db, { language, supplierId, limit: shown.top }),
    listGallery(db, { language, supplierId, limit: shown.gallery }),
    readTestimonials(db, { language, supplierId, limit: shown.testimonials }),
    readRates(deps),
  ])
  const pricing = createPricing(currency, rates)
  return {
    hero: presentPicture(heroSource, '', 'hero'),
    offer: {
      experiences: destinations.reduce((sum, place) => sum + place.experiences, 0),
      destinations: destinations.length,
    },
    destinations: destinations.slice(0, shown.destinations),
    categories,
    top: top.map((row) => presentCard(row, pricing)),
    gallery: gallery.map(({ source, alt }) => presentPicture(source, alt, 'poster')),
    testimonials: told.testimonials.map(presentTestimonial),
    reviews:
      told.count > 0 && told.average !== null ? { average: told.average, count: told.count } : undefined,
  }
}
