import { mix } from '../ink.ts'
import { disc, fill, rect, stroke } from '../pen.ts'
import type { Stage } from '../stage.ts'
import { hang } from './gallery.ts'

/** Travel posters in frames on a gallery's wall: a train, a ship, a mountain, each in a few flat inks. */
export function posterGallery(stage: Stage): string {
  const { inks, dark } = stage
  const lettering = (colour: string) => rect(34, 270, 152, 16, colour) + rect(64, 294, 92, 8, colour)
  const rays = (colour: string) =>
    fill(
      'M110 170L-40 20V-40H20ZM110 170L60 -40H160ZM110 170L200 -40H260V20ZM110 170L260 90V160Z',
      colour,
      0.5,
    )
  // an engine that comes straight at us
  const train =
    rect(0, 0, 220, 320, inks.gold) +
    rays(inks.paper) +
    fill('M0 250L70 190H150L220 250V320H0Z', mix(inks.near, inks.ink, 0.3)) +
    fill('M58 246V126Q58 66 110 66Q162 66 162 126V246Z', inks.accent) +
    fill('M72 120Q74 84 110 84Q146 84 148 120Z', mix(inks.ink, inks.near, 0.3)) +
    rect(58, 160, 104, 12, inks.paper) +
    disc(84, 200, 13, inks.paper) +
    disc(136, 200, 13, inks.paper) +
    fill('M50 236H170L184 258H36Z', inks.ink) +
    lettering(inks.paper)
  // a liner's bow from below
  const ship =
    rect(0, 0, 220, 320, mix(inks.sky[1], inks.paper, 0.4)) +
    disc(166, 64, 30, inks.gold) +
    fill('M84 96L92 40H120L124 96Z', inks.accent) +
    rect(90, 40, 31, 14, inks.ink) +
    fill('M52 130V96H160V130Z', inks.paper) +
    fill('M22 126H188L126 250H70Z', mix(inks.ink, inks.near, 0.2)) +
    fill('M22 126H188L180 142H30Z', inks.accent) +
    stroke('M106 144L98 248', inks.paper, 3) +
    rect(0, 240, 220, 80, inks.teal) +
    stroke('M16 252H80M120 252H204', inks.paper, 4) +
    lettering(inks.paper)
  // a peak above a lake
  const peak =
    rect(0, 0, 220, 320, mix(inks.rose, inks.paper, 0.35)) +
    disc(60, 70, 28, inks.accent) +
    fill('M-10 220L112 46L230 220Z', mix(inks.near, inks.teal, 0.4)) +
    fill('M112 46L74 100L98 90L114 112L132 88L150 102Z', inks.paper) +
    rect(0, 214, 220, 106, inks.teal) +
    fill('M90 236L104 190L112 236Z', inks.paper) +
    fill('M80 240H124L114 250H88Z', inks.accent) +
    lettering(inks.paper)
  const [left, middle, right] = stage.dice.pick([
    [ship, train, peak],
    [peak, train, ship],
  ] as const)
  return hang(
    stage,
    [
      [0, -92, 220, 320, middle],
      [-330, -92, 220, 320, left],
      [330, -92, 220, 320, right],
      [-680, -92, 220, 320, train],
      [680, -92, 220, 320, train],
    ],
    mix(inks.paper, inks.near, dark ? 0.5 : 0.3),
  )
}
