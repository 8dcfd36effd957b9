import { Socket } from 'node:net'
import { vi } from 'vitest'

/**
 * What `work` sends over sockets in several pieces at once, packet by packet, as far as it can be read. Other connections of the
 * process write too: only packets that match `of` are told.
 */
export async function packetsOf<Result>(
  of: RegExp,
  work: () => Promise<Result>,
): Promise<{ result: Result; packets: string[] }> {
  const packets: string[] = []
  const prototype = Socket.prototype as unknown as { _writev: Writev }
  const writev = Reflect.get(prototype, '_writev') as Writev
  const spy = vi.spyOn(prototype, '_writev').mockImplementation(function (this: Socket, chunks, done) {
    packets.push(chunks.map(({ chunk }) => chunk.toString('latin1')).join(''))
    writev.call(this, chunks, done)
  })
  try {
    const result = await work()
    return { result, packets: packets.filter((packet) => of.test(packet)) }
  } finally {
    spy.mockRestore()
  }
}

type Writev = (this: Socket, chunks: { chunk: Buffer }[], done: unknown) => void
