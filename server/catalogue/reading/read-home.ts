import type { HomeData } from '../../contract/pages.ts'
import type { Language } from '../../contract/primitives.ts'
import { plainSite } from '../../contract/storefront-file.ts'
import type { SiteFigures, SiteSettings } from '../../contract/storefront-file.ts'
import { presentPicture } from '../../media/picture.presenter.ts'
import { optionalTextIn } from '../../platform/text/localise.ts'
import { readRates } from '../../platform/money/exchange.ts'
import { listCardsOf, listTopCards } from './cards.queries.ts'
import { inEnglish, presentCard } from './card.presenter.ts'
import type { CatalogueDeps, Reading } from '../catalogue-deps.ts'
import { findSupplierWords } from './supplier-words.queries.ts'
import { createPricing } from './pricing.ts'
import { rememberList } from '../catalogue-memory.ts'
import { countOffer, listGallery } from './destinations.queries.ts'
import { hasPrices, listCategories, listDestinations } from './read-destinations.ts'
import { listGuides } from './guides.queries.ts'
import { presentHomeGuide } from './stated-facts.presenter.ts'
import { presentTestimonial } from './review.presenter.ts'
import { readTestimonials } from './reviews.queries.ts'

const heroSource = 'poster:dhow?hour=golden&seed=home&city=dubai'
const shown = { destinations: 8, categories: 14, top: 8, gallery: 8, testimonials: 6, guides: 6 }

/** What a site configures of its home page. */
type HomeSettings = Pick<SiteSettings, 'theme' | 'figures' | 'selection'>

/** What the home page shows of the catalogue. */
export async function readHome(
  deps: CatalogueDeps,
  reading: Reading,
  { theme, figures, selection }: HomeSettings = plainSite,
): Promise<HomeData> {
  const site = { theme, figures, selection }
  const { storefront, language, currency } = reading
  return rememberList(
    deps,
    `home ${storefront.supplierId ?? ''} ${language} ${currency} ${JSON.stringify(site)}`,
    () => gather(deps, reading, site),
  )
}

/** The figures that a site tells: as they are written, or counted. */
function tellFigures(
  figures: SiteFigures,
  counted: Record<keyof SiteFigures, number>,
  language: Language,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(figures).map(([name, figure]) => [
      name,
      figure === 'computed' ? counted[name as keyof SiteFigures].toLocaleString(language) : figure,
    ]),
  )
}

async function gather(deps: CatalogueDeps, reading: Reading, site: HomeSettings): Promise<HomeData> {
  const { db } = deps
  const { language, currency, storefront } = reading
  const { supplierId } = storefront
  const { theme, figures } = site
  const [offer, destinations, categories, top, gallery, told, rates, about, guides, priced] =
    await Promise.all([
      countOffer(db, { supplierId }),
      listDestinations(deps, reading),
      listCategories(deps, reading),
      site.selection.length > 0
        ? listCardsOf(db, { language, supplierId, slugs: site.selection })
        : listTopCards(db, { language, supplierId, limit: shown.top }),
      listGallery(db, { language, supplierId, limit: shown.gallery }),
      readTestimonials(db, { language, supplierId, limit: shown.testimonials }),
      readRates(deps),
      supplierId === undefined ? undefined : findSupplierWords(db, { language, supplierId }),
      supplierId === undefined ? [] : listGuides(db, { language, supplierId, limit: shown.guides }),
      hasPrices(deps, reading),
    ])
  const pricing = createPricing(currency, rates)
  return {
    hero: presentPicture(theme.hero ?? heroSource, optionalTextIn(theme.heroAlt, language) ?? '', 'hero'),
    slogan: optionalTextIn(theme.slogan, language),
    figures: tellFigures(
      figures,
      { experiences: offer.experiences, activities: offer.experiences, reviews: told.count },
      language,
    ),
    about,
    guides: guides.length > 0 ? guides.map((row) => presentHomeGuide(row, language)) : undefined,
    offer: { ...offer, ...(priced && { priced: true }) },
    destinations: destinations.slice(0, shown.destinations),
    categories: categories.slice(0, shown.categories),
    top: top.map((row) => presentCard(row, pricing)),
    gallery: gallery.map((row) => ({
      ...presentPicture(row.source, row.alt, 'poster'),
      ...inEnglish(row.inEnglish),
    })),
    testimonials: told.testimonials.map(presentTestimonial),
    reviews:
      told.count > 0 && told.average !== null ? { average: told.average, count: told.count } : undefined,
  }
}
