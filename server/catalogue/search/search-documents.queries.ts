import type { Knex } from 'knex'
import { languages } from '../../contract/primitives.ts'
import { lengthsOfExperience } from '../boat-lengths.ts'
import { durationReach } from '../duration-reach.ts'
import { listingTermsOfExperience } from '../listing-kind-facts.ts'
import { labelsOfExperience } from '../pickup-facts.ts'
import { ageGroups } from '../upkeep/admitted-ages.ts'
import { openDaysAhead } from '../upkeep/open-days.ts'
import { tokensSql } from './search-tokens.ts'

/** English stands in `search_rows` itself. */
const otherLanguages = languages.filter((language) => language !== 'en')

// `e` is a row of experiences in the statement around these

/** The age groups that a row `e` admits whole, as bits. */
const admittedGroups = ageGroups
  .map(
    ([first, last], bit) =>
      `case when coalesce(e.age_minimum, 0) <= ${first} and coalesce(e.age_maximum, 200) >= ${last} then ${1 << bit} else 0 end`,
  )
  .join(' | ')

/** Layout: facet-record.ts. A term beyond 32767 does not fit and cannot be filtered by; no honest catalogue has so many. */
const packedFacets = `
  int4send(e.id::int)
  || float8send(coalesce(e.from_price, -1)::float8)
  || int2send(coalesce((select t.id from search_terms t where t.kind = 'currency' and t.value = e.currency and t.id < 32768), 0)::int2)
  || int4send(round(e.recommended * 10000)::int)
  || int2send(case when e.negotiation = 'ONLY' then 32767 else least(e.most_guests, 32767) end::int2)
  || int2send(case when e.rating_count > 0 then round(e.rating_average * 100) else 0 end::int2)
  || int2send(case when e.expires_on is null then 0 else least(greatest(e.expires_on - date '2020-01-01', 1), 32767) end::int2)
  || int2send((
       ${durationReach} << 8
     | case when e.age_minimum is null and e.age_maximum is null then 0 else ${admittedGroups} end
    )::int2)
  || (
    select substr(int2send((
             case when 'morning' = any(e.parts_of_day) then 1 else 0 end
           | case when 'afternoon' = any(e.parts_of_day) then 2 else 0 end
           | case when 'evening' = any(e.parts_of_day) then 4 else 0 end
           | case when 'night' = any(e.parts_of_day) then 8 else 0 end)::int2), 2, 1)
        || substr(int2send(count(*)::int2), 2, 1)
        || coalesce(string_agg(int2send(t.id::int2), '' order by t.id), '')
    from search_terms t
    where t.id < 32768 and (
      t.kind = 'category' and t.value in (select c.slug from categories c where c.id = any(e.category_ids))
      or t.kind = 'label' and t.value = any(${labelsOfExperience})
      or t.kind = 'occasion' and t.value = any(e.occasions)
      or t.kind = 'language' and t.value = any(e.spoken_languages)
      or t.kind = 'destination' and t.value = (select d.slug from destinations d where d.id = e.destination_id)
      or t.kind = 'listing' and t.value = any(${listingTermsOfExperience})
      or t.kind = 'length' and t.value = any(${lengthsOfExperience})
    )
  )`

/** Terms that these experiences use for the first time. Asked first, so that identities are not burnt by conflicts. */
const insertTerms = `
  insert into search_terms (kind, value)
  select used.kind, used.value from (
    select 'category' as kind, c.slug as value from experiences e join categories c on c.id = any(e.category_ids) where e.id = any(:ids)
    union select 'label', unnest(${labelsOfExperience}) from experiences e where e.id = any(:ids)
    union select 'occasion', unnest(e.occasions) from experiences e where e.id = any(:ids)
    union select 'language', unnest(e.spoken_languages) from experiences e where e.id = any(:ids)
    union select 'destination', d.slug from experiences e join destinations d on d.id = e.destination_id where e.id = any(:ids)
    union select 'listing', unnest(${listingTermsOfExperience}) from experiences e where e.id = any(:ids)
    union select 'length', unnest(${lengthsOfExperience}) from experiences e where e.id = any(:ids)
    union select 'currency', e.currency from experiences e where e.id = any(:ids) and e.currency is not null
  ) used
  where not exists (select 1 from search_terms t where t.kind = used.kind and t.value = used.value)
  order by 1, 2
  on conflict do nothing`

/** The titles of an experience's options in a language: one row of `e` in the statement around it. */
const optionTitles = (language: string) =>
  `(select string_agg(o.title ->> ${language}, ' ' order by o.position) from options o where o.experience_id = e.id and o.offered)`

/** Words are inserted in order, so that two writers who meet the same new words wait instead of deadlocking. */
const insertWords = `
  insert into search_words (language, word)
  select distinct used.language, used.word
  from experiences e
  cross join lateral unnest(array[e.title, e.summary, e.overview, e.highlights, e.includes, e.know_before_you_go]
    || array(select o.title from options o where o.experience_id = e.id and o.offered)) written (texts)
  cross join lateral search_words_of(written.texts) used
  where e.id = any(:ids) and e.status = 'published'
    and not exists (select 1 from search_words known where known.language = used.language and known.word = used.word)
  order by 1, 2
  on conflict do nothing`

/** Every day that a search may ask for has its bit: reading one needs no look at the length. Of a row `e` with open days. */
export const paddedDays = `substring(e.open_days || repeat('0', ${openDaysAhead})::bit varying for ${openDaysAhead})`

/**
 * Minutes from midnight UTC of the first open day to each closing, two bytes each; it fits, because only ten days are near. Of a row
 * `e` with open days.
 */
