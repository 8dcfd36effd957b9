import { createWriteStream } from 'node:fs'
import type { WriteStream } from 'node:fs'
import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import type { Refusal } from '../listings/refusal.ts'

/** A refused row: where it stands in the file, what it calls itself, and everything that is wrong with it. */
export interface RefusedRow {
  line: number
  externalId: string
  refusals: readonly Refusal[]
}

/** A CSV of refused rows, one line for each reason. The file is made when the first one comes. */
export interface RefusalReport {
  add(row: RefusedRow): Promise<void>
  /** Ends the file; answers whether there is one. */
  close(): Promise<boolean>
}

/** A cell that a spreadsheet shows as it is: quoted, and never taken for a formula. */
function cell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}

/** Opens the report at `file`, which is overwritten. */
export function createRefusalReport(file: string): RefusalReport {
  let stream: WriteStream | undefined
  const write = async (text: string) => {
    if (stream && !stream.write(text)) await once(stream, 'drain')
  }
  return {
    async add({ line, externalId, refusals }) {
      if (!stream) {
        stream = createWriteStream(file)
        await once(stream, 'open')
        await write('line,externalId,field,code,reason\r\n')
      }
      for (const { field, code, reason } of refusals) {
        await write(`${line},${[externalId, field, code, reason].map(cell).join(',')}\r\n`)
      }
    },
    async close() {
      if (!stream) return false
      stream.end()
      await finished(stream)
      return true
    },
  }
}
