/** `npm run pictures`: a sheet of all pictures of the demo, and what came of the picture addresses that listings brought. */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Command } from 'commander'
import { addFetchCommands } from '../catalogue/upkeep/picture-fetches-tool.ts'
import { say } from '../platform/tool.ts'
import { demoCatalogue } from './catalogue.ts'
import { printContactSheet } from './contact-sheet.ts'

const program = new Command('pictures').description('Pictures of the catalogue.')

program
  .command('sheet')
  .description(
    'writes every picture of the demo catalogue beside its title and its words, as one HTML file to look through',
  )
  .option('--output <file>', 'where it is written', path.join('data', 'pictures.html'))
  .option('--only <text>', 'only experiences whose address or destination contains this')
  .action(async ({ output, only }: { output: string; only?: string }) => {
    const listings = demoCatalogue.experiences.filter(({ slug, destination }) =>
      `${slug ?? ''} ${destination ?? ''}`.includes(only ?? ''),
    )
    await mkdir(path.dirname(output), { recursive: true })
    await writeFile(output, await printContactSheet(listings))
    const count = listings.reduce((sum, { pictures = [] }) => sum + pictures.length, 0)
    say(`${count} pictures of ${listings.length} experiences are in ${output}: open it in a browser.`)
  })

addFetchCommands(program)
await program.parseAsync()
