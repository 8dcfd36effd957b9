/** Whether guests of a row `e` of experiences can book a transfer as an extra: it leaves before the start, or from their address. */
export const sellsTransfer = `exists (select from jsonb_array_elements(e.extras) x
  where jsonb_exists(x, 'minutesBefore') or x ->> 'asks' = 'ADDRESS')`

/** Whether a row `e` of experiences fetches its guests, be it said in words, by its pickup points or as an extra. */
export const offersPickup = `(e.pickup_included is true or jsonb_array_length(e.pickups) > 0 or ${sellsTransfer})`

/**
 * The labels by which a row `e` of experiences is filtered, as a text array: those that its listing has, and that pickup is included,
 * which is stated in a field of its own.
 */
export const labelsOfExperience = `(e.labels || case
  when e.pickup_included is true and 'pickup-included' <> all(e.labels) then '{pickup-included}'::text[] else '{}'::text[] end)`
