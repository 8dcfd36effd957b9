import { mix } from '../ink.ts'
import { disc, fill, stroke } from '../pen.ts'

export function amphora(clay: string, dark: string): string {
  return (
    stroke('M-22 -176Q-66 -176 -46 -116M22 -176Q66 -176 46 -116', dark, 9) +
    fill(
      'M-26 -200H26L18 -182V-156Q66 -130 60 -84Q46 -30 22 -14V0H-22V-14Q-46 -30 -60 -84Q-66 -130 -18 -156V-182Z',
      clay,
    ) +
    fill(
      'M8 -200H26L18 -182V-156Q66 -130 60 -84Q46 -30 22 -14V0H4Q40 -60 34 -100Q30 -130 6 -150Z',
      dark,
      0.5,
    ) +
    stroke('M-57 -104Q0 -92 57 -104M-58 -78Q0 -66 58 -78', dark, 6) +
    fill(
      'M-40 -96l10 12l10 -12l10 12l10 -12l10 12l10 -12l10 12l10 -12v10l-10 12l-10 -12l-10 12l-10 -12l-10 12l-10 -12l-10 12l-10 -12z',
      dark,
    )
  )
}

export function bust(marble: string, shade: string): string {
  return (
    fill('M-34 0L-24 -26H24L34 0Z', shade) +
    fill('M-84 -30Q-92 -96 -28 -112L-22 -134H22L28 -112Q92 -96 84 -30Q0 -6 -84 -30Z', marble) +
    fill('M20 -114Q92 -96 84 -30Q60 -22 30 -18Q56 -70 20 -114Z', shade) +
    fill('M-46 -176Q-52 -236 0 -240Q52 -236 46 -176Q42 -132 0 -126Q-42 -132 -46 -176Z', marble) +
    fill('M8 -240Q52 -236 46 -176Q42 -132 6 -126Q34 -170 8 -240Z', shade) +
    fill(
      'M-52 -184Q-66 -246 -10 -258Q56 -262 54 -188Q44 -212 28 -214Q-20 -208 -36 -222Q-48 -208 -52 -184Z',
      shade,
    ) +
    fill('M-6 -196L-14 -164H2Z', shade)
  )
}

/** The golden mask of a king. */
export function mask(gold: string, blue: string, ink: string): string {
  let stripes = ''
  for (const y of [-206, -176, -146, -116, -86, -56]) {
    stripes += `M${-92 + (y + 206) * -0.12} ${y}L-50 ${y + 8}V${y + 20}L${-96 + (y + 206) * -0.12} ${y + 14}ZM${92 + (y + 206) * 0.12} ${y}L50 ${y + 8}V${y + 20}L${96 + (y + 206) * 0.12} ${y + 14}Z`
  }
  return (
    fill('M-60 -250Q0 -286 60 -250Q104 -190 116 -30H54L48 -96H-48L-54 -30H-116Q-104 -190 -60 -250Z', gold) +
    fill(stripes, blue) +
    fill('M-60 -250Q0 -286 60 -250L56 -228Q0 -256 -56 -228Z', blue) +
    fill(
      'M-50 -216Q0 -244 50 -216Q58 -150 36 -112Q20 -92 0 -92Q-20 -92 -36 -112Q-58 -150 -50 -216Z',
      mix(gold, '#fff3cf', 0.35),
    ) +
    fill('M-40 -184Q-24 -196 -8 -184Q-24 -174 -40 -184ZM8 -184Q24 -196 40 -184Q24 -174 8 -184Z', ink) +
    stroke('M-44 -198Q-26 -208 -8 -198M8 -198Q26 -208 44 -198', blue, 6) +
    fill('M0 -186L-10 -146H10Z', mix(gold, ink, 0.25)) +
    stroke('M-16 -124Q0 -116 16 -124', ink, 6) +
    fill('M-9 -94H9L12 -36Q0 -28 -12 -36Z', blue) +
    fill('M-70 -34Q0 -2 70 -34L80 0H-80Z', gold) +
    stroke('M-72 -24Q0 8 72 -24', blue, 7) +
    fill('M-12 -266Q-18 -300 -2 -306Q8 -300 4 -268Z', gold) +
    disc(14, -284, 8, blue)
  )
}
