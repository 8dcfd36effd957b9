/** A point on the earth, in degrees. */
export interface Point {
  latitude: number
  longitude: number
}

const earthRadiusKilometres = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Great-circle distance (haversine on a sphere: within half a percent). */
export function kilometresBetween(a: Point, b: Point): number {
  const half =
    Math.sin(radians(b.latitude - a.latitude) / 2) ** 2 +
    Math.cos(radians(a.latitude)) *
      Math.cos(radians(b.latitude)) *
      Math.sin(radians(b.longitude - a.longitude) / 2) ** 2
  return 2 * earthRadiusKilometres * Math.asin(Math.min(1, Math.sqrt(half)))
}
