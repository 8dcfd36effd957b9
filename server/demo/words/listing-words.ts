/** What the card and the head of the page say in one language, by external id, where the record itself does not. */
export interface ListingWords {
  title: Readonly<Record<string, string>>
  summary: Readonly<Record<string, string>>
}
