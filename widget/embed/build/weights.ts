/** `npm run weights`: builds the widget and prints what it weighs beside what others do. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildWidget } from './run-build.ts'
import { peers, weighWidget } from './weigh.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'dhow-weights-'))
try {
  await buildWidget({ runtime: 'preact', folder })
  const rows = weighWidget(folder).map(({ name, code, texts, limit }) => [
    `Dhow, ${name}`,
    `${code.toFixed(2)} kB${texts > 0 ? ` + ${texts.toFixed(2)} kB of texts` : ''}`,
    limit === undefined ? 'shadow DOM' : `shadow DOM; at most ${limit} kB`,
  ])
  const table = [['Brotli', 'JavaScript and styles', 'stands in the page as'], ...rows, ...peers]
  const widths = [0, 1].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)))
  for (const [name = '', weight = '', how = ''] of table) {
    process.stdout.write(`${name.padEnd(widths[0] ?? 0)}  ${weight.padEnd(widths[1] ?? 0)}  ${how}\n`)
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
