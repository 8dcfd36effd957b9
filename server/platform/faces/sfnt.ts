import { inflateSync } from 'node:zlib'

const woffHeader = 44
const woffEntry = 20
const sfntHeader = 12
const sfntEntry = 16

/**
 * A WOFF font (W3C Recommendation, version 1) as the sfnt it was made from. The PDF writer could read the WOFF itself, at
 * four times the cost for each document.
 */
export function woffToSfnt(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') return woff
  const count = woff.readUInt16BE(12)
  const power = Math.floor(Math.log2(count))
  const head = Buffer.alloc(sfntHeader + count * sfntEntry)
  head.writeUInt32BE(woff.readUInt32BE(4), 0)
  head.writeUInt16BE(count, 4)
  head.writeUInt16BE(2 ** power * 16, 6)
  head.writeUInt16BE(power, 8)
  head.writeUInt16BE((count - 2 ** power) * 16, 10)
  const tables: Buffer[] = []
  let offset = head.length
  for (let index = 0; index < count; index++) {
    const entry = woffHeader + index * woffEntry
    const [start, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at))
    const bytes = woff.subarray(start, (start ?? 0) + (packed ?? 0))
    const table = packed === length ? bytes : inflateSync(bytes)
    const at = sfntHeader + index * sfntEntry
    woff.copy(head, at, entry, entry + 4)
    woff.copy(head, at + 4, entry + 16, entry + 20)
    head.writeUInt32BE(offset, at + 8)
    head.writeUInt32BE(table.length, at + 12)
    // tables begin on multiples of four
    const padding = (4 - (table.length % 4)) % 4
    tables.push(table, Buffer.alloc(padding))
    offset += table.length + padding
  }
  return Buffer.concat([head, ...tables])
}