export const packedClosing = `
  coalesce((
    select string_agg(int2send(coalesce(extract(epoch from near.closes_at - e.open_from::timestamp at time zone 'UTC') / 60, -32768)::int2),
      '' order by near.day)
    from unnest(e.near_closing) with ordinality near (closes_at, day)
  ), '')`

/** Title before names before short texts before the long one: weights A to D. */
const rowColumns = [
  'destination_id',
  'supplier_id',
  'facets',
  'open_from',
  'open_days',
  'closing',
  'en_head',
  'en',
]

const upsertRows = `
  insert into search_rows (experience_id, ${rowColumns.join(', ')})
  select e.id, e.destination_id, e.supplier_id, ${packedFacets}, e.open_from, ${paddedDays}, ${packedClosing},
    text.head, text.head || text.body
  from experiences e
  cross join lateral (
    select search_vector('en', 'A', e.title ->> 'en') || names.vector || search_vector('en', 'B', ${tokensSql}) as head,
      search_vector('en', 'C', concat_ws(' ', e.summary ->> 'en', search_list(e.highlights -> 'en'),
        array_to_string(e.labels, ' '), array_to_string(e.occasions, ' '), ${optionTitles("'en'")}))
      || search_vector('en', 'D', concat_ws(' ', e.overview ->> 'en', search_list(e.includes -> 'en'),
        search_list(e.know_before_you_go -> 'en'))) as body
    from (${namesIn("'en'")}) names
  ) text
  where e.id = any(:ids) and e.status = 'published'
  order by e.id
  on conflict (experience_id) do update set ${rowColumns.map((column) => `${column} = excluded.${column}`).join(', ')}`

const deleteDocuments = `delete from search_documents where experience_id = any(:ids)`

/**
 * What stands there in other languages. A text of the listing's own brings the English title and names along, for those who
 * mix both in one search; where only the names are translated, they are all there is.
 */
const insertDocuments = `
  insert into search_documents (language, experience_id, head, document)
  select spoken.language, e.id, text.head, text.head || text.body
  from experiences e
  join search_rows r on r.experience_id = e.id
  cross join lateral (
    select language from unnest(:languages::text[]) language
    where e.title \\? language or e.summary \\? language or e.overview \\? language or e.highlights \\? language
      or exists (select 1 from search_names n where n.language = language and n.kind = 'destination' and n.ref_id = e.destination_id)
      or exists (select 1 from search_names n where n.language = language and n.kind = 'category' and n.ref_id = any(e.category_ids))
  ) spoken
  cross join lateral (
    select case when e.title \\? spoken.language
        then search_vector(spoken.language, 'A', e.title ->> spoken.language) || r.en_head else '' end || names.vector
      || search_vector(spoken.language, 'B', ${tokensSql}) as head,
      search_vector(spoken.language, 'C', concat_ws(' ', e.summary ->> spoken.language,
        search_list(e.highlights -> spoken.language), ${optionTitles('spoken.language')}))
      || search_vector(spoken.language, 'D', concat_ws(' ', e.overview ->> spoken.language, search_list(e.includes -> spoken.language),
        search_list(e.know_before_you_go -> spoken.language))) as body
    from (${namesIn('spoken.language')}) names
  ) text
  where e.id = any(:ids)
  order by 1, 2`

/** Names of an experience's place and categories in a language, English where one is missing: already stemmed. */
function namesIn(language: string): string {
  const best = (kind: string, id: string) => `
    coalesce((
      select n.vector from search_names n
      where n.kind = '${kind}' and n.ref_id = ${id} and n.language in (${language}, 'en')
      order by (n.language = 'en') limit 1), '')`
  // an experience has at most eight categories
  const categories = [1, 2, 3, 4, 5, 6, 7, 8].map(
    (position) =>
      `case when e.category_ids[${position}] is null then '' else ${best('category', `e.category_ids[${position}]`)} end`,
  )
  return `select ${best('destination', 'e.destination_id')} || ${categories.join(' || ')} as vector`
}

const deleteUnpublished = `
  delete from search_rows r using experiences e
  where e.id = r.experience_id and r.experience_id = any(:ids) and e.status <> 'published'`

/**
 * Makes these experiences findable as they now stand in the table: texts, filters, open days. To be called in the
 * transaction that wrote them, once for a batch: about a millisecond for each, most of it stemming.
 */
export async function refreshSearchDocuments(trx: Knex, experienceIds: readonly number[]): Promise<void> {
  if (experienceIds.length === 0) return
  const ids = [...experienceIds]
  await trx.raw(insertTerms, { ids })
  await trx.raw(insertWords, { ids })
  await trx.raw(deleteUnpublished, { ids })
  await trx.raw(deleteDocuments, { ids })
  await trx.raw(upsertRows, { ids })
  await trx.raw(insertDocuments, { ids, languages: otherLanguages })
}

/**
 * The same for a change that touched no text: rating, sales, price, open days. Twenty times cheaper, and no index is
 * written.
 */
export async function refreshSearchFacets(trx: Knex, experienceIds: readonly number[]): Promise<void> {
  if (experienceIds.length === 0) return
  const ids = [...experienceIds]
  await trx.raw(insertTerms, { ids })
  await trx.raw(
    `update search_rows r set facets = ${packedFacets}, open_from = e.open_from, open_days = ${paddedDays}, closing = ${packedClosing}
     from experiences e where e.id = r.experience_id and e.id = any(:ids)`,
    { ids },
  )
}

/**
 * After a bulk load: merges what the text indexes still keep in their waiting lists and renews the planner's statistics,
 * which the database would do by itself minutes later. Not inside a transaction.
 */
export async function settleSearch(db: Knex): Promise<void> {
  await db.raw('vacuum (analyze) search_rows, search_documents')
  await db.raw('analyze search_words, search_names, experiences, options, destinations, reviews')
}
