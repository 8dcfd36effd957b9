import { plainSeed } from './picture-source.ts'
import { posterSources } from './poster-sources.ts'
import { createDice } from './posters/dice.ts'
import type { Subject } from './posters/poster-spec.ts'

/**
 * Words of a title or a slug that tell what an experience is about, in the order they are looked for: a "river kayak" is a
 * kayak first, a "museum of wine" a museum.
 */
const subjectsByWord: readonly (readonly [words: string, subject: Subject])[] = [
  ['aquarium oceanarium sealife', 'aquarium'],
  ['balloon', 'balloon'],
  ['paragliding paraglide hanggliding', 'paraglide'],
  ['skydive skydiving parachute bungee zipline', 'skydive'],
  ['kayak kayaking canoe canoeing rafting paddle paddling', 'kayak'],
  ['fishing angling', 'fishing'],
  ['dive diving scuba snorkel snorkeling snorkelling reef', 'reef'],
  ['dhow', 'dhow'],
  ['yacht sailing sail catamaran sailboat', 'yacht'],
  ['cruise boat ferry canal river', 'river-cruise'],
  ['waterpark aquapark slides', 'waterpark'],
  ['themepark amusement funfair rollercoaster', 'theme-park'],
  ['waterfall waterfalls falls cascade', 'waterfall'],
  ['canyon gorge ravine', 'canyon'],
  ['pyramid pyramids giza sphinx', 'pyramids'],
  ['quad buggy atv', 'quad'],
  ['camp camping glamping bedouin', 'desert-camp'],
  ['desert dune dunes safari camel', 'dunes'],
  ['museum gallery exhibition museo musee palace castle', 'museum'],
  ['hammam spa bath baths onsen sauna wellness', 'hammam'],
  ['cooking class baking', 'cooking'],
  ['wine winery vineyard tasting brewery distillery', 'vineyard'],
  ['food dinner lunch breakfast restaurant gastronomy', 'food'],
  ['market bazaar souk shopping', 'market'],
  ['opera theatre theater concert ballet show music festival cinema', 'show'],
  ['tram cablecar funicular', 'tram'],
  ['train railway steam', 'train'],
  ['bike bicycle cycling segway', 'bike'],
  ['ski skiing snow ice skating sleigh winter', 'winter'],
  ['beach swimming swim surf surfing island lido', 'beach'],
  ['zoo wildlife birds birdwatching dolphins whale nature reserve', 'wildlife'],
  ['mountain mountains hike hiking trek trekking trail climbing park peak', 'mountain'],
  ['night nightlife bar pub club', 'night-city'],
  ['walk walking tour guided', 'walking'],
  ['old medina historic church cathedral mosque temple quarter', 'old-town'],
]

/** Plain views of a town, which claim nothing of what is done there. */
const places: readonly Subject[] = ['skyline', 'old-town', 'night-city']

function subjectOf(words: string): Subject | undefined {
  const said = new Set(words.toLowerCase().split(/[^\p{L}\p{N}]+/u))
  return subjectsByWord.find(([known]) => known.split(' ').some((word) => said.has(word)))?.[1]
}

/**
 * The source of a poster for something that came without pictures: its subject is read from the words (a slug will do), and
 * its hour and composition follow from them, so that a page of such things does not look like one thing many times.
 */
export function posterForWords(words: string, city?: string): string {
  const seed = plainSeed(words)
  const subject = subjectOf(words) ?? createDice(`anything|${seed}`).pick(places)
  const [source = ''] = posterSources({ subject, seed, city }, 1)
  return source
}
