/**
 * A process of the press room (`press-room.ts`): one picture at a time, on one core, and nothing is remembered between them.
 */
import sharp from 'sharp'
import { createPress } from './press.ts'
import type { PictureOrder, PictureReply } from './picture-orders.ts'

sharp.concurrency(1)
sharp.cache(false)
const press = createPress()

async function work({ order }: { order: PictureOrder }): Promise<PictureReply> {
  try {
    if (order.kind === 'description') {
      const described = await press.describePhotograph(Buffer.from(order.bytes))
      return { described, heldBytes: process.memoryUsage.rss() }
    }
    const picture =
      order.kind === 'poster'
        ? await press.printPoster(order.spec, order.shape)
        : await press.printPhotograph(Buffer.from(order.bytes), order.shape)
    return { picture, heldBytes: process.memoryUsage.rss() }
  } catch (error) {
    return {
      refusal: error instanceof Error ? error.message : String(error),
      heldBytes: process.memoryUsage.rss(),
    }
  }
}

process.on('message', (message: { order: PictureOrder }) => {
  void work(message).then((reply) => process.send?.(reply))
})
// the server has ended, or needs no more pictures
process.on('disconnect', () => process.exit(0))
// Ctrl-C reaches every process of the terminal: the server says when it is over
process.on('SIGINT', () => undefined)
