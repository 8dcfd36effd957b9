import { disc, fill, poly, rect, stroke } from '../pen.ts'
import type { SailInks } from './boats.ts'

/** Someone sitting in a boat: head and shoulders, the rail hides the rest. */
function sitter(x: number, y: number, coat: string, skin: string): string {
  return (
    disc(x, y - 30, 8, skin) +
    fill(`M${x - 13} ${y}Q${x - 14} ${y - 22} ${x} ${y - 22}Q${x + 14} ${y - 22} ${x + 13} ${y}Z`, coat)
  )
}

/** A gulet: a wooden two-master with a jib set and an awning aft, bow to the right, 580 wide and 390 high. */
export function gulet(inks: SailInks): string {
  return (
    stroke('M-70 -60V-330M90 -60V-384', inks.spar, 8) +
    stroke('M-70 -330L-232 -84M90 -384L-66 -118M90 -384L318 -126M-70 -330L86 -124', inks.spar, 2.2) +
    fill('M104 -352L300 -128Q200 -104 122 -98Z', inks.sail) +
    fill('M104 -352L190 -110Q150 -100 122 -98Z', inks.sailShade) +
    stroke('M84 -122L-40 -116M-76 -112L-196 -104', inks.sail, 17) +
    stroke('M84 -112L-44 -106M-76 -102L-200 -95', inks.spar, 5) +
    fill('M-150 -56L-138 -96H44L66 -56Z', inks.sail) +
    fill('M-128 -88H36L44 -72H-132Z', inks.hullShade) +
    stroke('M-240 -70V-126M-164 -70V-130', inks.spar, 3.4) +
    fill('M-256 -124L-150 -132L-146 -120L-252 -112Z', inks.trim) +
    fill('M-256 -82Q-140 -46 60 -54Q170 -62 272 -112Q228 -30 162 4H-200Q-246 -22 -256 -82Z', inks.hull) +
    fill('M-250 -46Q-60 -12 90 -22Q180 -32 240 -68Q206 -20 162 4H-200Q-238 -12 -250 -46Z', inks.hullShade) +
    stroke('M-254 -70Q-130 -36 70 -44Q170 -52 264 -100', inks.trim, 5) +
    stroke('M246 -98L338 -134', inks.spar, 8) +
    sitter(-216, -70, inks.crew, inks.crew) +
    sitter(-186, -66, inks.trim, inks.crew)
  )
}

/** A catamaran under main and jib: two slim hulls, guests on the net, bow to the right, 480 wide and 410 high. */
export function catamaran(inks: SailInks): string {
  return (
    fill('M-196 -56H224Q206 -30 182 -26H-176Q-192 -38 -196 -56Z', inks.hullShade) +
    stroke('M-14 -60V-408', inks.spar, 7) +
    fill('M-24 -396Q-136 -226 -180 -84Q-96 -72 -24 -78Z', inks.sail) +
    fill('M-24 -396Q-66 -220 -78 -76L-24 -78Z', inks.sailShade) +
    stroke(
      'M-46 -330L-24 -326M-84 -250L-24 -242M-120 -184L-24 -174M-152 -128L-24 -118',
      inks.sailShade,
      2.4,
    ) +
    fill('M0 -380Q80 -216 196 -70Q80 -58 6 -72Z', inks.sail) +
    fill('M0 -380Q44 -200 60 -62L6 -72Z', inks.sailShade) +
    fill('M-150 -50Q-132 -88 -70 -90H20Q56 -84 74 -50Z', inks.sail) +
    fill('M-128 -60Q-112 -80 -66 -80H14Q38 -76 50 -60Z', inks.trim) +
    sitter(98, -40, inks.trim, inks.crew) +
    sitter(128, -40, inks.crew, inks.crew) +
    sitter(158, -40, inks.trim, inks.crew) +
    rect(-176, -50, 370, 14, inks.hullShade) +
    fill('M-244 -36H252Q236 4 200 10H-206Q-238 -2 -244 -36Z', inks.hull) +
    fill('M-240 -16H236Q222 4 200 10H-206Q-232 2 -240 -16Z', inks.hullShade) +
    stroke('M-243 -27H246', inks.trim, 5)
  )
}

