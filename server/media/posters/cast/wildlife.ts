import { mix } from '../ink.ts'
import { disc, fill, stroke } from '../pen.ts'

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

/** An oryx standing, facing right, 240 high to the tips of its horns, feet on y = 0. */
export function oryx(coat: string, dark: string, horn: string): string {
  const leg = (x: number, colour: string): string =>
    fill(
      `M${x - 9} -84L${x + 9} -84L${x + 6} -44L${x + 5} -4L${x + 8} 0H${x - 7}L${x - 4} -6L${x - 5} -44Z`,
      colour,
    ) + stroke(`M${x} -42V-8`, dark, 8)
  return (
    stroke('M92 -196Q84 -258 58 -308M100 -196Q98 -258 78 -310', horn, 5) +
    leg(-62, mix(coat, dark, 0.3)) +
    leg(54, mix(coat, dark, 0.3)) +
    stroke('M-92 -120Q-108 -90 -98 -52', dark, 6) +
    fill('M-104 -56Q-98 -30 -90 -34Q-88 -52 -94 -58Z', dark) +
    fill(
      'M-96 -108Q-96 -142 -52 -146Q0 -142 40 -152Q58 -172 74 -196Q92 -212 110 -196L138 -164Q142 -154 132 -150Q112 -152 104 -158Q92 -140 88 -108Q80 -74 44 -76Q0 -66 -40 -74Q-92 -70 -96 -108Z',
      coat,
    ) +
    leg(-78, coat) +
    leg(70, coat) +
    fill('M-94 -96Q-40 -74 20 -82Q60 -84 84 -100Q74 -74 44 -76Q0 -66 -40 -74Q-80 -72 -94 -96Z', dark) +
    fill('M104 -196L122 -182L128 -162L118 -158L108 -176Z', dark) +
    fill('M132 -170L139 -160Q138 -152 130 -152Z', dark) +
    fill('M78 -196Q64 -206 60 -200Q66 -188 80 -186Z', coat) +
    disc(108, -184, 3.6, dark)
  )
}

/** A falcon with wings spread, gliding towards us, 420 wide. */
export function falcon(body: string, wing: string, bar: string, beak: string): string {
  return (
    fill('M-16 30L-40 120Q0 138 40 120L16 30Z', wing) +
    stroke('M-30 92Q0 104 30 92M-35 110Q0 124 35 110', bar, 6) +
    fill(
      'M-10 -34Q-70 -78 -140 -62Q-196 -46 -230 12Q-190 -2 -172 6Q-150 -6 -132 12Q-108 2 -92 24Q-60 14 -20 40Z',
      wing,
    ) +
    fill('M10 -34Q70 -78 140 -62Q196 -46 230 12Q190 -2 172 6Q150 -6 132 12Q108 2 92 24Q60 14 20 40Z', wing) +
    fill(
      'M-10 -34Q-70 -78 -140 -62Q-196 -46 -230 12Q-180 -30 -130 -34Q-70 -36 -22 0ZM10 -34Q70 -78 140 -62Q196 -46 230 12Q180 -30 130 -34Q70 -36 22 0Z',
      mix(wing, bar, 0.5),
    ) +
    fill('M-28 -20Q-30 60 0 84Q30 60 28 -20Q20 -46 0 -46Q-20 -46 -28 -20Z', body) +
    stroke('M-12 10H12M-14 26H14M-12 42H12M-8 58H8', bar, 4) +
    disc(0, -52, 22, mix(wing, bar, 0.4)) +
    fill('M-15 -50Q0 -36 15 -50L10 -36H-10Z', body) +
    fill('M-6 -48Q0 -54 6 -48L0 -30Z', beak) +
    disc(-9, -56, 3.4, beak) +
    disc(9, -56, 3.4, beak) +
    stroke('M-10 84V100M10 84V100', beak, 6)
  )
}

/** A stag looking out, facing right, 300 high with its antlers, feet on y = 0. */
export function stag(coat: string, dark: string, antler: string): string {
  const leg = (x: number, colour: string): string =>
    fill(`M${x - 10} -92L${x + 9} -92L${x + 5} -46L${x + 5} 0H${x - 5}L${x - 5} -46Z`, colour)
  return (
    stroke(
      'M82 -216Q66 -250 40 -262M82 -216Q74 -270 44 -308M66 -262Q82 -280 80 -306M58 -284Q40 -292 24 -288M98 -216Q110 -256 138 -272M98 -216Q108 -276 132 -312M112 -264Q96 -284 100 -308M120 -288Q138 -294 152 -290',
      antler,
      7,
    ) +
    leg(-56, dark) +
    leg(52, dark) +
    fill(
      'M-92 -104Q-98 -152 -50 -154Q0 -146 36 -158Q54 -176 62 -208Q78 -232 104 -220L134 -192Q138 -180 126 -178Q112 -178 106 -176Q96 -150 90 -116Q82 -80 44 -82Q0 -72 -44 -82Q-86 -78 -92 -104Z',
      coat,
    ) +
    leg(-74, coat) +
    leg(70, coat) +
    fill(
      'M60 -204Q48 -168 44 -130Q66 -110 88 -120Q100 -160 106 -176Q84 -178 60 -204Z',
      mix(coat, dark, 0.45),
    ) +
    fill('M-92 -130Q-106 -126 -104 -106L-90 -112Z', mix(coat, '#ffffff', 0.5)) +
    fill('M76 -218Q58 -232 54 -222Q62 -208 78 -208ZM100 -220Q112 -236 120 -228Q114 -212 102 -210Z', coat) +
    disc(106, -202, 4, dark) +
    disc(131, -186, 4.5, dark)
  )
}
