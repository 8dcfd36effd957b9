import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { jobsProgram } from '../../platform/jobs/jobs-tool.ts'
import { bookingsProgram } from '../../providers/bookings-tool.ts'
import { suppliersProgram } from '../../providers/suppliers-tool.ts'
import { reviewsProgram } from '../../reviews/reviews-tool.ts'

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

const tools = {
  bookings: bookingsProgram,
  jobs: jobsProgram,
  reviews: reviewsProgram,
  suppliers: suppliersProgram,
}

/** What the README says to those tools: `npm run bookings -- list --offers` says `list --offers` to the first. */
const said = commands.flatMap((command) => {
  const [script, words] = command.replace('npm run ', '').split(' -- ')
  const tool = Object.entries(tools).find(([name]) => name === script)?.[1]
  return tool && words
    ? [{ command, tool, words: [...words.matchAll(/"([^"]*)"|\S+/g)].map(([all, quoted]) => quoted ?? all) }]
    : []
})

test.for(said)('its tool understands `$command`', async ({ tool, words }) => {
  const done: string[] = []
  const program = tool()
  for (const command of program.commands) {
    command.exitOverride().action(() => void done.push(command.name()))
  }
  await program.exitOverride().parseAsync(words, { from: 'user' })
  expect(done).toEqual([words[0]])
})
