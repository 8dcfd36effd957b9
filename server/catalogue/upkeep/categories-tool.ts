import { readFileSync } from 'node:fs'
import { Command } from 'commander'
import { parse, stringify } from 'yaml'
import { z } from 'zod'
import { textIn } from '../../platform/text/localise.ts'
import { say, withTool } from '../../platform/tool.ts'
import {
  Arrangement,
  arrangeCategories,
  ArrangementRefused,
  presentArrangement,
} from './arrange-categories.ts'
import { listArranged } from './categories.queries.ts'
import type { ArrangedRow } from './categories.queries.ts'

/** A line for a category. */
function tellCategory({ slug, name, experiences, hidden, mergedInto }: ArrangedRow): string {
  const state = mergedInto === null ? (hidden ? 'hidden' : '') : `merged into ${mergedInto}`
  return [slug, textIn(name, 'en'), experiences, state].join('  ').trimEnd()
}

function readArrangement(file: string): Arrangement {
  // 0: what was piped in
  const result = Arrangement.safeParse(parse(readFileSync(file === '-' ? 0 : file, 'utf8')) ?? {})
  if (!result.success) throw new ArrangementRefused([z.prettifyError(result.error)])
  return result.data
}

/** The commands of `npm run categories`. */
export function categoriesProgram(): Command {
  const program = new Command('categories').description('Order, names and merging of categories, as a file.')
  program
    .command('list', { isDefault: true })
    .description('every category in the order of menus, with how many experiences it has')
    .action(() =>
      withTool(async ({ deps: { db } }) => (await listArranged(db)).map(tellCategory).forEach(say)),
    )
  program
    .command('show')
    .description('writes the arrangement that is in force, as a file for `apply`')
    .action(() =>
      withTool(async ({ deps: { db } }) =>
        say(stringify(presentArrangement(await listArranged(db))).trimEnd()),
      ),
    )
  program
    .command('apply')
    .description('arranges the categories as a file says, and no other way')
    .argument('<file>', 'YAML or JSON with order, hide, rename and merge; - reads what is piped in')
    .action(async (file: string) => {
      try {
        const arrangement = readArrangement(file)
        const { experiences } = await withTool(({ deps: { db } }) => arrangeCategories(db, arrangement))
        say(`Done. ${experiences} experiences have another category or name of one.`)
      } catch (error) {
        if (!(error instanceof ArrangementRefused)) throw error
        error.faults.forEach(say)
        process.exitCode = 1
      }
    })
  return program
}

if (import.meta.main) await categoriesProgram().parseAsync()
