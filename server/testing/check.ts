import { spawn } from 'node:child_process'
import { pathToFileURL } from 'node:url'

/** What one check came to. `output` is everything it printed, so that it can be shown whole when it failed. */
export type CheckResult = { name: string; passed: boolean; seconds: number; output: string }

const checks = ['check:types', 'check:lint', 'check:format', 'check:boundaries', 'check:house', 'check:dead']

function runCheck(name: string): Promise<CheckResult> {
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['run', '--silent', name], { stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.on('error', reject)
    child.on('close', (code) =>
      resolve({ name, passed: code === 0, seconds: (performance.now() - started) / 1000, output }),
    )
  })
}

/**
 * Runs every static check to its end, whatever becomes of the others, and prints what failed once, at the end, under its
 * name. All at once: half of the tools use one core alone.
 */
export async function runChecks(): Promise<CheckResult[]> {
  const results = await Promise.all(
    checks.map(async (name) => {
      const result = await runCheck(name)
      console.log(`${result.passed ? '✓' : '✗'} ${name} (${result.seconds.toFixed(1)} s)`)
      return result
    }),
  )
  for (const failure of results.filter((result) => !result.passed)) {
    console.log(`\n── ${failure.name} failed: npm run ${failure.name}\n${failure.output.trimEnd()}`)
  }
  return results
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const results = await runChecks()
  const failed = results.filter((result) => !result.passed)
  console.log(
    failed.length === 0
      ? `\nAll ${results.length} checks passed`
      : `\n${failed.length} of ${results.length} checks failed: ${failed.map(({ name }) => name).join(', ')}`,
  )
  process.exitCode = failed.length === 0 ? 0 : 1
}
