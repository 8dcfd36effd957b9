import { spawnSync } from 'node:child_process'
import { quarterDays, listHoles, listPastTheirTime } from './package-ages.ts'
import type { Audit, PackageHistory } from './package-ages.ts'

// `npm run packages`, before a release: fails when a package is past its time or has a known hole (docs/security.md, Packages).

/** npm ends with 1 where it found something: what it prints counts. */
function npm<Reply>(...words: string[]): Reply | undefined {
  const { stdout } = spawnSync('npm', [...words, '--json'], { encoding: 'utf8', maxBuffer: 64 * 1_048_576 })
  try {
    return JSON.parse(stdout || '{}') as Reply
  } catch {
    return undefined
  }
}

const say = (line: string) => process.stdout.write(`${line}\n`)
const outdated = npm<Record<string, { current: string }>>('outdated') ?? {}
const packages = Object.entries(outdated).map(([name, { current }]): PackageHistory => {
  const published = npm<Record<string, string>>('view', name, 'time')
  return { name, current, published: published ?? {} }
})
const old = listPastTheirTime(packages, new Date())
for (const { name, current, newer, days } of old) {
  say(`${name} ${current}: ${newer} has been out for ${days} days, and ${quarterDays} are the most`)
}
const holes = listHoles(npm<Audit>('audit', '--omit=dev') ?? {})
for (const hole of holes ?? ['npm audit got no answer: whether a hole is known, nobody can say']) say(hole)
say(`${packages.length} packages have a newer version, ${old.length} of them for too long.`)
process.exitCode = old.length === 0 && holes?.length === 0 ? 0 : 1
