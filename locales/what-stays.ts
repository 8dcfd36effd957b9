/** What a change leaves as it was booked, for the texts `stays`: checkout, pages and mails name it beside the deadline of changes. */

/** Context of the text: beside the option it can be the number of hours, days or nights, the pickup point, or both. */
export function whatStays({
  price,
  pickup,
}: {
  price: { lines: readonly { period?: string | undefined }[] }
  pickup?: unknown
}): 'length' | 'pickup' | 'both' | undefined {
  const isHired = price.lines.some(({ period }) => period)
  if (!pickup) return isHired ? 'length' : undefined
  return isHired ? 'both' : 'pickup'
}
