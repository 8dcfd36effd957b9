import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { DockerfileParser } from 'dockerfile-ast'
import { afterAll, expect, it } from 'vitest'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'

const root = path.join(import.meta.dirname, '../..')
const workdir = '/dhow'
const folder = makeTemporaryFolder('image')
let server: ChildProcess | undefined

afterAll(async () => {
  if (server?.exitCode === null) {
    server.kill('SIGTERM')
    await once(server, 'exit')
  }
  rmSync(folder, { recursive: true, force: true })
}, 300_000)

/** What a build of the image would copy: what git knows, without what the ignore file names. */
function copyContext(target: string): void {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  for (const file of files.split('\0').filter((name) => name && existsSync(path.join(root, name)))) {
    cpSync(path.join(root, file), path.join(target, file))
  }
}

/** Runs each step of the recipe in a folder for each stage, as `docker build` would; answers the last stage's. */
function followRecipe(): { stage: string; command: string[] } {
  const stages = new Map<string, string>()
  let stage = ''
  let command: string[] = []
  for (const instruction of DockerfileParser.parse(
    readFileSync(path.join(import.meta.dirname, 'Dockerfile'), 'utf8'),
  ).getInstructions()) {
    const words = instruction.getArguments().map((argument) => argument.getValue())
    const text = instruction.getArgumentsContent() ?? ''
    const keyword = instruction.getKeyword()
    if (keyword === 'FROM') {
      stage = path.join(folder, words[2] ?? 'last')
      mkdirSync(stage)
      stages.set(words[2] ?? 'last', stage)
    } else if (keyword === 'COPY') {
      const from = /^COPY --from=(\S+) (\S+) (\S+)$/.exec(instruction.getTextContent())
      if (from) {
        const [, name = '', source = '', target = ''] = from
        const place = path.join(stages.get(name) ?? '', path.relative(workdir, source))
        cpSync(place, path.join(stage, target), { recursive: true })
      } else if (words[0] === '.') copyContext(stage)
      else for (const file of words.slice(0, -1)) cpSync(path.join(root, file), path.join(stage, file))
    } else if (keyword === 'RUN' && text.startsWith('npm ')) {
      // the cache is the machine's, and not the image's to clean
      const step = text.replace(/ && npm cache clean --force$/, '')
      execFileSync('sh', ['-c', step], { cwd: stage, stdio: 'pipe', env: npmEnvironment() })
    } else if (keyword === 'CMD') command = JSON.parse(text) as string[]
  }
  return { stage, command }
}

/** Without what the npm that runs this test tells its children. */
function npmEnvironment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !/^npm_(?!config)|^NODE_ENV$|^VITEST/.test(name))
  return Object.fromEntries(own)
}

it(
  'the steps of the image recipe give a shop without development packages',
  { timeout: 600_000 },
  async () => {
    const { stage, command } = followRecipe()
    expect(existsSync(path.join(stage, 'node_modules/vite'))).toBe(false)

    server = spawn(process.execPath, command.slice(1), {
      cwd: stage,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...npmEnvironment(),
        NODE_ENV: 'production',
        PORT: '0',
        HOST: '127.0.0.1',
        DATA_FOLDER: path.join(folder, 'data'),
        PUBLIC_ORIGIN: 'http://localhost',
        SESSION_SECRET: 'a-secret-of-the-test-0123456789-abcdef',
        PAYMENTS_SANDBOX: '1',
        DEMO: '1',
        NOTICE_SECONDS: '0',
      },
    })
    expect(await firstLineWith(server, 'Dhow is at')).toContain('Dhow is at')
  },
)

async function firstLineWith(child: ChildProcess, words: string): Promise<string> {
  let said = ''
  for await (const chunk of child.stdout ?? []) {
    said += String(chunk)
    const line = said.split('\n').find((one) => one.includes(words))
    if (line) return line
  }
  throw new Error(`It ended before it said "${words}":\n${said}`)
}
