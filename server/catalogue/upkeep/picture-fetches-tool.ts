/** The commands of `npm run pictures` about the addresses that listings brought: what failed, and another try. */
import type { Command } from 'commander'
import { say, withTool } from '../../platform/tool.ts'
import type { PictureFault } from './fetch-pictures.ts'
import { countFetches, listLacking, retryFailed } from './picture-fetches.queries.ts'
import type { LackingPicture } from './picture-fetches.queries.ts'

const mostLines = 500

const words: Record<PictureFault, string> = {
  private_host: 'its host has an address inside a private network',
  address: 'only https addresses on the usual port, with the name of a host, are fetched',
  redirects: 'it redirects more than 3 times',
  no_answer: 'its host does not answer',
  busy: 'its host is busy or out of order',
  not_there: 'its host says that it is not there, or not for us',
  no_picture: 'it is not a JPEG, PNG, WebP, AVIF, GIF or TIFF picture, or is broken',
  too_large: 'it has more than 20 MB',
  too_small: 'it is less than 200 pixels wide or high',
}

/** A line for an address that gave no picture yet. */
export function tellLacking({ address, state, tries, fault, slug }: LackingPicture): string {
  const why = fault in words ? words[fault as PictureFault] : fault
  const next = state === 'failed' ? 'given up' : 'will be tried again'
  return [slug ?? '-', address, why, `${tries} tries, ${next}`].join('  ')
}

/** Adds `fetches` and `retry`: what came of the picture addresses that listings brought. */
export function addFetchCommands(program: Command): void {
  program
    .command('fetches')
    .description('how many picture addresses of listings were fetched, and which gave no picture and why')
    .action(() =>
      withTool(async ({ deps: { db } }) => {
        const lacking = await listLacking(db, mostLines)
        lacking.map(tellLacking).forEach(say)
        const { fetched, waiting, failed } = await countFetches(db)
        say(`${fetched} fetched, ${waiting} waiting, ${failed} given up`)
      }),
    )
  program
    .command('retry')
    .description('tries the addresses again that were given up')
    .action(() => withTool(async ({ deps: { db } }) => say(`${await retryFailed(db)} will be tried again`)))
}
