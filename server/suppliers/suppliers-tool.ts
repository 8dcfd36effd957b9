import { Command, InvalidArgumentError } from 'commander'
import { EmailAddress, Language, languages } from '../contract/primitives.ts'
import { textIn } from '../platform/text/localise.ts'
import { say, withTool } from '../platform/tool.ts'
import { changeSupplier, listSuppliers } from './suppliers.queries.ts'
import type { SupplierRow } from './suppliers.queries.ts'

/** A line for a supplier and how they are written to. */
function tellSupplier({ slug, name, email, language }: SupplierRow): string {
  return [slug, textIn(name, 'en'), email, language ?? 'en (nobody has said)'].join('  ')
}

function toLanguage(text: string): Language {
  const { data } = Language.safeParse(text)
  if (!data) throw new InvalidArgumentError(`one of ${languages.join(', ')}`)
  return data
}

function toEmail(text: string): string {
  const { data } = EmailAddress.safeParse(text)
  if (!data) throw new InvalidArgumentError('this format is not correct')
  return data
}

/** The commands of `npm run suppliers`. */
export function suppliersProgram(): Command {
  const program = new Command('suppliers').description('How suppliers are written to.')
  program
    .command('list', { isDefault: true })
    .description('every supplier with their address and the language that they read')
    .action(() =>
      withTool(async ({ deps: { db } }) => (await listSuppliers(db)).map(tellSupplier).forEach(say)),
    )
  program
    .command('set')
    .description('changes how a supplier is written to')
    .argument('<supplier>', 'slug, as in the list')
    .option('--language <code>', 'what they read, as in ar', toLanguage)
    .option('--email <address>', 'where mails to them go', toEmail)
    .action((slug: string, change: { language?: Language; email?: string }) =>
      withTool(async ({ deps: { db } }) => {
        const supplier = await changeSupplier(db, slug, change)
        say(supplier ? tellSupplier(supplier) : 'There is no such supplier.')
        if (!supplier) process.exitCode = 1
      }),
    )
  return program
}

if (import.meta.main) await suppliersProgram().parseAsync()
