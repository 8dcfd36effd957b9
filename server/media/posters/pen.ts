/** A point of the drawing: x to the right, y down, in drawing units (the card is 1200 wide). */
export type Point = readonly [x: number, y: number]

/** One decimal is a tenth of a pixel at full size: enough, and it keeps the SVG small. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10)
}

const pair = ([x, y]: Point): string => `${short(x)} ${short(y)}`

/** Points written as a row of numbers: x y x y … */
export function points(row: string): Point[] {
  const numbers = row.trim().split(/\s+/).map(Number)
  return Array.from({ length: numbers.length / 2 }, (_, index) => [
    numbers[index * 2] ?? 0,
    numbers[index * 2 + 1] ?? 0,
  ])
}

/** Straight lines through points, closed. */
export function straight(corners: readonly Point[]): string {
  return `M${corners.map(pair).join('L')}Z`
}

/** Straight lines through points, left open. */
export function line(corners: readonly Point[]): string {
  return `M${corners.map(pair).join('L')}`
}

function at(points: readonly Point[], index: number, closed: boolean): Point {
  const last = points.length - 1
  const wrapped = closed ? (index + points.length) % points.length : Math.min(last, Math.max(0, index))
  const point = points[wrapped]
  if (point === undefined) throw new RangeError('A curve needs points')
  return point
}

/** A curve through every point (Catmull-Rom as cubic Béziers). Tension 1 is loose, 0 is straight. */
export function curve(points: readonly Point[], closed = true, tension = 1): string {
  const count = closed ? points.length : points.length - 1
  let path = `M${pair(at(points, 0, closed))}`
  for (let index = 0; index < count; index += 1) {
    const before = at(points, index - 1, closed)
    const from = at(points, index, closed)
    const to = at(points, index + 1, closed)
    const after = at(points, index + 2, closed)
    const reach = tension / 6
    const first: Point = [from[0] + (to[0] - before[0]) * reach, from[1] + (to[1] - before[1]) * reach]
    const second: Point = [to[0] - (after[0] - from[0]) * reach, to[1] - (after[1] - from[1]) * reach]
    path += `C${pair(first)} ${pair(second)} ${pair(to)}`
  }
  return closed ? `${path}Z` : path
}

const faded = (opacity: number): string =>
  opacity === 1 ? '' : ` opacity="${String(Math.round(opacity * 100) / 100)}"`

/** A filled path. */
export function fill(d: string, colour: string, opacity = 1): string {
  return `<path d="${d}" fill="${colour}"${faded(opacity)}/>`
}

/** A polygon of straight lines. */
export function poly(points: readonly Point[], colour: string, opacity = 1): string {
  return fill(straight(points), colour, opacity)
}

/** A rounded form through points. */
export function blob(points: readonly Point[], colour: string, opacity = 1, tension = 1): string {
  return fill(curve(points, true, tension), colour, opacity)
}

/** A drawn line with round ends. */
export function stroke(d: string, colour: string, width: number, opacity = 1): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round"${faded(opacity)}/>`
}

/** A rectangle, optionally with rounded corners. */
export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  opacity = 1,
  radius = 0,
): string {
  const round = radius === 0 ? '' : ` rx="${short(radius)}"`
  return `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"${round} fill="${colour}"${faded(opacity)}/>`
}

/** A disc. */
export function disc(x: number, y: number, radius: number, colour: string, opacity = 1): string {
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${colour}"${faded(opacity)}/>`
}

/** An ellipse. */
export function oval(x: number, y: number, rx: number, ry: number, colour: string, opacity = 1): string {
  return `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${colour}"${faded(opacity)}/>`
}

/** A circle drawn as a line. */
export function ring(
  x: number,
  y: number,
  radius: number,
  colour: string,
  width: number,
  opacity = 1,
): string {
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="none" stroke="${colour}" stroke-width="${short(width)}"${faded(opacity)}/>`
}

/** Where and how large a part is put down: `flip` mirrors it, `turn` is in degrees. */
export interface Placement {
  readonly x: number
  readonly y: number
  readonly scale?: number
  readonly flip?: boolean
  readonly turn?: number
}

/** A part drawn around its own origin, put down somewhere. */
export function put({ x, y, scale = 1, flip = false, turn = 0 }: Placement, content: string): string {
  const turned = turn === 0 ? '' : ` rotate(${short(turn)})`
  const size = Math.round(scale * 1000) / 1000
  const scaled = size === 1 && !flip ? '' : ` scale(${flip ? -size : size} ${size})`
  return `<g transform="translate(${short(x)} ${short(y)})${turned}${scaled}">${content}</g>`
}

/** The path of a round-topped doorway or window standing on y. */
export function archPath(x: number, y: number, width: number, height: number): string {
  const half = width / 2
  return `M${short(x - half)} ${short(y)}V${short(y - height + half)}A${short(half)} ${short(half)} 0 0 1 ${short(x + half)} ${short(y - height + half)}V${short(y)}Z`
}

/** The path of a pointed (ogee-less, two-centred) arch standing on y. */
export function pointedArchPath(x: number, y: number, width: number, height: number): string {
  const half = width / 2
  const spring = y - height + width * 0.72
  const reach = width * 0.95
  return `M${short(x - half)} ${short(y)}V${short(spring)}A${short(reach)} ${short(reach)} 0 0 1 ${short(x)} ${short(y - height)}A${short(reach)} ${short(reach)} 0 0 1 ${short(x + half)} ${short(spring)}V${short(y)}Z`
}
