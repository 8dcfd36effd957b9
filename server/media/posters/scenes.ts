import type { Subject } from './poster-spec.ts'
import { balloons, paraglide, skydive } from './scenes/air.ts'
import { caravanDunes, duneDrive, dunes, duneWalk, sandboard } from './scenes/desert.ts'
import { skyline } from './scenes/city.ts'
import { dhow } from './scenes/water.ts'
import { fishing, kayak, riverCruise, yacht } from './scenes/boating.ts'
import { desertCamp, pyramids, pyramidWalk } from './scenes/sands.ts'
import { aquarium, reef } from './scenes/underwater.ts'
import { seaside, waterpark } from './scenes/shore.ts'
import { waterfall } from './scenes/highland.ts'
import { canyon, gorgeWalk, valleyWalk } from './scenes/canyon.ts'
import { bikeTour, tram, walkingTour } from './scenes/street.ts'
import { train } from './scenes/railway.ts'
import { nightCity } from './scenes/evening.ts'
import { themePark } from './scenes/fair.ts'
import { flamenco, show, theatre } from './scenes/theatre.ts'
import { winter } from './scenes/snow.ts'
import { market } from './scenes/market.ts'
import { marketHall, streetMarket } from './scenes/market-places.ts'
import { palaceGate } from './scenes/palace-gate.ts'
import { posterGallery } from './scenes/poster-gallery.ts'
import { sema } from './scenes/ceremony.ts'
import { hall, laceDomeView, museum, museumFront } from './scenes/gallery.ts'
import { cooking } from './scenes/table.ts'
import { hammam } from './scenes/bath.ts'
import { dolphins, oryxes, wildlife } from './scenes/wild.ts'
import { quad } from './scenes/buggy.ts'
import { vineyard } from './scenes/vineyard.ts'
import { oldTown } from './scenes/old-town.ts'
import { food, streetKitchen, terrace } from './scenes/feast.ts'
import { flatLay } from './scenes/flat-lay.ts'
import { beachViews } from './scenes/lagoon.ts'
import { mountainViews } from './scenes/summit.ts'
import { aqueduct, dikeVillage, tulips, whaleBones } from './scenes/fields.ts'
import { arena, cityGate, romanTheatre, villaFountains } from './scenes/ruins.ts'
import { banya, iceRink, whiteChurch } from './scenes/northern.ts'
import {
  canalBoat,
  catamaranScene,
  guletScene,
  houseboatScene,
  motorYachtScene,
  riverLaunch,
  sailboat,
  woodenYacht,
} from './scenes/sailing.ts'
import { cape, mangroves, rafting, seaCave } from './scenes/rapids.ts'
import { caveRoom, undergroundCity } from './scenes/rock-rooms.ts'
import { cistern, rotunda, sculptures } from './scenes/halls.ts'
import { cloister, metro, paintedVault, stationMuseum } from './scenes/vaults.ts'
import { forestTrack, pastries, sidecar } from './scenes/on-wheels.ts'
import { hillPalace, palaceGarden, serratedRidge, windTowers } from './scenes/palaces.ts'
import type { Stage } from './stage.ts'

/** How a subject is drawn: where its horizon may lie, and its drawing. */
export interface Scene {
  readonly horizon: readonly [number, number]
  readonly draw: (stage: Stage) => string
}

const dunesScene: Scene = { horizon: [-30, 40], draw: dunes }
const dhowScene: Scene = { horizon: [70, 130], draw: dhow }
const balloonScene: Scene = { horizon: [150, 210], draw: balloons }

