import type { ExperienceCard } from '../../contract/catalogue.ts'
import type { Language } from '../../contract/primitives.ts'
import type { Rates } from '../../platform/money/exchange.ts'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { presentCard } from '../reading/card.presenter.ts'
import type { CardRow } from '../reading/cards.queries.ts'
import type { Pricing } from '../reading/pricing.ts'
import { readCards } from './search-cards.queries.ts'
import type { CardsRead, DayOption } from './search-cards.queries.ts'

/** A card as it was read, good for one version of the catalogue and one number of heard changes. */
export interface KnownCard {
  mark: string
  row: CardRow
  /** What is offered of it; absent where it was not asked for yet. */
  options?: readonly DayOption[]
}

/** A card in a currency, by these rates. */
export interface PresentedCard {
  rates: Rates
  card: ExperienceCard
}

/** A page of cards that is wanted. */
interface WantedCards {
  /** In which version of the catalogue these were found. */
  version: number
  ids: readonly number[]
  language: Language
  city?: string
  places: readonly string[]
  day?: { date: string; now: string }
  wantsOptions: boolean
}

/**
 * The cards of a page, in this order: those that are remembered as they are, the others from the database. It is asked for its
 * version each time, and for what is taken on a day. Without `news` no card is remembered: a title can change without a new version.
 */
export async function readKnownCards(
  deps: CatalogueDeps,
  { version, ids, language, city, places, day, wantsOptions }: WantedCards,
): Promise<CardsRead> {
  const { db } = deps
  const { cards, known, keyOf, markOf } = recallCards(deps, { version, ids, language, wantsOptions })
  const read = await readCards(db, {
    ids: ids.filter((id) => !known.has(id)),
    language,
    city,
    places,
    day: day && { ...day, ids },
    wantsOptions,
  })
  if (!cards) return read
  const optionsOf = Map.groupBy(read.options, ({ experienceId }) => experienceId)
  for (const row of read.cards) {
    const card: KnownCard = {
      mark: markOf(read.version),
      row,
      ...(wantsOptions && { options: optionsOf.get(row.id) ?? [] }),
    }
    known.set(row.id, card)
    cards.set(keyOf(row.id), card)
  }
  const shown = ids.flatMap((id) => known.get(id) ?? [])
  return {
    ...read,
    cards: shown.map(({ row }) => row),
    options: shown.flatMap(({ options = [] }) => options),
  }
}

/** The same cards and nothing else: the database is asked only where one of them is not remembered. */
export async function listKnownCards(
  deps: CatalogueDeps,
  wanted: Pick<WantedCards, 'version' | 'ids' | 'language'>,
): Promise<CardRow[]> {
  const { known } = recallCards(deps, { ...wanted, wantsOptions: false })
  if (known.size === wanted.ids.length) return wanted.ids.flatMap((id) => known.get(id)?.row ?? [])
  const read = await readKnownCards(deps, { ...wanted, places: [], wantsOptions: false })
  return read.cards
}

/** What is remembered of these cards, by id. */
function recallCards(
  { catalogueMemory: memory, news }: CatalogueDeps,
  {
    version,
    ids,
    language,
    wantsOptions,
  }: Pick<WantedCards, 'version' | 'ids' | 'language' | 'wantsOptions'>,
) {
  const cards = news && memory?.cards
  // before the database is asked: what is heard meanwhile may not be in its answer
  const heard = news?.heard
  const markOf = (read: number) => `${read} ${heard}`
  const keyOf = (id: number) => `${language} ${id}`
  const mark = markOf(version)
  const known = new Map<number, KnownCard>()
  for (const id of ids) {
    const card = cards?.get(keyOf(id))
    if (card?.mark === mark && (card.options || !wantsOptions)) known.set(id, card)
  }
  return { cards, known, keyOf, markOf }
}

/** Rows of a page as cards. A row that is remembered is presented once for each currency, until the rates change. */
export function presentKnownCards(
  { catalogueMemory: memory, news }: Pick<CatalogueDeps, 'catalogueMemory' | 'news'>,
  rows: readonly CardRow[],
  { pricing, rates }: { pricing: Pricing; rates: Rates },
): ExperienceCard[] {
  if (!news || !memory) return rows.map((row) => presentCard(row, pricing))
  return rows.map((row) => {
    const known = memory.presented.get(row) ?? new Map<string, PresentedCard>()
    const found = known.get(pricing.currency)
    if (found?.rates === rates) return found.card
    const card = presentCard(row, pricing)
    memory.presented.set(row, known.set(pricing.currency, { rates, card }))
    return card
  })
}
