import { once } from 'node:events'
import { readFile, readdir } from 'node:fs/promises'
import { createServer } from 'node:http'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../../..')
const folder = path.join(root, 'widget/embed/hosts')

/** A host page as other people make them. */
export interface HostPage {
  /** Name of its file, without the ending. */
  name: string
  file: string
  /** Language of the widget in it. */
  language: string
  /** Name of the page's button that opens the widget. */
  opener?: string
  /** What the traveller is to be told where nothing can be booked; undefined where they are to have paid. */
  refusal?: string
  /** The machine's name in the page's address. 127.0.0.1 is on the storefront's list of origins. */
  hostname: string
}

/** The site on which the pages are. */
export interface HostSite {
  addressOf(host: HostPage): string
  close(): void
}

/** Reads the folder `widget/embed/hosts`. What is special about a page stands in its head, as `<meta name="host-…">`. */
export async function readHosts(): Promise<HostPage[]> {
  const files = (await readdir(folder)).filter((file) => /\.x?html$/.test(file)).toSorted()
  return Promise.all(
    files.map(async (file) => {
      const source = await readFile(path.join(folder, file), 'utf8')
      const told = (name: string) => new RegExp(`name="host-${name}"\\s+content="([^"]*)"`).exec(source)?.[1]
      return {
        name: path.parse(file).name,
        file,
        language: told('language') ?? 'en',
        opener: told('opener'),
        refusal: told('refusal'),
        hostname: told('name') ?? '127.0.0.1',
      }
    }),
  )
}

/** Serves the pages of the folder, and the packages that they link to below `/node_modules/`. */
export async function serveHosts(product: string, experience: string): Promise<HostSite> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://host')
    const isOfPackage = pathname.startsWith('/node_modules/')
    const file = path.join(isOfPackage ? root : folder, path.normalize(pathname))
    readFile(file, 'utf8').then(
      (text) => {
        response.setHeader('content-type', contentTypes[path.extname(file)] ?? 'text/plain')
        const filled = text.replaceAll('%PRODUCT%', product).replaceAll('%EXPERIENCE%', experience)
        response.end(isOfPackage ? text : filled)
      },
      () => {
        response.statusCode = 404
        response.end()
      },
    )
  })
  // every address of this machine: a page on 127.0.0.2 is of an origin that is on no list
  server.listen(0)
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The system gave no port')
  return {
    addressOf: ({ hostname, file }) => `http://${hostname}:${address.port}/${file}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.xhtml': 'application/xhtml+xml; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
}
