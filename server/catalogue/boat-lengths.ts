import { lengthBuckets } from '../contract/filter-buckets.ts'

/** Ends of a bucket as it is written: `10-15`, `20-up`. */
const ends = lengthBuckets.map((bucket) => {
  const [least = '0', most = 'up'] = bucket.split('-')
  return `('${bucket}', ${least}, ${most === 'up' ? `float8 'infinity'` : most})`
})

/**
 * The buckets of the lengths that a row `e` of experiences states, as a text array: of the only boat, or of the shortest and the longest.
 * What lies between those two nobody has stated.
 */
export const lengthsOfExperience = `array(
  select bucket.value from (values ${ends.join(', ')}) bucket (value, least, most)
  where (e.measures ->> 'lengthMetres')::float8 between bucket.least and bucket.most
    or (e.measures ->> 'longestMetres')::float8 between bucket.least and bucket.most)`
