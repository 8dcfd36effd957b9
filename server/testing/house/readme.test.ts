import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '../../..')
const readme = readFileSync(path.join(root, 'README.md'), 'utf8')
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}

/** Every `npm run …` of the README, in blocks and in sentences, without its comment. */
const commands = [...readme.matchAll(/npm run [^`\n#;]+/g)].map(([command]) => command.trim())

test.for(commands)('the README’s command `%s` is one that the project has', (command) => {
  expect(Object.keys(scripts)).toContain(command.split(' ')[2])
})

/** What each tool is asked there: `npm run bookings -- list --offers` asks for the command `list` and its option. */
const asked = new Map<string, { file: string; subcommand?: string; options: Set<string> }>()
for (const command of commands) {
  const [script = '', ...words] = command.replace('npm run ', '').split(/ -- | /)
  const file = /^node (\S+\.ts)$/.exec(scripts[script] ?? '')?.[1]
  const subcommand = words.find((word, at) => /^[a-z]+$/.test(word) && !words[at - 1]?.startsWith('--'))
  const options = words.filter((word) => word.startsWith('--'))
  if (!file || !(subcommand ?? options[0])) continue
  const key = [script, subcommand].filter(Boolean).join(' ')
  const known = asked.get(key) ?? { file, subcommand, options: new Set() }
  for (const option of options) known.options.add(option)
  asked.set(key, known)
}

test.concurrent.for([...asked])('its tool understands `%s`', async ([, { file, subcommand, options }]) => {
  const words = [file, ...(subcommand ? [subcommand] : []), '--help']
  const { stdout } = await promisify(execFile)(process.execPath, words, { cwd: root })
  if (subcommand) expect(stdout).toMatch(new RegExp(`^Usage: \\w+ ${subcommand}\\b`, 'm'))
  for (const option of options) expect(stdout).toContain(option)
})
