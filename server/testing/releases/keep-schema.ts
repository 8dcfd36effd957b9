import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Command } from 'commander'
import { say, withTool } from '../../platform/tool.ts'
import { readSchema } from './schema.queries.ts'

const command = new Command('keep-schema')
  .description('Keeps the schema of a release, for the test that its code goes on working on newer ones.')
  .argument('<version>', 'as in 1.0.0-beta.1')
  .parse()

const file = path.join(import.meta.dirname, `${command.args[0] ?? ''}.json`)
await withTool(async ({ deps }) => writeFile(file, `${JSON.stringify(await readSchema(deps.db), null, 2)}\n`))
say(`Kept in ${file}. Remove the one of the release before the last.`)
