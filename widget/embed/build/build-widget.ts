/** `npm run build:widget`: builds the script tag and everything that it loads. */
import { Command, Option } from 'commander'
import { buildWidget, runtimes } from './run-build.ts'
import type { Runtime } from './run-build.ts'

const options = new Command('build:widget')
  .description('Builds the script tag and everything that it loads.')
  .addOption(new Option('--runtime <name>', 'what renders it').choices(runtimes).default('preact'))
  .option('--out <folder>', 'where to', 'dist/widget')
  .parse()
  .opts<{ runtime: Runtime; out: string }>()
await buildWidget({ runtime: options.runtime, folder: options.out })
