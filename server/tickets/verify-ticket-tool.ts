/** `npm run verify-ticket`: reads a ticket's QR code, and says whether to admit its holder. */
import { existsSync } from 'node:fs'
import { Command } from 'commander'
import jsQr from 'jsqr'
import sharp from 'sharp'
import { withTool } from '../platform/tool.ts'
import { verifyTicket } from './ticket-code.ts'
import type { TicketVerdict } from './ticket-code.ts'
import { publicKeyOf } from './ticket-key.ts'
import { openTicketKeys } from './ticket-keys.ts'

/** The text of the QR code in a picture; undefined when there is none. */
export async function readCode(picture: string | Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(picture)
    .flatten({ background: 'white' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength)
  return jsQr.default(pixels, info.width, info.height)?.data
}

/** What the command line says of a ticket, and whether to admit its holder. */
export function tellVerdict(verdict: TicketVerdict): { lines: string[]; admit: boolean } {
  if (verdict.verdict === 'not-a-ticket') return { admit: false, lines: ['This is not a ticket of Dhow.'] }
  if (verdict.verdict === 'forged') {
    return { admit: false, lines: ['Not genuine: the signature is not by this key.'] }
  }
  const { booking, experience, startsAt, timeZone, guests, units } = verdict.facts
  const local = startsAt.toZonedDateTimeISO(timeZone).toPlainDateTime().toString({ smallestUnit: 'minute' })
  return {
    admit: true,
    lines: [
      `Genuine (key ${verdict.keyId})`,
      `  booking     ${booking}`,
      `  experience  ${experience}`,
      `  start       ${local} ${timeZone}`,
      `  guests      ${guests} (${Object.entries(units)
        .map(([unit, quantity]) => `${quantity} ${unit}`)
        .join(', ')})`,
    ],
  }
}

async function main(argv: string[]): Promise<number> {
  const command = new Command('verify-ticket')
    .description('Checks the code of a ticket, or a picture of it, without a network.')
    .argument('<code-or-picture>')
    .option('--key <x>', 'public key, `x` of /.well-known/dhow-ticket-key; absent: all of this installation')
    .parse(argv)
  const [given = ''] = command.args
  const { key } = command.opts<{ key?: string }>()
  const code = existsSync(given) ? await readCode(given) : given
  if (code === undefined) {
    process.stderr.write('There is no readable code in the picture.\n')
    return 2
  }
  const known = key ? [key] : (await withTool(({ deps }) => openTicketKeys(deps))).published.map(({ x }) => x)
  const verdicts = known.map((x) => verifyTicket(code, publicKeyOf(x)))
  const verdict = verdicts.find((each) => each.verdict === 'genuine') ?? verdicts[0]
  const { lines, admit } = tellVerdict(verdict ?? { verdict: 'forged' })
  process.stdout.write(`${lines.join('\n')}\n`)
  return admit ? 0 : 1
}

if (import.meta.main) process.exitCode = await main(process.argv)
