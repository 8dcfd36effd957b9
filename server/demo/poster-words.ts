import type { Localized } from '../contract/primitives.ts'
import type { PosterHour, PosterSubject } from './builders.ts'
import { citiesInArabic, seenInArabic, timesInArabic } from './poster-words-arabic.ts'

/**
 * What every poster of a subject shows, whatever its composition; `{city}` where a city's own landmarks are drawn. Whoever
 * draws something new into a scene changes its sentence here.
 */
const seen: Readonly<Record<PosterSubject, string>> = {
  aquarium: 'Visitors in front of a great tank with a large fish, jellyfish and corals',
  balloon: 'Striped hot-air balloons above the hills',
  beach: 'Calm water, palms and people at ease on the shore of {city}',
  bike: 'Two people on bicycles by the water, {city} behind them',
  canyon: 'People on their way between the steep, banded walls of a canyon',
  cooking: 'Two cooks at a counter with a large pot, {city} behind the arches',
  'desert-camp': 'People around a fire in front of a white tent in the desert',
  dhow: 'A wooden boat with slanting sails, {city} behind it',
  dunes: 'High sand dunes, and somebody on the way through them',
  fishing: 'An angler in a small boat with the rod bent, {city} on the horizon',
  food: 'Freshly made food, ready to be eaten',
  hammam: 'A guest under a towel on the warm stone of a hammam, basins under arches around it',
  kayak: 'A kayak on calm water between steep hills',
  market: 'Market stalls under striped awnings in a vaulted street hung with lanterns',
  mountain: 'High mountains, and hikers who have come to see them',
  museum: 'Visitors at a museum in {city}',
  'night-city': 'People out in {city}',
  'old-town': 'In the old town of {city}',
  paraglide: 'Two people under a striped paraglider, mountains and water below',
  pyramids: 'A rider on a camel, led past three pyramids',
  quad: 'A buggy that throws up sand as it crosses a dune',
  reef: 'Corals and striped fish, and a diver above them',
  'river-cruise': 'A long boat with people on its upper deck passing through {city}',
  show: 'A performer in the spotlight, on a stage between red curtains',
  skyline: 'The skyline of {city}',
  skydive: 'Two people in free fall above the coast, the plane they left behind them',
  'theme-park': 'A big wheel and a rollercoaster above the stalls of a fair',
  tram: 'A tram in a street of old houses',
  vineyard: 'Rows of vines below a farmhouse, a bottle and two glasses in front',
  walking: 'A group and its guide, who holds up a flag, {city} behind them',
  waterfall: 'Waterfalls over a cliff with trees along its edge',
  waterpark: 'Winding slides from a tower into a pool full of bathers',
  wildlife: 'Wild animals where they live, near {city}',
  winter: 'People out in the snow, {city} behind them',
  yacht: 'A white boat on the open water, {city} on the horizon',
}

const times: Readonly<Record<PosterHour, string>> = {
  dawn: 'at dawn',
  morning: 'in the morning',
  noon: 'at noon',
  golden: 'in the low sun',
  blue: 'after sunset',
  night: 'at night',
}

/** Where no daylight comes in, no hour is seen. */
const indoors: ReadonlySet<PosterSubject> = new Set(['aquarium', 'hammam', 'museum', 'reef', 'show'])

/** What can be seen on a poster, for whoever cannot see it. */
export function describePoster(subject: PosterSubject, hour: PosterHour, city: string): Localized {
  const name = city.replaceAll(
    /(^|-)([a-z])/g,
    (_whole, hyphen: string, letter: string) => (hyphen ? ' ' : '') + letter.toUpperCase(),
  )
  const isIndoors = indoors.has(subject)
  const what = seen[subject].replace('{city}', name)
  const inArabic = seenInArabic[subject].replace('{city}', citiesInArabic[city] ?? name)
  return {
    en: isIndoors ? what : `${what}, ${times[hour]}`,
    ar: isIndoors ? inArabic : `${inArabic}، ${timesInArabic[hour]}`,
  }
}
