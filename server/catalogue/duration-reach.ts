const minutesOf = `case e.duration_unit when 'MINUTES' then 1 when 'HOURS' then 60 else 1440 end`

/**
 * The longest that a row `e` of experiences states, in minutes: of its duration; else of the hours, days or nights that are sold;
 * else of its options.
 */
const longest = `coalesce(
  case when e.duration_unit is not null then coalesce(e.duration_maximum, e.duration_minimum) * ${minutesOf} end,
  e.period_maximum * case e.price_period when 'HOUR' then 60 when 'DAY' then 1440 when 'NIGHT' then 1440 end,
  (select max(o.duration_minutes) from options o where o.experience_id = e.id and o.offered),
  e.duration_minutes)`

/** The lengths of the options of a row `e` of experiences, where each states its own and no hours, days or nights are sold; else null. */
const ownLengths = `
  select case when bool_and(coalesce(o.duration_stated, false)) then min(o.duration_minutes) end as least,
    case when bool_and(coalesce(o.duration_stated, false)) then max(o.duration_minutes) end as most
  from options o where o.experience_id = e.id and o.offered and e.price_period is null`

/**
 * The buckets of lengths (`durationBuckets`, where their rule is written) that a row `e` of experiences reaches, as one byte: the
 * number of the first bucket from 1, and sixteen times how many more come after it; 0 where no length is known.
 */
export const durationReach = `(
  select case when e.duration_minutes is null then 0
    when coalesce(e.duration_unit, e.price_period, '') in ('NIGHTS', 'NIGHT') then 4
    else reach.first + 16 * greatest(reach.last - reach.first, 0) end
  from (
    select 1 + (least > 60 or open and least = 60)::int + (least > 240 or open and least = 240)::int
        + (least > 1440 or open and least = 1440)::int as first,
      1 + (most > 60)::int + (most > 240)::int + (most > 1440)::int as last
    from (
      select coalesce(own.least, e.duration_minutes) as least, coalesce(own.most, lengths.most) as most,
        own.least is null and e.duration_unit is not null and e.price_period is null and lengths.most > e.duration_minutes as open
      from (select ${longest} as most) lengths, (${ownLengths}) own
    ) stated
  ) reach
)`
