/** `npm run judge`: how many of a file's searches find what is wanted among the first five, and how long they take. */
import { readFileSync } from 'node:fs'
import { Command } from 'commander'
import { say, withTool } from '../../../platform/tool.ts'
import { createCatalogueMemory } from '../../catalogue-memory.ts'
import { judge, readQueries } from './judge-queries.ts'

async function judgeFile(file: string): Promise<void> {
  const queries = readQueries(readFileSync(file, 'utf8'))
  const times: number[] = []
  let held = 0
  await withTool(async ({ deps }) => {
    const searching = {
      ...deps,
      catalogueMemory: createCatalogueMemory({ wordsFolder: deps.env.SEARCH_WORDS_FOLDER }),
    }
    for (const query of queries) {
      const { holds, first, milliseconds } = await judge(searching, query)
      times.push(milliseconds)
      if (holds) held++
      else say(`${query.language}; ${query.text} → ${first.join(', ') || 'nothing'}`)
    }
  })
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(0)
  say(`${held} of ${queries.length} hold: what is wanted is among the first five`)
  say(`median ${at(0.5)} ms, 95 of 100 within ${at(0.95)} ms, longest ${at(1)} ms`)
  if (held < queries.length) process.exitCode = 1
}

const program = new Command('judge')
  .description(
    'Searches the catalogue for every query of a file, and says which do not find what they should.',
  )
  .argument('<file>', 'lines of `language; query; what must be among the first five`')
  .action(judgeFile)

await program.parseAsync()
