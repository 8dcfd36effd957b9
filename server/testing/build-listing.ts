import { Listing } from '../contract/listing.ts'
import type { ListingInput } from '../contract/listing.ts'
import type { Database } from '../platform/database.ts'

/** A bookable listing of the supplier `deira-dhows` in `dubai`, with whatever a test wants different. */
export function buildListing(overrides: Partial<ListingInput> = {}): Listing {
  return Listing.parse({
    externalId: 'dhow-dinner',
    supplier: 'deira-dhows',
    destination: 'dubai',
    latitude: 25.2637,
    longitude: 55.3075,
    categories: ['cruises'],
    title: { en: 'Dinner on a dhow' },
    overview: { en: 'Two hours on the creek, and dinner.' },
    duration: { unit: 'HOURS', minimum: 2 },
    currency: 'AED',
    cancellation: { kind: 'FREE', steps: [{ days: 1, penaltyPercent: 0 }] },
    options: [buildOption()],
    ...overrides,
  } satisfies ListingInput)
}

/** An option for forty people, every evening at 20:30. */
export function buildOption(
  overrides: Partial<NonNullable<ListingInput['options']>[number]> = {},
): NonNullable<ListingInput['options']>[number] {
  return {
    id: 'upper-deck',
    title: { en: 'Upper deck' },
    capacity: 40,
    schedule: [{ startTimes: ['20:30'] }],
    units: [
      { id: 'ADULT', price: '189' },
      { id: 'CHILD', price: '99', ages: { minimum: 4, maximum: 11 } },
      { id: 'INFANT', price: '0', places: 0, ages: { minimum: 0, maximum: 3 } },
    ],
    ...overrides,
  }
}

/** What `buildListing` refers to: one supplier, two categories, two cities and the rates of seven currencies. */
export async function seedReference(db: Database): Promise<void> {
  await db.raw(`
    insert into suppliers (slug, name, email) values ('deira-dhows', '{"en": "Deira Dhows"}', 'hello@deira-dhows.example');
    insert into categories (slug, name, position) values ('cruises', '{"en": "Cruises"}', 1), ('city-tours', '{"en": "City tours"}', 2);
    insert into destinations (slug, name, country_code, latitude, longitude, time_zone, popularity) values
      ('dubai', '{"en": "Dubai"}', 'AE', 25.2048, 55.2708, 'Asia/Dubai', 1),
      ('lisbon', '{"en": "Lisbon"}', 'PT', 38.7223, -9.1393, 'Europe/Lisbon', 2);
    insert into currency_rates (currency, day, per_dollar) values
      ('USD', '2026-11-20', 1), ('AED', '2026-11-20', 3.6725), ('EUR', '2026-11-20', 0.8642), ('KWD', '2026-11-20', 0.3068),
      ('JPY', '2026-11-20', 152.4), ('TRY', '2026-11-20', 45.912), ('GBP', '2026-11-20', 0.7581);
  `)
}
