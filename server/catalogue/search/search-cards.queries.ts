import type { SellableOption, TimedOption } from '../../availability/sellable-option.ts'
import type { Language } from '../../contract/primitives.ts'
import type { Database } from '../../platform/database.ts'
import { runPrepared } from '../../platform/prepared.ts'
import { cardColumns, cardTables } from '../reading/cards.queries.ts'
import type { CardRow } from '../reading/cards.queries.ts'
import type { StoredOption } from '../option-facts.ts'
import { currentVersion } from './search-rows.queries.ts'

const askedDestination = `(select jsonb_build_object('slug', d.slug, 'localSlug', d.slugs ->> :language,
  'name', localized(d.name, :language), 'inEnglish', not jsonb_exists(d.name, :language),
  'countryCode', d.country_code, 'intro', localized(d.intro, :language),
  'introInEnglish', d.intro is not null and not jsonb_exists(d.intro, :language)) from destinations d where d.slug = :city)`

/** An option as a card of a search by date needs it; its title is in the asked language. */
export type DayOption = TimedOption &
  Pick<SellableOption, 'experienceId' | 'cancellation'> &
  Pick<StoredOption, 'durationStated' | 'spokenLanguages' | 'ageMinimum' | 'ageMaximum'> & {
    code: string
    title: string
  }

/** Places that a slot has no more. */
export interface TakenOnDay {
  poolId: number
  localStart: string
  taken: number
}

/**
 * The options of the experiences `:ids`, and what is taken of the pools of `:dayIds` on the day `:onDay`, or on the first days of
 * the shortest stay, at the instant `:now`: each one value of JSON, to be read in the statement that reads the cards.
 * `explain analyze` of 24 cards with three options each, all with places taken: one millisecond for the options, one for what
 * is taken. So a search by date computes what holds on the day, rather than leave out what may not.
 */
const dayOfExperiences = {
  options: `(select json_agg(json_build_object('experienceId', e.id, 'code', o.code, 'title', localized(o.title, :language), 'units', o.units,
      'capacity', o.capacity, 'schedule', o.schedule, 'closedDays', o.closed_days, 'cutoffMinutes', o.cutoff_minutes,
      'durationMinutes', o.duration_minutes, 'durationStated', o.duration_stated, 'spokenLanguages', o.spoken_languages, 'ageMinimum', e.age_minimum, 'ageMaximum', e.age_maximum, 'poolId', p.id, 'poolCapacity', p.capacity, 'slotMinutes', p.slot_minutes,
      'timeZone', e.time_zone, 'expiresOn', e.expires_on, 'priceBasis', e.price_basis, 'pricePeriod', e.price_period,
      'periodMinimum', e.period_minimum, 'cancellation', e.cancellation) order by o.position)
    from options o join pools p on p.id = o.pool_id join experiences e on e.id = o.experience_id
    where o.experience_id = any(:ids::int[]) and o.offered)`,
  taken: `(select json_agg(json_build_object('poolId', t."poolId", 'taken', t.taken,
      'localStart', to_char(t."localStart", 'YYYY-MM-DD"T"HH24:MI')))
    from (select d.pool_id "poolId", d.local_start "localStart",
        d.held + d.sold - case when d.held = 0 then 0 else coalesce((
          select sum(h.places) from holds h where h.departure_id = d.id and h.state = 'HELD' and h.expires_at <= :now
        ), 0) end::int taken
      from departures d
      where d.held + d.sold > 0 and d.local_start >= :onDay::date
        and d.local_start < :onDay::date + 2 + coalesce((
          select max(greatest(e.period_minimum, o.duration_minutes / 1440))
          from experiences e join options o on o.experience_id = e.id where e.id = any(:dayIds::int[])
        ), 1)
        and d.pool_id in (select o.pool_id from options o where o.experience_id = any(:dayIds::int[]) and o.offered)) t)`,
}

const cardsOfExperiences = `(select json_agg(card order by card.position) from (
    select wanted.position, ${cardColumns}
    from unnest(:ids::int[]) with ordinality wanted (id, position)
    join experiences e on e.id = wanted.id ${cardTables}
  ) card)`

const namesOfPlaces = `(select json_object_agg(p.slug, json_build_object('label', localized(p.name, :language),
    'inEnglish', not jsonb_exists(p.name, :language))) from destinations p where p.slug = any(:places::text[]))`

/** By slug: the name, and whether the language asked for has none of its own. */
type PlaceNames = Record<string, { label: string; inEnglish: boolean }>

/** A page of cards, and what else the search's last statement knows. */
export interface CardsRead {
  version: number
  cards: CardRow[]
  destination: {
    slug: string
    localSlug: string | null
    name: string
    inEnglish: boolean
    countryCode: string
    intro: string | null
    introInEnglish: boolean
  } | null
  /** By slug. */
  placeNames: PlaceNames
  /** What is offered; empty where it was not asked for. */
  options: DayOption[]
  /** What is taken on the asked day; empty without one. */
  taken: TakenOnDay[]
}

/**
 * The cards of the experiences `ids`, in this order, with the catalogue's version, the asked city and the names of some places in
 * the same snapshot. `day`: what is taken on it, of other experiences too.
 */
export async function readCards(
  db: Database,
  {
    ids,
    language,
    city,
    places,
    day,
    wantsOptions,
  }: {
    ids: readonly number[]
    language: Language
    city?: string
    places: readonly string[]
    day?: { date: string; now: string; ids: readonly number[] }
    wantsOptions: boolean
  },
): Promise<CardsRead> {
  const isAsked = {
    cards: ids.length > 0,
    options: ids.length > 0 && wantsOptions,
    places: places.length > 0,
  }
  const shape = [
    ...(city === undefined ? [] : ['in-city']),
    ...(isAsked.cards ? ['cards'] : []),
    ...(isAsked.options ? ['options'] : []),
    ...(isAsked.places ? ['places'] : []),
    ...(day ? ['on-day'] : []),
  ]
  const [row] = await runPrepared<
    Pick<CardsRead, 'version'> & {
      [Part in Exclude<keyof CardsRead, 'version'>]?: CardsRead[Part] | null
    }
  >(db, ['read-cards', ...shape].join('-'), {
    // one value: six hundred cells of a page of cards take the driver longer than one text of JSON
    sql: `select v.version
         ${city === undefined ? '' : `, ${askedDestination} as destination`}
         ${isAsked.cards ? `, ${cardsOfExperiences} as cards` : ''}
         ${isAsked.options ? `, ${dayOfExperiences.options} as options` : ''}
         ${isAsked.places ? `, ${namesOfPlaces} as "placeNames"` : ''}
         ${day ? `, ${dayOfExperiences.taken} as taken` : ''}
       from ${currentVersion} v`,
    bindings: {
      ids: [...ids],
      language,
      places: [...places],
      ...(city !== undefined && { city }),
      ...(day && { dayIds: [...day.ids], onDay: day.date, now: day.now }),
    },
  })
  if (!row) throw new Error('the catalogue has no version')
  return {
    version: row.version,
    destination: row.destination ?? null,
    cards: row.cards ?? [],
    placeNames: row.placeNames ?? {},
    options: row.options ?? [],
    taken: row.taken ?? [],
  }
}
