/** `npm run bodies`: prints the demo's English texts for their translators. */
import { Command } from 'commander'
import { say } from '../platform/tool.ts'
import { experiencesByCity, toldInSentences } from './catalogue.ts'
import { bodyTexts } from './words/with-bodies.ts'

const program = new Command('bodies')
  .description('Prints the English texts that words/bodies/<language>/<city>.json translates.')
  .argument('<city>', 'name of a file of experiences/: rome, abu-dhabi')
  .argument('<language>', 'fr, zh')
  .action((city: string, language: string) => {
    const texts = (experiencesByCity[city] ?? []).map((listing) => [
      listing.externalId,
      Object.fromEntries(bodyTexts(toldInSentences(listing), language).map((english) => [english, ''])),
    ])
    say(JSON.stringify(Object.fromEntries(texts), null, 2))
  })

await program.parseAsync()
