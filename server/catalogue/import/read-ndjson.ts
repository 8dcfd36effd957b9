import { createReadStream, statSync } from 'node:fs'
import { pipeline } from 'node:stream'
import iconv from 'iconv-lite'
import type { ImportSource, RawRow } from './raw-row.ts'

/** Longer lines are no listing: the file is one large array. */
const longestLine = 2_000_000

/** Opens newline-delimited JSON: one listing a line, empty lines between them allowed. */
export function openNdjson(file: string, { encoding }: { encoding: string }): ImportSource {
  const input = createReadStream(file)
  const decoder = iconv.decodeStream(encoding)
  // errors are thrown to the loop that iterates over the decoder
  pipeline(input, decoder, () => undefined)
  return {
    rows: readLines(decoder as AsyncIterable<string>),
    totalBytes: statSync(file).size,
    bytesRead: () => input.bytesRead,
  }
}

/** Not node:readline, which also ends a line at U+2028; JSON may have that inside a string. */
async function* readLines(chunks: AsyncIterable<string>): AsyncGenerator<RawRow> {
  let line = 1
  let rest = ''
  let tooLong = false
  for await (const chunk of chunks) {
    const pieces = chunk.split('\n')
    for (const [index, piece] of pieces.entries()) {
      const complete = index < pieces.length - 1
      if (rest.length + piece.length > longestLine) tooLong = true
      rest = tooLong ? '' : rest + piece
      if (!complete) continue
      yield* readLine(rest, line, tooLong)
      line++
      rest = ''
      tooLong = false
    }
  }
  yield* readLine(rest, line, tooLong)
}

function* readLine(text: string, line: number, tooLong: boolean): Generator<RawRow> {
  if (tooLong) {
    yield {
      line,
      fault: {
        field: '',
        code: 'json',
        reason: `the line is longer than ${longestLine} characters; put one listing on each line`,
      },
    }
    return
  }
  if (text.trim() === '') return
  try {
    yield { line, json: JSON.parse(text) as unknown }
  } catch (error) {
    yield {
      line,
      fault: { field: '', code: 'json', reason: error instanceof Error ? error.message : String(error) },
    }
  }
}