/** A varnished wooden launch, bow to the right, 500 wide; with a cabin it is a small yacht. */
export function launch(inks: SailInks, coats: readonly string[], cabin: string | undefined): string {
  const guests = [-176, -140, 100, 134]
  return (
    stroke('M-236 -50L-252 -128', inks.spar, 4) +
    fill('M-250 -126Q-280 -138 -306 -124L-300 -92Q-274 -104 -244 -96Z', inks.trim) +
    guests.map((x, index) => sitter(x, -52, coats[index % coats.length] ?? inks.crew, inks.crew)).join('') +
    (cabin === undefined
      ? poly(
          [
            [30, -58],
            [56, -104],
            [66, -104],
            [48, -56],
          ],
          inks.sail,
        ) +
        sitter(-40, -54, coats[1] ?? inks.crew, inks.crew) +
        sitter(6, -54, coats[2] ?? inks.crew, inks.crew)
      : fill('M-112 -54V-112H50L78 -54Z', inks.hull) +
        fill('M-100 -70V-102H-40V-70ZM-28 -70V-102H34L48 -70Z', cabin) +
        rect(-124, -122, 190, 12, inks.sail, 1, 5) +
        stroke('M-20 -122V-190M-20 -170L20 -122', inks.spar, 4)) +
    fill('M-244 -54Q-30 -76 262 -66Q240 -20 192 4H-216Q-242 -14 -244 -54Z', inks.hull) +
    fill('M-242 -30Q-30 -40 240 -34Q222 -10 192 4H-216Q-238 -8 -242 -30Z', inks.hullShade) +
    stroke('M-243 -46Q-30 -66 256 -58', inks.sail, 4) +
    stroke('M-230 -22Q0 -30 226 -24M-222 -10Q0 -16 206 -10', inks.spar, 1.8, 0.5)
  )
}

/** An open boat low in the water with a table and those around it, bow to the right, 420 wide. */
export function openBoat(inks: SailInks, coats: readonly string[]): string {
  const guests = [-150, -112, -74, -36, 2, 40, 78, 116]
  return (
    guests
      .map((x, index) =>
        sitter(x, -30 - (index % 2) * 5, coats[index % coats.length] ?? inks.crew, inks.crew),
      )
      .join('') +
    fill('M-206 -50Q-180 -28 0 -28Q150 -30 218 -62Q194 -8 150 6H-150Q-200 -10 -206 -50Z', inks.hull) +
    fill('M-196 -22Q-100 -6 20 -8Q130 -10 196 -36Q176 -4 150 6H-150Q-184 -2 -196 -22Z', inks.hullShade) +
    stroke('M-204 -42Q-160 -18 0 -18Q150 -20 214 -52', inks.trim, 7)
  )
}

/** A barge to live in, moored: dark hull, a long cabin with lit windows, flowers on its roof, 640 wide. */
export function houseboat(inks: SailInks, window: string, leaf: string): string {
  const panes = [-210, -150, -90, -30, 30, 90]
  const pots = [-180, -120, -20, 60]
  return (
    stroke('M196 -60V-190M196 -180L250 -66', inks.spar, 7) +
    pots
      .map(
        (x) =>
          rect(x - 14, -144, 28, 16, inks.trim) +
          disc(x - 8, -150, 12, leaf) +
          disc(x + 8, -152, 12, leaf) +
          disc(x, -160, 10, inks.trim),
      )
      .join('') +
    fill('M-262 -58V-126H150L166 -58Z', inks.sail) +
    rect(-274, -132, 436, 12, inks.hullShade) +
    panes
      .map(
        (x) => rect(x, -110, 40, 34, window) + stroke(`M${x + 20} -110V-76M${x} -93H${x + 40}`, inks.sail, 3),
      )
      .join('') +
    fill('M-330 -72Q-300 -58 -100 -56H150Q270 -60 336 -88Q330 -20 290 6H-296Q-330 -16 -330 -72Z', inks.hull) +
    fill('M-328 -30H318Q308 -6 290 6H-296Q-324 -8 -328 -30Z', inks.hullShade) +
    stroke('M-328 -56Q-100 -42 150 -44Q270 -48 332 -74', inks.trim, 5)
  )
}

/** A rubber raft with four who paddle in helmets, heading right, 400 wide. */
export function raft(
  tube: string,
  shade: string,
  helmet: string,
  coats: readonly string[],
  skin: string,
  paddle: string,
): string {
  const crew = [-110, -40, 40, 110]
  return (
    crew
      .map(
        (x, index) =>
          stroke(`M${x + 6} -74L${x + 44 + (index % 2) * 14} ${index % 2 === 0 ? 26 : -6}`, paddle, 6) +
          fill(`M${x + 34 + (index % 2) * 14} ${index % 2 === 0 ? 12 : -20}l20 4l8 30l-18 2Z`, paddle) +
          fill(
            `M${x - 18} -30Q${x - 20} -84 ${x + 2} -88Q${x + 22} -84 ${x + 20} -30Z`,
            coats[index % coats.length] ?? tube,
          ) +
          disc(x + 6, -102, 13, skin) +
          fill(`M${x - 9} -102Q${x - 10} -122 ${x + 6} -122Q${x + 22} -122 ${x + 21} -102Z`, helmet),
      )
      .join('') +
    fill('M-200 -58Q-214 -10 -170 4H160Q214 -4 206 -72Q190 -40 130 -38H-130Q-180 -36 -200 -58Z', tube) +
    fill('M-200 -22Q-196 0 -170 4H160Q200 0 206 -34Q180 -14 120 -14H-130Q-180 -12 -200 -22Z', shade) +
    stroke('M-120 -38V-14M-40 -38V-14M40 -38V-14M120 -38V-14', shade, 4)
  )
}
