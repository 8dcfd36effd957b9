import { mix } from '../ink.ts'
import { disc, fill, oval, poly, rect, short, stroke } from '../pen.ts'
import { skinTone } from '../stage.ts'
import type { Stage } from '../stage.ts'

/** An old tram coming towards us, 250 wide and 330 high with its pole, wheels on y = 0. */
export function tramFront(stage: Stage, paint: string): string {
  const { inks, dark, light } = stage
  const cream = mix(inks.paper, dark ? inks.mid : inks.sand, dark ? 0.2 : 0.1)
  const glass = dark ? inks.gold : mix(inks.near, inks.teal, 0.3)
  const shade = mix(paint, inks.ink, 0.34)
  const away = -light.side
  return (
    stroke('M0 -304L-34 -396', inks.ink, 5) +
    stroke('M-58 -396H-8', inks.ink, 5) +
    fill('M-98 -286Q-90 -318 0 -322Q90 -318 98 -286Z', mix(inks.near, inks.ink, 0.35)) +
    fill('M-116 -276Q-110 -296 -60 -298H60Q110 -296 116 -276Z', cream) +
    fill('M-114 -22V-236Q-114 -272 -84 -278H84Q114 -272 114 -236V-22Z', paint) +
    poly(
      [
        [away * 114, -22],
        [away * 114, -240],
        [away * 88, -276],
        [away * 78, -276],
        [away * 78, -22],
      ],
      shade,
    ) +
    fill('M-104 -152V-240Q-104 -266 -80 -270H80Q104 -266 104 -240V-152Z', cream) +
    rect(-96, -242, 50, 82, glass, 1, 6) +
    rect(-38, -250, 76, 90, glass, 1, 6) +
    rect(46, -242, 50, 82, glass, 1, 6) +
    (dark ? '' : fill('M-90 -166L-62 -236H-50L-78 -166ZM-28 -166L8 -246H26L-10 -166Z', inks.paper, 0.3)) +
    // The driver and those who stand behind.
    disc(-2, -204, 13, skinTone(stage, 0.35)) +
    fill('M-17 -208Q-16 -224 -2 -224Q13 -224 13 -208L18 -206H-17Z', inks.ink) +
    fill('M-28 -160Q-28 -190 -2 -190Q24 -190 24 -160Z', inks.ink) +
    disc(-72, -200, 11, inks.near) +
    fill('M-92 -160Q-92 -188 -72 -188Q-52 -188 -52 -160Z', inks.near) +
    disc(72, -204, 11, inks.near) +
    fill('M52 -160Q52 -192 72 -192Q92 -192 92 -160Z', inks.near) +
    rect(-114, -154, 228, 9, cream) +
    rect(-52, -288, 104, 18, mix(inks.ink, inks.near, 0.3), 1, 4) +
    disc(0, -96, 27, dark ? inks.paper : cream) +
    disc(0, -96, 20, dark ? inks.gold : mix(inks.paper, inks.gold, 0.35)) +
    (dark ? disc(0, -96, 64, inks.gold, 0.25) : '') +
    stroke('M-96 -136H-52M52 -136H96M-96 -56H96', cream, 4) +
    rect(-124, -30, 248, 16, inks.ink, 1, 5) +
    fill('M-92 -16H92L74 2H-74Z', inks.ink) +
    rect(-88, -12, 16, 18, inks.ink) +
    rect(72, -12, 16, 18, inks.ink)
  )
}

