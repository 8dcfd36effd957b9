import type { Subject } from './poster-spec.ts'
import { balloons, paraglide, skydive } from './scenes/air.ts'
import { dunes } from './scenes/desert.ts'
import { skyline } from './scenes/city.ts'
import { dhow } from './scenes/water.ts'
import { fishing, kayak, riverCruise, yacht } from './scenes/boating.ts'
import { desertCamp, pyramids } from './scenes/sands.ts'
import { aquarium, reef } from './scenes/underwater.ts'
import { waterpark } from './scenes/shore.ts'
import { waterfall } from './scenes/highland.ts'
import { canyon } from './scenes/canyon.ts'
import { bikeTour, tram, walkingTour } from './scenes/street.ts'
import { train } from './scenes/railway.ts'
import { nightCity } from './scenes/evening.ts'
import { themePark } from './scenes/fair.ts'
import { show } from './scenes/theatre.ts'
import { winter } from './scenes/snow.ts'
import { market } from './scenes/market.ts'
import { museum } from './scenes/gallery.ts'
import { cooking } from './scenes/table.ts'
import { hammam } from './scenes/bath.ts'
import { wildlife } from './scenes/wild.ts'
import { quad } from './scenes/buggy.ts'
import { vineyard } from './scenes/vineyard.ts'
import { oldTown } from './scenes/old-town.ts'
import { food } from './scenes/feast.ts'
import { beachViews } from './scenes/lagoon.ts'
import { mountainViews } from './scenes/summit.ts'
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
  balloon: balloonScene,
  beach: { horizon: [20, 80], draw: beachViews },
  bike: { horizon: [10, 50], draw: bikeTour },
  canyon: { horizon: [20, 60], draw: canyon },
  cooking: { horizon: [40, 70], draw: cooking },
  'desert-camp': { horizon: [10, 60], draw: desertCamp },
  dhow: dhowScene,
  dunes: dunesScene,
  fishing: { horizon: [50, 110], draw: fishing },
  food: { horizon: [120, 160], draw: food },
  hammam: { horizon: [0, 1], draw: hammam },
  kayak: { horizon: [10, 60], draw: kayak },
  market: { horizon: [60, 61], draw: market },
  mountain: { horizon: [0, 50], draw: mountainViews },
  museum: { horizon: [30, 70], draw: museum },
  'night-city': { horizon: [20, 60], draw: nightCity },
  'old-town': { horizon: [-30, 20], draw: oldTown },
  paraglide: { horizon: [90, 140], draw: paraglide },
  pyramids: { horizon: [40, 90], draw: pyramids },
  quad: { horizon: [-20, 40], draw: quad },
  reef: { horizon: [0, 1], draw: reef },
  'river-cruise': { horizon: [20, 70], draw: riverCruise },
  show: { horizon: [0, 1], draw: show },
  skydive: { horizon: [120, 180], draw: skydive },
  skyline: { horizon: [60, 120], draw: skyline },
  'theme-park': { horizon: [110, 150], draw: themePark },
  train: { horizon: [-20, 30], draw: train },
  tram: { horizon: [-60, -20], draw: tram },
  vineyard: { horizon: [0, 40], draw: vineyard },
  walking: { horizon: [20, 70], draw: walkingTour },
  waterfall: { horizon: [0, 40], draw: waterfall },
  waterpark: { horizon: [60, 100], draw: waterpark },
  wildlife: { horizon: [0, 50], draw: wildlife },
  winter: { horizon: [-10, 40], draw: winter },
  yacht: { horizon: [60, 110], draw: yacht },
}
