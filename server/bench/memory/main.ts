import { Agent, request } from 'node:http'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Command } from 'commander'
import { openDatabase } from '../../platform/database.ts'
import { startEmbeddedPostgres } from '../../platform/postgres/embedded-postgres.ts'
import { endProcess, startProcess } from '../processes.ts'
import { listPictureAddresses } from './pictures.queries.ts'
import { measureTree } from './process-tree.ts'

const megabyte = 1024 * 1024
/** What the server, and it with all processes that it starts, may hold. PostgreSQL is not counted. */
const limits = { server: 350 * megabyte, tree: 500 * megabyte }
const concurrency = 8
const sampleEveryMs = 500

const program = new Command('memory')
  .description(
    'Starts the product with the demo catalogue, asks for its pictures and pages, and measures what it holds. Ends with 1 when that is more than 350 MB, or 500 MB with the processes that it starts.',
  )
  .option(
    '--pictures <n>',
    'how many pictures are made; every one of the demo in all widths unless told',
    'all',
  )
  .option('--requests <n>', 'how many pages are asked for', '200000')
  .parse()
const options = program.opts<{ pictures: string; requests: string }>()

const folder = mkdtempSync(path.join(os.tmpdir(), 'dhow-memory-'))
const agent = new Agent({ keepAlive: true, maxSockets: concurrency })
const undo: (() => unknown)[] = [
  () => rmSync(folder, { recursive: true, force: true }),
  () => agent.destroy(),
]
try {
  const postgres = await startEmbeddedPostgres(folder)
  undo.unshift(() => postgres.stop())
  const databaseUrl = postgres.url()
  const { child, origin, pid } = await startProcess(['server/start.mjs'], /Dhow is at (http:\S+)/, {
    DATABASE_URL: databaseUrl,
    DATA_FOLDER: folder,
    DEMO: '1',
    PORT: '0',
    LOG_LEVEL: 'error',
  })
  undo.unshift(() => endProcess(child))

  const sampler = watch(pid)
  undo.unshift(() => sampler.stop())
  sampler.tell('started')
  const db = openDatabase(databaseUrl)
  const pictures = await listPictureAddresses(db)
  await db.destroy()
  const asked = options.pictures === 'all' ? pictures : spread(pictures, Number(options.pictures))
  await visit(asked, asked.length)
  sampler.tell(`after ${asked.length} pictures`)
  const pages = await listPages(origin)
  await visit(pages, Number(options.requests))
  sampler.tell(`after ${options.requests} requests for ${pages.length} pages`)
  if (sampler.most.server > limits.server || sampler.most.tree > limits.tree) process.exitCode = 1
  process.stdout.write(
    `At most ${inMegabytes(sampler.most.server)} in the server (limit 350 MB) and ${inMegabytes(sampler.most.tree)} in all processes (limit 500 MB): ${process.exitCode ? 'too much' : 'good'}\n`,
  )

  async function visit(addresses: readonly string[], count: number): Promise<void> {
    let next = 0
    const work = async () => {
      for (let at = next++; at < count; at = next++) {
        await get(origin + (addresses[at % addresses.length] ?? '/'))
      }
    }
    await Promise.all(Array.from({ length: concurrency }, work))
  }
} finally {
  for (const step of undo) await step()
}

function watch(pid: number) {
  const most = { server: 0, tree: 0 }
  const take = () => {
    const held = measureTree(pid)
    const server = held.find((one) => one.pid === pid)?.bytes ?? 0
    const tree = held.reduce((sum, { bytes }) => sum + bytes, 0)
    most.server = Math.max(most.server, server)
    most.tree = Math.max(most.tree, tree)
    return { server, tree, processes: held.length }
  }
  const timer = setInterval(take, sampleEveryMs)
  return {
    most,
    stop: () => clearInterval(timer),
    tell(when: string) {
      const { server, tree, processes } = take()
      process.stdout.write(
        `${when}: server ${inMegabytes(server)}, ${processes} processes ${inMegabytes(tree)}; at most so far ${inMegabytes(most.server)} and ${inMegabytes(most.tree)}\n`,
      )
    },
  }
}

/** Every address of the sitemap, in all languages: more pages than a process keeps. */
async function listPages(origin: string): Promise<string[]> {
  const index = await get(`${origin}/sitemap.xml`)
  const parts = locationsOf(index)
  const texts = parts.length > 0 && /<sitemapindex/.test(index) ? await Promise.all(parts.map(get)) : [index]
  return texts.flatMap((text) =>
    [...text.matchAll(/(?:<loc>|href=")([^<"]+)/g)].map(([, url = '']) => pathOf(url)),
  )
}

function locationsOf(text: string): string[] {
  return [...text.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => url)
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}

function spread(addresses: readonly string[], count: number): string[] {
  const step = Math.max(1, Math.floor(addresses.length / count))
  return addresses.filter((_, index) => index % step === 0).slice(0, count)
}

function get(url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const asked = request(
      url,
      { agent, headers: url.includes('/sitemap') ? {} : { 'accept-encoding': 'br' } },
      (reply) => {
        const chunks: Buffer[] = []
        reply.on('data', (chunk: Buffer) => chunks.push(chunk))
        reply.on('end', () => {
          const isFault = (reply.statusCode ?? 0) >= 500
          if (isFault) reject(new Error(`${url} was answered with ${reply.statusCode}`))
          else resolve(Buffer.concat(chunks).toString())
        })
      },
    )
    asked.on('error', reject)
    asked.end()
  })
}

function inMegabytes(bytes: number): string {
  return `${Math.round(bytes / megabyte)} MB`
}
