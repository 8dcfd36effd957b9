/** Of `options o` and `experiences e`: an option that says no length has the shortest of its experience; where others say a longer one, each has its own. One that says its length keeps to it. */
export const durationVariesSql = `coalesce(o.offered and e.price_period is null and e.duration_maximum > e.duration_minimum
    and o.duration_stated is not true and o.duration_minutes = e.duration_minutes
    and not exists (select from options s where s.experience_id = e.id and s.offered and s.duration_minutes > o.duration_minutes), false)`
