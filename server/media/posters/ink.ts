function channels(colour: string): [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

/** Two inks mixed: 0 is the first, 1 is the second. Both are `#rrggbb`. */
export function mix(first: string, second: string, share: number): string {
  const a = channels(first)
  const b = channels(second)
  const blended = a.map((value, index) => Math.round(value + ((b[index] ?? value) - value) * share))
  return `#${blended.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
