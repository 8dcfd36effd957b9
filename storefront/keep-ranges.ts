import type { Formats, NumberFormat } from '../widget/environment/formats.ts'

/**
 * Formats that write each range of numbers once. V8 takes 200 µs for a range and 0.5 µs for a number, and a list tells many; the
 * durations and lengths of a catalogue, which are what is told as ranges, are few.
 */
export function keepRanges(formats: Formats): Formats {
  const kept = new Map<NumberFormat, NumberFormat>()
  return {
    ...formats,
    number(options) {
      const format = formats.number(options)
      const known = kept.get(format) ?? keepRangesOf(format)
      kept.set(format, known)
      return known
    },
  }
}

function keepRangesOf(format: NumberFormat): NumberFormat {
  const ranges = new Map<string, string>()
  return {
    format: (value) => format.format(value),
    formatRange(start, end) {
      const key = `${start} ${end}`
      const text = ranges.get(key) ?? format.formatRange(start, end)
      ranges.set(key, text)
      return text
    },
  }
}
