import { readFileSync } from 'node:fs'
import { Command } from 'commander'
import { stringify } from 'yaml'
import { openFiles } from '../platform/files/open-files.ts'
import { say, withTool } from '../platform/tool.ts'
import type { Tool } from '../platform/tool.ts'
import { applyStorefronts } from './apply-storefronts.ts'
import { changeOrigins } from './change-origins.ts'
import { checkStorefronts } from './check-storefronts.ts'
import type { CheckedStorefronts } from './check-storefronts.ts'
import { listDays } from './figures.queries.ts'
import { storefrontFileSchema } from './read-storefront-file.ts'
import { shortRecordOf } from './storefront-record.ts'
import { tellFault } from './storefront-fault.ts'
import { listConfigured } from './storefronts.queries.ts'
import type { StorefrontRow } from './storefronts.queries.ts'

function tellStorefront({ slug, name, layout, supplier, hosts, everyOtherHost }: StorefrontRow): string {
  const where = [...hosts, ...(everyOtherHost ? ['every other host'] : [])].join(', ')
  return [slug, name, layout, supplier ?? 'every supplier', where || 'embedded only'].join('  ')
}

function write(rows: readonly StorefrontRow[], asJson: boolean | undefined): void {
  const file = { storefronts: rows.map(shortRecordOf) }
  say(asJson ? JSON.stringify(file, null, 2) : stringify(file, { lineWidth: 110 }).trimEnd())
}

/** Says what was found in a file; answers whether it is well. */
function tell(file: string, { records, faults, warnings }: CheckedStorefronts): boolean {
  faults.forEach((fault) => say(`${file}: ${tellFault(fault)}`))
  warnings.forEach((fault) => say(`${file}: note: ${tellFault(fault)}`))
  if (faults.length > 0) {
    say(faults.length === 1 ? '1 thing is wrong.' : `${faults.length} things are wrong.`)
    process.exitCode = 1
    return false
  }
  say(`${file} is well: ${records.map(({ slug }) => slug).join(', ')}.`)
  return true
}

const depsOf = ({ deps: { db, env } }: Tool) => ({ db, files: openFiles({ env }) })

function readText(file: string): string {
  // 0: what was piped in
  return readFileSync(file === '-' ? 0 : file, 'utf8')
}

/** The commands of `npm run storefronts`. */
export function storefrontsProgram(): Command {
  const program = new Command('storefronts').description('The sites of this installation, as files.')
  program
    .command('list', { isDefault: true })
    .description('every storefront: name, layout, what it sells, where it answers')
    .action(() =>
      withTool(async ({ deps: { db } }) => (await listConfigured(db)).map(tellStorefront).forEach(say)),
    )
  program
    .command('check')
    .description('says what is wrong with a file of storefronts, and changes nothing')
    .argument('<file>', 'YAML or JSON; - reads what is piped in')
    .action((file: string) =>
      withTool(async (tool) => void tell(file, await checkStorefronts(depsOf(tool), readText(file)))),
    )
  program
    .command('apply')
    .description('writes the storefronts of a file, all of them or none')
    .argument('<file>', 'YAML or JSON; - reads what is piped in')
    .action((file: string) =>
      withTool(async (tool) => {
        if (tell(file, await applyStorefronts(depsOf(tool), readText(file)))) {
          say('Written. Running processes serve it within seconds.')
        } else say('Nothing was changed.')
      }),
    )
  program
    .command('show')
    .description('one storefront as a file')
    .argument('<slug>')
    .option('--json', 'as JSON')
    .action((slug: string, { json }: { json?: boolean }) =>
      withTool(async ({ deps: { db } }) => {
        const rows = await listConfigured(db)
        const row = rows.find((one) => one.slug === slug)
        if (row) return write([row], json)
        say(`There is no storefront ${slug}; there are ${rows.map((one) => one.slug).join(', ')}.`)
        process.exitCode = 1
      }),
    )
  program
    .command('figures')
    .description('visits, views of experiences, opened carts and orders of a site, day by day (UTC)')
    .argument('<slug>')
    .option('--days <number>', 'how many days back', '30')
    .action((slug: string, { days }: { days: string }) =>
      withTool(async ({ deps: { db, clock } }) => {
        const from = clock
          .now()
          .toZonedDateTimeISO('UTC')
          .toPlainDate()
          .subtract({ days: Number(days) })
        const rows = await listDays(db, { slug, from: from.toString() })
        if (rows.length === 0) say(`Nothing was counted for ${slug} in ${days} days.`)
        for (const { day, visits, views, carts, orders } of rows) {
          say(`${day}  visits ${visits}  views ${views}  carts ${carts}  orders ${orders}`)
        }
      }),
    )
  program
    .command('export')
    .description('every storefront as one file, which apply takes')
    .option('--json', 'as JSON')
    .action(({ json }: { json?: boolean }) =>
      withTool(async ({ deps: { db } }) => write(await listConfigured(db), json)),
    )
  program
    .command('schema')
    .description('the JSON Schema of the format, for editors')
    .action(() => say(JSON.stringify(storefrontFileSchema(), null, 2)))
  program
    .command('origins')
    .description('pages that may embed a storefront')
    .argument('<slug>')
    .argument('[change]', 'add or remove; without it they are listed')
    .argument('[url]', 'as https://tours.example, https://*.tours.example or http://localhost:*')
    .action((slug: string, change: string | undefined, url: string | undefined) =>
      withTool(async ({ deps: { db } }) => {
        const done = await changeOrigins(db, { slug, change, url })
        done.lines.forEach(say)
        if (!done.ok) process.exitCode = 1
      }),
    )
  return program
}

if (import.meta.main) await storefrontsProgram().parseAsync()