/** The drawing of every subject. */
export const scenes: Record<Subject, Scene> = {
  aquarium: { horizon: [0, 1], draw: aquarium },
  aqueduct: { horizon: [10, 40], draw: aqueduct },
  arena: { horizon: [0, 1], draw: arena },
  balloon: balloonScene,
  banya: { horizon: [0, 1], draw: banya },
  beach: { horizon: [20, 80], draw: beachViews },
  bike: { horizon: [10, 50], draw: bikeTour },
  'canal-boat': { horizon: [20, 60], draw: canalBoat },
  canyon: { horizon: [20, 60], draw: canyon },
  cape: { horizon: [60, 110], draw: cape },
  caravan: { horizon: [-30, 40], draw: caravanDunes },
  catamaran: { horizon: [60, 110], draw: catamaranScene },
  'cave-room': { horizon: [0, 1], draw: caveRoom },
  cistern: { horizon: [0, 1], draw: cistern },
  'city-gate': { horizon: [20, 40], draw: cityGate },
  cloister: { horizon: [0, 1], draw: cloister },
  cooking: { horizon: [40, 70], draw: cooking },
  'desert-camp': { horizon: [10, 60], draw: desertCamp },
  dhow: dhowScene,
  'dike-village': { horizon: [20, 50], draw: dikeVillage },
  dolphins: { horizon: [0, 50], draw: dolphins },
  'dune-drive': { horizon: [-30, 40], draw: duneDrive },
  'dune-walk': { horizon: [-30, 40], draw: duneWalk },
  dunes: dunesScene,
  fishing: { horizon: [50, 110], draw: fishing },
  flamenco: { horizon: [0, 1], draw: flamenco },
  food: { horizon: [120, 160], draw: food },
  'forest-track': { horizon: [-20, 20], draw: forestTrack },
  'fossil-whale': { horizon: [0, 30], draw: whaleBones },
  'gorge-walk': { horizon: [20, 60], draw: gorgeWalk },
  gulet: { horizon: [40, 80], draw: guletScene },
  hammam: { horizon: [0, 1], draw: hammam },
  'hill-palace': { horizon: [20, 50], draw: hillPalace },
  houseboat: { horizon: [30, 60], draw: houseboatScene },
  'ice-rink': { horizon: [0, 20], draw: iceRink },
  kayak: { horizon: [10, 60], draw: kayak },
  'lace-dome': { horizon: [30, 70], draw: laceDomeView },
  launch: { horizon: [20, 60], draw: riverLaunch },
  mangroves: { horizon: [0, 40], draw: mangroves },
  market: { horizon: [60, 61], draw: market },
  'market-hall': { horizon: [60, 61], draw: marketHall },
  metro: { horizon: [0, 1], draw: metro },
  'monastery-ridge': { horizon: [20, 50], draw: serratedRidge },
  'motor-yacht': { horizon: [60, 110], draw: motorYachtScene },
  mountain: { horizon: [0, 50], draw: mountainViews },
  museum: { horizon: [30, 70], draw: museum },
  'museum-front': { horizon: [30, 70], draw: museumFront },
  'night-city': { horizon: [20, 60], draw: nightCity },
  'old-town': { horizon: [-30, 20], draw: oldTown },
  oryx: { horizon: [0, 50], draw: oryxes },
  'painted-vault': { horizon: [0, 1], draw: paintedVault },
  'painting-gallery': { horizon: [30, 70], draw: hall },
  'palace-garden': { horizon: [0, 20], draw: palaceGarden },
  'palace-gate': { horizon: [20, 40], draw: palaceGate },
  paraglide: { horizon: [90, 140], draw: paraglide },
  pastries: { horizon: [0, 1], draw: pastries },
  'poster-gallery': { horizon: [0, 1], draw: posterGallery },
  'pyramid-walk': { horizon: [40, 90], draw: pyramidWalk },
  pyramids: { horizon: [40, 90], draw: pyramids },
  quad: { horizon: [-20, 40], draw: quad },
  rafting: { horizon: [-30, 10], draw: rafting },
  reef: { horizon: [0, 1], draw: reef },
  'river-cruise': { horizon: [20, 70], draw: riverCruise },
  'roman-theatre': { horizon: [40, 80], draw: romanTheatre },
  rotunda: { horizon: [0, 1], draw: rotunda },
  sailboat: { horizon: [60, 110], draw: sailboat },
  sandboard: { horizon: [-30, 40], draw: sandboard },
  'sculpture-hall': { horizon: [0, 1], draw: sculptures },
  'sea-cave': { horizon: [20, 50], draw: seaCave },
  seaside: { horizon: [20, 80], draw: seaside },
  sema: { horizon: [0, 1], draw: sema },
  'shared-dishes': { horizon: [0, 1], draw: flatLay },
  show: { horizon: [0, 1], draw: show },
  sidecar: { horizon: [0, 40], draw: sidecar },
  skydive: { horizon: [120, 180], draw: skydive },
  skyline: { horizon: [60, 120], draw: skyline },
  'station-museum': { horizon: [0, 1], draw: stationMuseum },
  'street-kitchen': { horizon: [120, 160], draw: streetKitchen },
  'street-market': { horizon: [60, 90], draw: streetMarket },
  'terrace-table': { horizon: [120, 160], draw: terrace },
  theatre: { horizon: [0, 1], draw: theatre },
  'theme-park': { horizon: [110, 150], draw: themePark },
  train: { horizon: [-20, 30], draw: train },
  tram: { horizon: [-60, -20], draw: tram },
  tulips: { horizon: [10, 40], draw: tulips },
  'underground-city': { horizon: [0, 1], draw: undergroundCity },
  'valley-walk': { horizon: [20, 60], draw: valleyWalk },
  'villa-fountains': { horizon: [0, 20], draw: villaFountains },
  vineyard: { horizon: [0, 40], draw: vineyard },
  walking: { horizon: [20, 70], draw: walkingTour },
  waterfall: { horizon: [0, 40], draw: waterfall },
  waterpark: { horizon: [60, 100], draw: waterpark },
  'white-church': { horizon: [40, 70], draw: whiteChurch },
  wildlife: { horizon: [0, 50], draw: wildlife },
  'wind-towers': { horizon: [0, 30], draw: windTowers },
  winter: { horizon: [-10, 40], draw: winter },
  'wooden-yacht': { horizon: [60, 110], draw: woodenYacht },
  yacht: { horizon: [60, 110], draw: yacht },
}
