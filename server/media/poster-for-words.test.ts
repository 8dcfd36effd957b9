import { describe, expect, it } from 'vitest'
import { posterForPlace, posterForWords } from './poster-for-words.ts'

const subjectOf = (source: string) => /^poster:([a-z-]+)\?/.exec(source)?.[1]

describe('posterForWords', () => {
  it.each([
    ['hot-air-balloon-over-the-valley', 'balloon'],
    ['bearwood-balloon-fiesta', 'balloon'],
    ['paragliding-from-the-ridge', 'paraglide'],
    ['tandem-skydiving-at-elmfield', 'skydive'],
    ['river-kayak-at-dawn', 'kayak'],
    ['kayaking-through-the-mangroves', 'mangroves'],
    ['white-water-rafting-on-the-una', 'rafting'],
    ['deep-sea-fishing-with-captain-ana', 'fishing'],
    ['coral-bay-scuba-centre', 'reef'],
    ['dhow-dinner-on-the-creek', 'dhow'],
    ['catamaran-to-the-islands', 'catamaran'],
    ['sailing-on-lake-miro', 'sailboat'],
    ['evening-river-cruise', 'river-cruise'],
    ['dolphin-watching-off-the-cape', 'dolphins'],
    ['blue-lagoon-waterpark', 'waterpark'],
    ['merryland-amusement-park', 'theme-park'],
    ['harbour-aquarium', 'aquarium'],
    ['silver-waterfall', 'waterfall'],
    ['lost-mule-falls', 'waterfall'],
    ['north-point-lighthouse', 'cape'],
    ['herring-cove-beach', 'seaside'],
    ['museum-of-wine', 'museum-front'],
    ['harbour-art-museum', 'painting-gallery'],
    ['grand-theatre', 'theatre'],
    ['riverside-concert-hall', 'theatre'],
    ['thai-cooking-class', 'cooking'],
    ['estate-winery-and-cellars', 'vineyard'],
    ['street-food-by-night', 'food'],
    ['Central Market', 'market'],
    ['steam-railway-to-the-coast', 'train'],
    ['heritage-tram-through-the-hills', 'tram'],
    ['bicycle-tour-of-the-canals', 'bike'],
    ['free-walking-tour', 'walking'],
    ['explore-the-old-town', 'old-town'],
    ['turkish-bath-by-the-mosque', 'hammam'],
    ['climb-mount-doro', 'mountain'],
    ['pyramids-of-giza-at-opening', 'pyramid-walk'],
    ['dune-buggy-at-sunrise', 'quad'],
    ['night-in-a-bedouin-camp', 'desert-camp'],
    ['evening-desert-safari', 'dunes'],
  ])('reads what %s is about', (words, subject) => {
    expect(subjectOf(posterForWords(words))).toBe(subject)
  })

  it.each([
    // an animal is not another animal
    'whale-watching-with-blue-horizon',
    'puffins-of-the-north-cliff',
    'whale-and-dolphin-safari',
    'city-zoo',
    'camel-races',
    'flamingo-land',
    // a park is no summit, a peak no picnic, a ski slope no sleigh
    'elm-hill-park',
    'lakeside-national-park',
    'mill-creek-trail',
    'marble-mountain-ski-resort',
    'black-mountain-mountain-bike-trail',
    'cable-car-to-the-top-of-bald-mountain',
    // not every musician plays a guitar
    'jazz-festival',
    'old-mill-cinema',
    'fringe-festival',
    'starlight-drive-in-theater',
    'regal-harbour-theater',
    'marionette-theatre',
    // water that is not a beach, a boat that is not a river boat
    'prison-island',
    'lido-swimming-pool',
    'sand-volleyball-beach',
    'harbour-ferry',
    'take-a-boat-trip',
    'moss-river',
    'river-run-state-park',
    'canoe-hire',
    'snorkelling-from-the-pier',
    'cliff-diving-show',
    'bamboo-rafting',
    'hang-gliding-and-bungee',
    'glass-bottomed-catamaran',
    'splash-indoor-waterpark',
    'fishing-village',
    'fly-fishing-on-the-upper-test',
    // a name is not a subject
    'canyon-ridge-golf-club',
    'grand-canyon-antelopes-basketball',
    'lighthouse-theatre-school',
    'the-lighthouse-cinema',
    'waterfall-glen-forest-preserve',
    'balloon-paper-festival',
    'vineyard-golf-club',
    'wine-train',
    'cinema-at-the-museum',
    'tram-museum-cafe',
    'old-town-trolley',
    'old-town-theme-park-hotel',
    'bath-rugby-club',
    'mud-spa',
    'maple-day-camp',
    'lumberjack-distillery',
    'dune-golf-resort',
    'sky-zone-trampoline-hall',
    'miniature-steam-railway',
    'mountain-bike-rental',
    'studio-tour',
    'brewery-tour',
    'farmers-market',
    'quad-bikes-in-the-forest',
    'skating-rink-at-the-art-museum',
    'manatee-aquarium',
    'goat-souk',
    'pebble-cove-beach',
    'cinema-theater-8',
    'galaxy-12-theatre',
    'wine-tasting-in-a-cellar',
    'family-fun-park',
    'river-queen-river-cruise',
    'ice-rink',
    'xyz',
  ])('claims nothing of %s, whose subject no drawing shows', (words) => {
    expect(subjectOf(posterForWords(words))).toBe('skyline')
  })

  it('does not take the name of its place for a subject', () => {
    expect(subjectOf(posterForWords('playhouse-of-the-docks-long-beach', 'long-beach'))).toBe('skyline')
    expect(subjectOf(posterForWords('trampolines-sioux-falls', 'sioux-falls-us'))).toBe('skyline')
    expect(subjectOf(posterForWords('old-forge-beach-2', 'old-forge'))).toBe('seaside')
  })

  it('shows the place that it is in', () => {
    expect(posterForWords('something-else', 'lisbon')).toMatch(/&city=lisbon$/)
  })

  it('shows the hour that the words state, and daylight where they state none', () => {
    const hourOf = (words: string) => /hour=([a-z]+)/.exec(posterForWords(words))?.[1]
    expect(hourOf('kayak-at-sunrise')).toBe('dawn')
    expect(hourOf('sunset-sailing')).toBe('golden')
    expect(hourOf('walking-tour-by-night')).toBe('night')
    const others = Array.from({ length: 40 }, (_, index) => hourOf(`kayak-${String(index)}`))
    expect(new Set(others)).toEqual(new Set(['dawn', 'morning', 'noon', 'golden']))
  })

  it('varies what it cannot read, and always in the same way', () => {
    const slugs = Array.from({ length: 40 }, (_, index) => `xyz-${String(index)}`)
    const sources = slugs.map((slug) => posterForWords(slug, 'lisbon'))
    expect(new Set(sources).size).toBe(40)
    expect(sources).toEqual(slugs.map((slug) => posterForWords(slug, 'lisbon')))
  })
})

describe('posterForPlace', () => {
  it('is a view of the place, whatever its name seems to say', () => {
    expect(posterForPlace('lisbon')).toMatch(/^poster:skyline\?.*&city=lisbon$/)
    expect(subjectOf(posterForPlace('long-beach'))).toBe('skyline')
  })
})
