/** What is said of places, suppliers and categories in one language, by slug, where their records do not say it themselves. */
export interface Introductions {
  places: Readonly<Record<string, string>>
  suppliers: Readonly<Record<string, string>>
  categories: Readonly<Record<string, { name: string; intro: string }>>
}
