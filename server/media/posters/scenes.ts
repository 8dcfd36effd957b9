import type { Subject } from './poster-spec.ts'
import { balloons } from './scenes/air.ts'
import { dunes } from './scenes/desert.ts'
import { dhow } from './scenes/water.ts'
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
  aquarium: dhowScene,
  balloon: balloonScene,
  beach: dhowScene,
  bike: dunesScene,
  canyon: dunesScene,
  cooking: dunesScene,
  'desert-camp': dunesScene,
  dhow: dhowScene,
  dunes: dunesScene,
  fishing: dhowScene,
  food: dunesScene,
  hammam: dunesScene,
  kayak: dhowScene,
  market: dunesScene,
  mountain: balloonScene,
  museum: dunesScene,
  'night-city': dunesScene,
  'old-town': dunesScene,
  paraglide: balloonScene,
  pyramids: dunesScene,
  quad: dunesScene,
  reef: dhowScene,
  'river-cruise': dhowScene,
  show: balloonScene,
  skydive: balloonScene,
  skyline: dhowScene,
  'theme-park': balloonScene,
  train: balloonScene,
  tram: balloonScene,
  vineyard: balloonScene,
  walking: dunesScene,
  waterfall: dhowScene,
  waterpark: dhowScene,
  wildlife: dunesScene,
  winter: dunesScene,
  yacht: dhowScene,
}
