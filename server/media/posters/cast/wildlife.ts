import { mix } from '../ink.ts'
import { blob, disc, fill, points, stroke } from '../pen.ts'

/** A flamingo facing right, 250 high, feet on y = 0; `feeding` bows its neck to the water. */
export function flamingo(body: string, wing: string, tip: string, feeding: boolean): string {
  const neck = feeding
    ? 'M36 -140Q92 -150 96 -92Q98 -44 78 -24'
    : 'M34 -140Q84 -150 70 -196Q58 -232 84 -246Q104 -250 108 -232'
  const head = feeding
    ? fill('M70 -34Q90 -40 92 -24Q88 -8 72 2Q66 -4 70 -14Q66 -24 70 -34Z', body) +
      fill('M74 -6L70 4Q62 6 60 -2L70 -14Z', tip)
    : fill(
        'M96 -240Q106 -256 118 -242Q122 -226 116 -214Q122 -206 112 -198Q104 -204 106 -216Q98 -228 96 -240Z',
        body,
      ) + fill('M106 -214Q118 -214 118 -206Q112 -192 104 -198Z', tip)
  return (
    stroke('M-8 -104L-2 -54L-10 0L4 2', mix(wing, tip, 0.15), 5) +
    stroke('M14 -104L30 -62L12 -34', mix(wing, tip, 0.3), 5) +
    stroke(neck, body, 14) +
    head +
    fill('M-78 -118Q-54 -162 0 -168Q44 -168 50 -138Q46 -104 4 -98Q-40 -96 -78 -118Z', body) +
    fill('M-92 -110Q-56 -146 -4 -150Q24 -146 22 -128Q0 -104 -40 -104Q-66 -102 -92 -110Z', wing) +
    fill('M-92 -110Q-66 -118 -40 -104Q-66 -100 -92 -110Z', tip)
  )
}

/** The near and the far legs of a hoofed animal whose belly is at y = -88: hocks behind, knees in front. */
function legs(hind: number, fore: number, colour: string, hoof: string, height: number): string {
  const k = height / 100
  const y = (value: number): number => -value * k
  return (
    fill(
      `M${hind - 16} ${y(104)}L${hind + 16} ${y(100)}Q${hind + 10} ${y(74)} ${hind - 4} ${y(58)}L${hind + 3} ${y(20)}L${hind + 5} ${y(6)}H${hind - 8}L${hind - 10} ${y(20)}L${hind - 17} ${y(56)}Q${hind - 8} ${y(74)} ${hind - 16} ${y(104)}Z`,
      colour,
    ) +
    fill(
      `M${fore - 12} ${y(102)}L${fore + 13} ${y(102)}L${fore + 6} ${y(54)}L${fore + 5} ${y(20)}L${fore + 8} ${y(6)}H${fore - 6}L${fore - 5} ${y(20)}L${fore - 6} ${y(54)}Z`,
      colour,
    ) +
    fill(
      `M${hind - 9} ${y(9)}H${hind + 6}L${hind + 9} 0H${hind - 10}ZM${fore - 7} ${y(9)}H${fore + 8}L${fore + 11} 0H${fore - 8}Z`,
      hoof,
    )
  )
}

const oryxTrunk = points(
  '-100 -112  -92 -150  -52 -162  0 -156  44 -166  64 -150  70 -116  44 -94  0 -86  -48 -90  -84 -88',
)
const oryxNeck = points('36 -160  62 -192  82 -222  104 -222  114 -206  104 -190  92 -164  72 -124  44 -124')
const oryxHead = points(
  '84 -226  104 -232  122 -216  146 -190  154 -178  146 -172  126 -178  104 -190  90 -204',
)

/** An Arabian oryx standing, facing right, 235 high and 330 with its horns, feet on y = 0. */
export function oryx(coat: string, dark: string, horn: string): string {
  const shade = mix(coat, dark, 0.16)
  return (
    stroke('M102 -228Q90 -292 46 -344M110 -228Q104 -296 66 -352', horn, 5.4) +
    stroke('M-98 -140Q-122 -104 -112 -62', coat, 6) +
    fill('M-118 -70Q-114 -34 -104 -36Q-100 -56 -106 -72Z', dark) +
    legs(-62, 34, mix(coat, dark, 0.3), dark, 100) +
    blob(oryxTrunk, coat) +
    legs(-84, 54, coat, dark, 100) +
    fill('M-88 -92Q-40 -78 8 -84Q48 -88 70 -112Q64 -92 44 -88Q0 -76 -48 -82Z', dark) +
    fill('M46 -52H62L60 -24H49ZM-99 -54L-86 -58L-82 -28L-91 -24Z', dark) +
    blob(oryxNeck, coat) +
    fill('M40 -128Q66 -126 92 -164L72 -120Q60 -100 44 -124Z', shade) +
    blob(oryxHead, coat) +
    fill(
      'M108 -230L126 -212L122 -200L106 -214ZM120 -198L134 -196L128 -180L118 -184ZM146 -190L154 -178L146 -172L138 -180Z',
      dark,
    ) +
    fill('M88 -224Q70 -238 62 -230Q70 -214 90 -212Z', shade) +
    disc(112, -208, 3.4, dark)
  )
}

