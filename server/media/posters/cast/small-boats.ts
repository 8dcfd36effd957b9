import { archPath, disc, fill, poly, rect, short, stroke } from '../pen.ts'
import type { SailInks } from './boats.ts'
import type { PersonInks } from './people.ts'

/** A sloop under main and jib, bow to the right, 260 wide and 380 high, waterline on y = 0. */
export function sloop(inks: SailInks): string {
  return (
    stroke('M-4 -30V-372', inks.spar, 6) +
    fill('M-14 -356Q-96 -200 -124 -62Q-66 -54 -14 -56Z', inks.sail) +
    fill('M-14 -356Q-52 -200 -56 -58L-14 -56Z', inks.sailShade) +
    stroke(
      'M-30 -290L-14 -286M-58 -220L-14 -212M-84 -150L-14 -142M-106 -96L-14 -92',
      inks.sailShade,
      2.2,
      0.8,
    ) +
    fill('M4 -340Q60 -190 126 -50Q58 -48 8 -60Z', inks.sail) +
    fill('M4 -340Q34 -180 40 -54L8 -60Z', inks.sailShade) +
    fill('M-150 -46Q0 -30 160 -52Q138 -14 108 4H-118Q-144 -18 -150 -46Z', inks.hull) +
    fill('M-148 -28Q0 -14 148 -30Q130 -8 108 4H-118Q-140 -12 -148 -28Z', inks.hullShade) +
    stroke('M-149 -38Q0 -22 154 -43', inks.trim, 4) +
    disc(-96, -70, 8, inks.crew) +
    fill('M-108 -42Q-108 -62 -96 -62Q-84 -62 -84 -40Z', inks.crew) +
    disc(-62, -66, 7, inks.crew) +
    fill('M-72 -40Q-72 -59 -62 -59Q-52 -59 -52 -38Z', inks.crew)
  )
}

/** A long river boat with a glass saloon and an open roof deck, bow to the right, 620 wide. */
export function riverBoat(inks: SailInks, glass: string, guests: readonly string[]): string {
  let people = ''
  for (let index = 0; index < 11; index += 1) {
    const x = -190 + index * 36 + (index % 3) * 5
    const colour = guests[index % guests.length] ?? inks.crew
    people +=
      disc(x, -122 - (index % 2) * 4, 8, inks.crew) +
      fill(
        `M${x - 12} -88Q${x - 13} ${-112 - (index % 2) * 4} ${x} ${-113 - (index % 2) * 4}Q${x + 13} ${-112 - (index % 2) * 4} ${x + 12} -88Z`,
        colour,
      )
  }
  return (
    people +
    stroke(
      'M-236 -86V-112H208L236 -86M-180 -112V-86M-120 -112V-86M-60 -112V-86M0 -112V-86M60 -112V-86M120 -112V-86M180 -112V-86',
      inks.spar,
      2.6,
    ) +
    fill('M-262 -84H230Q268 -66 288 -38H-270Z', inks.sail) +
    fill('M-250 -76H222Q250 -62 266 -44H-256Z', glass) +
    stroke(
      'M-210 -76V-44M-160 -76V-44M-110 -76V-44M-60 -76V-44M-10 -76V-44M40 -76V-44M90 -76V-44M140 -76V-44M190 -76V-44',
      inks.sail,
      5,
    ) +
    fill('M-296 -40H314Q296 -12 262 6H-272Q-292 -12 -296 -40Z', inks.hull) +
    fill('M-294 -20H302Q284 -4 262 6H-272Q-288 -6 -294 -20Z', inks.hullShade) +
    stroke('M-295 -30H308', inks.trim, 5) +
    poly(
      [
        [-296, -40],
        [-296, -78],
        [-262, -74],
        [-252, -66],
      ],
      inks.trim,
    )
  )
}

/** A wooden water taxi with an awning and its passengers, bow to the right, 260 wide. */
export function abra(inks: SailInks): string {
  const rows = [-74, -46, -18, 10, 38, 66]
  return (
    rows
      .map(
        (x, index) =>
          disc(x, -56 - (index % 2) * 3, 7, inks.crew) +
          fill(
            `M${x - 10} -26Q${x - 11} -49 ${x} -49Q${x + 11} -49 ${x + 10} -26Z`,
            index % 3 === 1 ? inks.trim : inks.crew,
          ),
      )
      .join('') +
    stroke('M-92 -26V-84M-30 -26V-84M32 -26V-84M90 -26V-84', inks.spar, 3.4) +
    fill('M-108 -82H106L96 -98H-98Z', inks.sail) +
    rect(-108, -84, 214, 8, inks.sailShade) +
    fill('M-148 -44Q-120 -26 0 -26Q110 -28 156 -56Q136 -6 102 4H-100Q-140 -14 -148 -44Z', inks.hull) +
    stroke('M-142 -34Q-110 -16 0 -16Q110 -18 150 -42', inks.trim, 4)
  )
}

