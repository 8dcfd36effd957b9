/** Whether a colour is light, as letters on a dark ground are. */

/**
 * True for a colour that is written on a dark ground, or is a ground for dark letters. It is a computed one of whatever
 * page: browsers hand on `oklch()` and its like as they were written.
 */
export function isLight(color: string): boolean {
  const [first = 0, second = 0, third = 0] = (color.match(/(?<![\w-])[\d.]+/g) ?? []).map(Number)
  if (color.startsWith('ok')) return first > 0.6
  if (/^l(ab|ch)/.test(color)) return first > 60
  const most = color.startsWith('color') ? 1 : 255
  return (0.2126 * first + 0.7152 * second + 0.0722 * third) / most > 0.55
}
