/**
 * `npm run bodies`: prints the demo's English texts for their translators, and notes which English the translations answer.
 */
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Command } from 'commander'
import { say } from '../platform/tool.ts'
import { experiencesByCity, toldInSentences } from './catalogue.ts'
import { bodiesFolder } from './words/read-bodies.ts'
import { bodyFingerprint, bodyTexts } from './words/with-bodies.ts'

const program = new Command('bodies').description(
  'The texts of the demo’s experiences and their translations.',
)

program
  .command('print')
  .description('prints the English texts that words/bodies/<language>/<city>.json answers, in its order')
  .argument('<city>', 'name of a file of experiences/: rome, abu-dhabi')
  .argument('<language>', 'fr, zh')
  .action((city: string, language: string) => {
    for (const listing of experiencesByCity[city] ?? []) {
      say(`# ${listing.externalId}`)
      const texts = bodyTexts(toldInSentences(listing), language)
      texts.forEach((text, index) => say(`${index + 1}. ${text.replaceAll('\n', String.raw`\n`)}`))
    }
  })

program
  .command('seal')
  .description('writes down the English that the translations answer, after both were edited')
  .action(async () => {
    const listings = Object.values(experiencesByCity).flat()
    const fingerprints = Object.fromEntries(
      listings.map((listing) => [listing.externalId, bodyFingerprint(listing)]),
    )
    await writeFile(
      path.join(bodiesFolder, 'fingerprints.json'),
      `${JSON.stringify(fingerprints, null, 2)}\n`,
    )
    say(`Sealed ${listings.length} experiences.`)
  })

await program.parseAsync()
