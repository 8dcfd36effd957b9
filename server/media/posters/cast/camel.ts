import { blob, disc, fill, points, poly, put, stroke } from '../pen.ts'

/** The inks of a camel and what it carries. */
export interface CamelInks {
  readonly body: string
  readonly far: string
  readonly blanket: string
  readonly rider: string
}

const trunk = points(
  '-41 -58  -36 -72  -20 -78  -10 -92  -1 -98  9 -90  18 -77  30 -70  36 -58  30 -44  8 -40  -16 -45  -34 -44',
)
const neck = points('22 -72  38 -66  47 -74  52 -92  57 -102  66 -96  62 -78  54 -58  42 -50  28 -50')
const head = points('54 -99  59 -107  69 -106  80 -100  86 -95  84 -90  74 -90  62 -90')

function leg(x: number, lean: number, colour: string): string {
  return poly(
    [
      [x - 7, -50],
      [x + 6, -50],
      [x + 4 + lean * 0.5, -27],
      [x + 3.4 + lean, -4],
      [x + 6.5 + lean, 0],
      [x - 5 + lean, 0],
      [x - 2 + lean, -5],
      [x - 2.6 + lean * 0.4, -27],
    ],
    colour,
  )
}

/** A camel walking to the right, about 105 high, feet on y = 0. `stride` is -1 to 1. */
export function camel(inks: CamelInks, stride: number, ridden: boolean): string {
  let drawn = leg(-24, stride * -9, inks.far) + leg(20, stride * -8, inks.far)
  drawn += stroke('M-40 -60Q-48 -48 -45 -34', inks.body, 2.4)
  drawn += leg(-32, stride * 10, inks.body) + leg(27, stride * 9, inks.body)
  drawn += blob(trunk, inks.body) + blob(neck, inks.body) + blob(head, inks.body)
  drawn += poly(
    [
      [57, -104],
      [58, -112],
      [63, -105],
    ],
    inks.body,
  )
  drawn += fill('M-22 -79Q-12 -98 -1 -99Q10 -96 18 -78L20 -56Q0 -50 -24 -57Z', inks.blanket)
  if (ridden) {
    drawn += fill('M-13 -90Q-12 -118 -3 -122Q8 -120 10 -100L17 -88L9 -82L-9 -82Z', inks.rider)
    drawn +=
      disc(1, -128, 7.2, inks.rider) +
      fill('M-7 -130Q1 -142 9 -130L8 -122Q12 -116 8 -112L-4 -116Q-9 -121 -7 -130Z', inks.rider)
    drawn += stroke('M6 -108L22 -98', inks.rider, 4.5)
  } else {
    drawn += blob(
      [
        [-19, -84],
        [-16, -104],
        [0, -108],
        [14, -102],
        [16, -84],
      ],
      inks.blanket,
    )
  }
  return drawn
}

/** Camels in a line over a crest, led by a walker: the feet follow the edge. */
export function caravan(
  inks: CamelInks,
  edge: (x: number) => number,
  start: number,
  count: number,
  scale: number,
): string {
  let drawn = ''
  const spacing = 150 * scale
  let rope = ''
  for (let index = 0; index < count; index += 1) {
    const x = start - index * spacing
    const turn = (Math.atan2(edge(x + 30) - edge(x - 30), 60) * 180) / Math.PI
    drawn += put(
      { x, y: edge(x) + 2, scale, turn: turn * 0.7 },
      camel(inks, Math.sin(index * 2.1), index % 2 === 0),
    )
    const back = x + spacing - 44 * scale
    if (index > 0) {
      rope += `M${x + 80 * scale} ${edge(x) - 90 * scale}Q${(x + back) / 2 + 40 * scale} ${edge(x) - 52 * scale} ${back} ${edge(back) - 62 * scale}`
    }
  }
  return drawn + stroke(rope, inks.body, 1.6)
}
