import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { ensureChromium } from '../chromium.ts'
import { installPackages } from './packages.ts'

// `npm run drill`: installs what is missing, then rehearses in a network of its own. Its addresses and ports are nobody else's, no
// packet leaves it, and it is gone with the last process in it.
installPackages((line) => process.stdout.write(`${line}\n`))
ensureChromium()
const rehearsal = spawn(
  'unshare',
  [
    '--net',
    '--mount',
    process.execPath,
    // s3rver 5 pages through more than 1,000 objects with RC4
    '--openssl-legacy-provider',
    path.join(import.meta.dirname, 'rehearse.ts'),
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit' },
)
// Ctrl-C reaches both; an end that is sent to this process alone is handed on
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => rehearsal.kill('SIGTERM'))
const [code] = (await once(rehearsal, 'exit')) as [number | null]
process.exitCode = code ?? 1