/** A sea kayak with its paddler, bow to the right, 320 wide. `back` puts a second paddler aft. */
export function kayak(
  hull: string,
  shade: string,
  paddle: string,
  front: PersonInks,
  back: PersonInks | undefined,
): string {
  const paddler = (x: number, inks: PersonInks, turn: number): string =>
    `<g transform="translate(${short(x)} -8)">` +
    fill('M-14 0Q-17 -40 -6 -46Q4 -50 12 -42Q17 -20 14 0Z', inks.top) +
    stroke('M-2 -38L14 -20L30 -26M4 -38L-10 -18L-22 -10', inks.skin, 6.4) +
    disc(4, -60, 10.5, inks.skin) +
    fill('M-8 -61Q-9 -74 4 -74Q17 -74 18 -63L22 -61Q8 -60 -8 -61Z', inks.hair) +
    `<g transform="translate(4 -20) rotate(${turn})">${stroke('M-92 0H92', paddle, 4)}${fill('M-118 -9Q-96 -14 -88 0Q-96 12 -118 8Q-124 0 -118 -9ZM118 -9Q96 -14 88 0Q96 12 118 8Q124 0 118 -9Z', paddle)}</g>` +
    `</g>`
  return (
    (back === undefined ? '' : paddler(-58, back, -18)) +
    paddler(back === undefined ? -4 : 44, front, -22) +
    fill('M-176 -20Q-90 -10 0 -10Q100 -10 184 -24Q150 4 90 8H-90Q-150 4 -176 -20Z', hull) +
    fill('M-160 -10Q-60 0 20 0Q110 -2 168 -12Q140 5 90 8H-90Q-136 6 -160 -10Z', shade)
  )
}

/** A small open fishing boat with an angler, rod bent to the right, 300 wide. */
export function fishingBoat(inks: SailInks, angler: PersonInks, rod: string): string {
  return (
    stroke('M22 -92Q110 -190 196 -150', rod, 3.6) +
    stroke('M196 -150Q204 -80 214 6', rod, 1.4) +
    fill('M-16 -62H14L18 -30H-20Z', angler.bottom) +
    fill('M-18 -58Q-20 -104 -6 -110Q8 -114 15 -106Q20 -80 16 -56Z', angler.top) +
    stroke('M6 -100L26 -84L42 -96', angler.top, 9) +
    disc(2, -124, 11, angler.skin) +
    fill('M-18 -126Q-6 -128 -8 -134Q-4 -142 4 -141Q14 -140 14 -131L26 -124Q4 -121 -18 -126Z', angler.hair) +
    fill('M-160 -60Q-150 -34 -60 -30H80Q140 -36 176 -66Q158 -12 118 4H-116Q-152 -16 -160 -60Z', inks.hull) +
    fill('M-154 -30Q-120 -10 0 -10Q110 -12 160 -38Q144 -6 118 4H-116Q-142 -8 -154 -30Z', inks.hullShade) +
    stroke('M-158 -48Q-130 -22 -40 -20H80Q140 -26 170 -54', inks.trim, 5) +
    rect(-168, -84, 24, 34, inks.hullShade, 1, 5) +
    rect(-160, -54, 8, 50, inks.hullShade) +
    rect(-96, -50, 50, 22, inks.trim, 1, 3)
  )
}

/** A stone bridge of round arches one can see through, its deck at y = -height, its piers in the water at y = 12. */
export function stoneBridge(
  width: number,
  height: number,
  spans: number,
  stone: string,
  shade: string,
): string {
  const step = width / spans
  let path = `M${short(-width / 2)} ${short(-height)}H${short(width / 2)}V12H${short(-width / 2)}Z`
  let piers = ''
  for (let index = 0; index < spans; index += 1) {
    path += archPath(-width / 2 + step * (index + 0.5), 12, step * 0.8, height * 0.9)
    piers += `M${short(-width / 2 + step * index - step * 0.06)} 12V${short(-height * 0.4)}l${short(step * 0.06)} -10l${short(step * 0.06)} 10V12Z`
  }
  return (
    `<path d="${path}" fill="${stone}" fill-rule="evenodd"/>` +
    fill(piers, shade) +
    rect(-width / 2, -height - 10, width, 13, shade)
  )
}