/** A falcon with wings spread, gliding towards us, 460 wide. */
export function falcon(body: string, wing: string, bar: string, beak: string): string {
  const under = mix(wing, body, 0.35)
  const half = (to: 1 | -1): string => {
    const x = (value: number): number => value * to
    return (
      fill(
        `M${x(10)} -36Q${x(70)} -84 ${x(150)} -74Q${x(200)} -62 ${x(236)} -8L${x(206)} -14L${x(212)} 10L${x(182)} -4L${x(184)} 20L${x(154)} 6L${x(150)} 28L${x(122)} 16L${x(112)} 36Q${x(66)} 18 ${x(18)} 40Z`,
        wing,
      ) +
      fill(`M${x(16)} -18Q${x(70)} -52 ${x(140)} -44Q${x(110)} -6 ${x(18)} 18Z`, under) +
      stroke(`M${x(40)} 10Q${x(90)} -16 ${x(136)} -14M${x(60)} 20Q${x(110)} -2 ${x(164)} 0`, bar, 4)
    )
  }
  return (
    fill('M-16 40L-44 128L-22 122L0 136L22 122L44 128L16 40Z', wing) +
    stroke('M-30 96Q0 108 30 96M-36 112Q0 124 36 112', bar, 5) +
    half(-1) +
    half(1) +
    fill('M-30 -24Q-34 56 0 92Q34 56 30 -24Q22 -50 0 -50Q-22 -50 -30 -24Z', body) +
    stroke('M-14 4L-4 10M14 4L4 10M-16 22L-5 28M16 22L5 28M-14 40L-4 46M14 40L4 46M-9 58L0 64L9 58', bar, 4) +
    disc(0, -58, 23, mix(wing, bar, 0.5)) +
    fill('M-17 -56Q-12 -38 0 -36Q12 -38 17 -56Q8 -48 0 -48Q-8 -48 -17 -56Z', body) +
    fill('M-7 -56Q0 -62 7 -56L0 -36Z', beak) +
    disc(-10, -64, 4.4, beak) +
    disc(10, -64, 4.4, beak) +
    disc(-10, -64, 2.2, bar) +
    disc(10, -64, 2.2, bar)
  )
}

const stagTrunk = points(
  '-104 -136  -98 -170  -60 -180  -10 -170  40 -178  64 -160  70 -128  48 -108  0 -100  -50 -106  -88 -108',
)
const stagNeck = points('30 -172  56 -206  78 -244  104 -246  112 -226  100 -200  88 -168  72 -130  40 -132')
const stagHead = points(
  '80 -248  102 -258  122 -244  146 -220  156 -206  150 -198  128 -202  104 -212  88 -224',
)

/** A stag looking out, facing right, 260 high and 370 with its antlers, feet on y = 0. */
export function stag(coat: string, dark: string, antler: string): string {
  const cream = mix(coat, '#fff3dc', 0.62)
  return (
    stroke(
      'M92 -252Q70 -292 74 -328Q72 -352 84 -376M74 -316Q58 -332 40 -334M80 -292Q58 -300 44 -292M76 -346Q62 -362 46 -364M102 -252Q122 -288 146 -314Q156 -332 154 -360M128 -296Q148 -296 164 -286M144 -312Q162 -318 178 -316M152 -336Q164 -350 178 -352',
      antler,
      6.4,
    ) +
    fill('M-102 -160Q-122 -158 -120 -136L-102 -138Z', cream) +
    legs(-66, 36, mix(coat, dark, 0.55), dark, 116) +
    blob(stagTrunk, coat) +
    legs(-86, 56, coat, dark, 116) +
    fill('M-84 -110Q-40 -96 8 -102Q40 -106 60 -120Q40 -96 0 -94Q-50 -98 -84 -110Z', cream) +
    blob(stagNeck, mix(coat, dark, 0.3)) +
    fill('M46 -160Q40 -122 58 -108Q78 -120 86 -164Q66 -150 46 -160Z', mix(coat, dark, 0.5)) +
    blob(stagHead, coat) +
    fill('M86 -248Q62 -268 50 -256Q62 -238 86 -236Z', mix(coat, dark, 0.25)) +
    fill('M128 -214Q146 -214 152 -202L148 -198L128 -202Z', cream) +
    disc(110, -234, 4, dark) +
    disc(151, -207, 5, dark)
  )
}