/** A railway engine with two carriages, heading right, 820 wide, on the rails at y = 0. */
export function trainSide(stage: Stage, paint: string): string {
  const { inks, dark } = stage
  const glass = dark ? inks.gold : mix(inks.near, inks.teal, 0.35)
  const shade = mix(paint, inks.ink, 0.4)
  const cream = mix(inks.paper, inks.sand, 0.15)
  const wheel = (x: number, size: number): string =>
    disc(x, -size, size, inks.ink) + disc(x, -size, size * 0.42, mix(inks.ink, inks.paper, 0.45))
  const carriage = (x: number): string => {
    let panes = ''
    for (let index = 0; index < 6; index += 1) panes += `M${x + 18 + index * 40} -98h26v32h-26z`
    return (
      rect(x, -118, 262, 96, paint, 1, 8) +
      rect(x, -58, 262, 36, shade, 1, 4) +
      fill(`M${x - 4} -114Q${x} -132 ${x + 20} -132H${x + 242}Q${x + 262} -132 ${x + 266} -114Z`, inks.near) +
      fill(panes, glass) +
      rect(x, -60, 262, 5, cream) +
      [44, 84, 180, 220].map((wx) => wheel(x + wx, 15)).join('') +
      rect(x - 12, -34, 14, 10, inks.ink)
    )
  }
  const smoke = mix(inks.paper, inks.sky[2], dark ? 0.6 : 0.15)
  return (
    fill(
      'M376 -184Q340 -204 346 -234Q300 -226 288 -262Q240 -262 226 -294Q170 -286 150 -316Q100 -300 60 -320Q110 -330 150 -344Q210 -350 236 -322Q290 -330 306 -290Q352 -296 360 -256Q396 -244 392 -186Z',
      smoke,
      0.92,
    ) +
    carriage(-440) +
    carriage(-162) +
    rect(112, -146, 70, 124, shade, 1, 6) +
    rect(124, -132, 46, 40, glass, 1, 4) +
    rect(104, -156, 86, 14, inks.near, 1, 4) +
    rect(180, -116, 208, 80, paint, 1, 12) +
    rect(180, -72, 208, 36, shade, 1, 8) +
    stroke('M220 -116V-38M268 -116V-38M316 -116V-38', inks.gold, 4) +
    fill('M364 -116L358 -172H398L390 -116Z', inks.ink) +
    rect(352, -180, 52, 12, inks.ink, 1, 4) +
    fill('M284 -116Q284 -146 304 -146Q324 -146 324 -116Z', inks.gold) +
    disc(390, -76, 42, inks.near) +
    disc(390, -76, 30, mix(inks.near, inks.paper, 0.2)) +
    disc(428, -112, 12, inks.gold) +
    (dark ? disc(428, -112, 40, inks.gold, 0.3) : '') +
    rect(104, -36, 312, 14, inks.ink) +
    wheel(138, 22) +
    wheel(206, 32) +
    wheel(276, 32) +
    wheel(346, 22) +
    stroke('M206 -30L276 -30L346 -20', mix(inks.paper, inks.near, 0.4), 6) +
    fill('M412 -30L452 0H398Z', inks.accent)
  )
}

/** A vaulted viaduct across the picture, its deck at y = 0. */
export function viaduct(half: number, depth: number, span: number, stone: string, shade: string): string {
  let path = `M${short(-half)} 0H${short(half)}V${short(depth)}H${short(-half)}Z`
  let dark = ''
  for (let x = -half; x < half; x += span) {
    const wide = span * 0.7
    const left = x + (span - wide) / 2
    path += `M${short(left)} ${short(depth)}V${short(44 + wide / 2)}A${short(wide / 2)} ${short(wide / 2)} 0 0 1 ${short(left + wide)} ${short(44 + wide / 2)}V${short(depth)}Z`
    dark += `M${short(left)} ${short(depth)}V${short(44 + wide / 2)}A${short(wide / 2)} ${short(wide / 2)} 0 0 1 ${short(left + wide * 0.3)} ${short(50 + wide * 0.04)}Q${short(left + span * 0.1)} ${short(60 + wide * 0.2)} ${short(left + span * 0.09)} ${short(depth)}Z`
  }
  return `<path d="${path}" fill="${stone}" fill-rule="evenodd"/>${fill(dark, shade)}${rect(-half, -12, half * 2, 15, shade)}${rect(-half, 16, half * 2, 6, shade)}${oval(0, 0, 0.1, 0.1, shade)}`
}
