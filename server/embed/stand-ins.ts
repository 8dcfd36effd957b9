import type { StandIn } from '../contract/embed.ts'
import { faceRules } from '../platform/faces/face-rules.ts'

/** Descriptors of `@font-face` beside the names that `FontFace` has for them. */
const descriptors = {
  weight: 'font-weight',
  sizeAdjust: 'size-adjust',
  ascentOverride: 'ascent-override',
  descentOverride: 'descent-override',
  lineGapOverride: 'line-gap-override',
  unicodeRange: 'unicode-range',
}

/** Finds the faces of a look's sheet that stand in for late ones, in its order; each sheet is read once. */
export function createStandIns(): (faces: string) => StandIn[] {
  const known = new Map<string, StandIn[]>()
  return (faces) => {
    const standIns = known.get(faces) ?? readStandIns(faces)
    known.set(faces, standIns)
    return standIns
  }
}

function readStandIns(faces: string): StandIn[] {
  return faceRules(faces)
    .map(({ said }) => ({
      family: said('font-family').replaceAll("'", ''),
      source: said('src'),
      descriptors: Object.fromEntries(
        Object.entries(descriptors)
          .map(([name, descriptor]) => [name, said(descriptor)] as const)
          .filter(([, value]) => value !== ''),
      ),
    }))
    .filter(({ family }) => family.endsWith('Stand-in'))
}
