import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { jobsProgram } from '../../platform/jobs/jobs-tool.ts'
import { bookingsProgram } from '../../suppliers/bookings-tool.ts'
import { suppliersProgram } from '../../suppliers/suppliers-tool.ts'
import { storefrontsProgram } from '../../storefronts/storefronts-tool.ts'
import { reviewsProgram } from '../../reviews/reviews-tool.ts'

const root = path.join(import.meta.dirname, '../../..')
const readme = readFileSync(path.join(root, 'README.md'), 'utf8')
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}

/** Every document that tells people what to type. */
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(path.join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
].map((name) => ({ name, text: readFileSync(path.join(root, name), 'utf8') }))

/** Every `npm run …` of a text, in blocks and in sentences, without its comment. */
const commandsIn = (text: string) =>
  [...text.matchAll(/npm run [^`\n#;]+/g)].map(([command]) => command.trim())
const commands = documents.flatMap(({ text }) => commandsIn(text))

test('the front page is read in one go', () => {
  expect(readme.split('\n').length).toBeLessThanOrEqual(80)
})

test.for(
  documents.flatMap(({ name, text }) =>
    [...text.matchAll(/\]\((?!https?:|#)([^)#]+)(?:#[^)]*)?\)/g)].map(([, target = '']) => ({
      name,
      target,
    })),
  ),
)('$name links to $target, which exists', ({ name, target }) => {
  expect(existsSync(path.join(root, path.dirname(name), target))).toBe(true)
})

test.for([...new Set(commands)])('the written command `%s` is one that the project has', (command) => {
  expect(Object.keys(scripts)).toContain(command.split(' ')[2])
})

const foldersOf = (place: string) =>
  readdirSync(path.join(root, place), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

/** What stands below a room on the map of the README, set in by two spaces. */
const mapOf = (room: string) => new RegExp(`^${room}/.*\\n((?: {2}.*\\n)+)`, 'm').exec(readme)?.[1] ?? ''

/** `carts/ checkout/   from the cart to the money`: the folders with which a line of the map begins. */
const roomsOn = (map: string) =>
  [...map.matchAll(/^ {2}((?:[\w-]+\/(?: +|$))+)/gm)].flatMap(([, run = '']) => run.match(/[\w-]+/g) ?? [])

test.for(['widget', 'storefront', 'server'])('the map names every room of %s/, and no other', (room) => {
  expect(roomsOn(mapOf(room)).toSorted()).toEqual(foldersOf(room).toSorted())
})

test.for(['catalogue', 'orders', 'platform'])('the map names the rooms within server/%s', (slice) => {
  const line = new RegExp(`^ {2}${slice}/ .*$`, 'm').exec(mapOf('server'))?.[0] ?? ''
  expect(foldersOf(`server/${slice}`).filter((room) => !line.includes(`${room}/`))).toEqual([])
})

const tools = {
  bookings: bookingsProgram,
  jobs: jobsProgram,
  reviews: reviewsProgram,
  storefronts: storefrontsProgram,
  suppliers: suppliersProgram,
}

/** What the documents say to those tools: `npm run bookings -- list --offers` says `list --offers` to the first. */
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
