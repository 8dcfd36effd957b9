import { offersPickup } from '../pickup-facts.ts'

/**
 * Documents carry what they are as words of their own, so that one text index answers "kids in Rome" as it answers "boat":
 * `xdestinationrome`, `xoccasionfamilyday`. The SQL beside it writes the same.
 */
export function tokenOf(kind: string, value: string): string {
  return `x${kind}${value.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}`
}

const plainSql = (value: string) => `regexp_replace(lower(${value}), '[^a-z0-9]', '', 'g')`

/** Tokens of its senior and student tickets, `xticketsenior xticketstudent`. Of a row `e` of experiences. */
const ticketTokens = `(
    select string_agg(distinct 'xticket' || lower(unit ->> 'id'), ' ')
    from options o cross join lateral jsonb_array_elements(o.units) unit
    where o.experience_id = e.id and o.offered and unit ->> 'id' in ('SENIOR', 'STUDENT'))`

/** The tokens of a row `e` of experiences, with single spaces. */
export const tokensSql = `concat_ws(' ',
  (select 'xdestination' || ${plainSql('d.slug')} || ' xcountry' || ${plainSql('d.country_code')} from destinations d where d.id = e.destination_id),
  (select string_agg('xcategory' || ${plainSql('c.slug')}, ' ') from categories c where c.id = any(e.category_ids)),
  (select string_agg('xlabel' || ${plainSql('label')}, ' ') from unnest(e.labels) label),
  (select string_agg('xoccasion' || ${plainSql('occasion')}, ' ') from unnest(e.occasions) occasion),
  (select string_agg('xtime' || ${plainSql('part')}, ' ') from unnest(e.parts_of_day) part),
  case when e.age_minimum <= 8 then 'xageschildren' end,
  case when ${offersPickup} then 'xpickupoffered' end,
  case when e.overnight then 'xstayovernight' end,
  case when e.price_period in ('HOUR', 'DAY') then 'xhireperiod' end,
  case when 'private' = any(e.labels) and e.price_period is distinct from 'NIGHT' then 'xhirewhole' end,
  ${ticketTokens})`
