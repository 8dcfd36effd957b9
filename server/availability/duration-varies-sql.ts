/**
 * Of `options o` and `experiences e`: whether an option has no length but the range of its experience. One that says its length
 * keeps to it. Where it is not known who said it, that option has its own which is longer than the shortest, or beside which
 * another is.
 */
export const durationVariesSql = `coalesce(o.offered and e.price_period is null and e.duration_maximum > e.duration_minimum
    and case when o.duration_stated is null
      then o.duration_minutes = e.duration_minutes
        and not exists (select from options s where s.experience_id = e.id and s.offered and s.duration_minutes > o.duration_minutes)
      else not o.duration_stated end, false)`
