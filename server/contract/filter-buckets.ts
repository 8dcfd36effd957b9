import { z } from 'zod'

/**
 * Buckets of the duration filter. A length on a bound is of the shorter one: four hours are "1 to 4 hours". A range is of every
 * bucket that it shares more than an end with: 4–5 hours are "4 hours to 1 day" alone, 3–9 hours are of two. Where the traveller
 * chooses the length (so many hours or days of hire, one of several options), the shortest choice counts like a length of its own.
 * Nights end on another day than they began: each number of them is more than a day.
 */
export const durationBuckets = ['up-to-1h', '1h-to-4h', '4h-to-1d', 'over-1d'] as const
export const DurationBucket = z.enum(durationBuckets)
export type DurationBucket = z.infer<typeof DurationBucket>

/**
 * Buckets of the age filter: everyone of these ages may take part, so "from 10" is not of `8-11`, and "18–65" not of `65-up`, which
 * a maximum of 99 reaches. Several that are asked for must all be admitted: a family looks for what takes all of it.
 * On a day, by one option that runs then. They are kept as bits in this order, so new ones go to the end; eight fit.
 */
export const ageBuckets = ['0-3', '4-11', '12-17', '18-64', '65-up', '4-5', '6-7', '8-11'] as const
export const AgeBucket = z.enum(ageBuckets)
export type AgeBucket = z.infer<typeof AgeBucket>

/** Buckets of the filter by a boat's length in metres, both ends included: a boat of 15 m is in two. */
export const lengthBuckets = ['0-10', '10-15', '15-20', '20-up'] as const
export const LengthBucket = z.enum(lengthBuckets)
export type LengthBucket = z.infer<typeof LengthBucket>
